/** The person's account and tables, for the top bar of all pages. */
import { api, type Home, type Me } from "../net/api";
import { badge } from "../platform/badge";
import { bundles } from "../i18n/bundles.svelte";
import { personName } from "../i18n/people";

class Account {
  me = $state.raw<Me | null>(null);
  home = $state.raw<Home | null>(null);

  get waiting(): number {
    return this.home?.tables.filter((one) => one.your_turn && !one.over).length ?? 0;
  }

  /** The name to show: the chosen one, or "Guest 4821". */
  get displayName(): string {
    if (!this.me) return "";
    return personName(this.me.name || this.me.guest, bundles.words());
  }

  /** Updates whose turn it is at one table, without a request. */
  setTurn(code: string, turn: boolean): void {
    if (!this.home?.tables.some((one) => one.code === code && one.your_turn !== turn)) return;
    this.home = {
      ...this.home,
      tables: this.home.tables.map((one) => (one.code === code ? { ...one, your_turn: turn } : one)),
    };
    badge(this.waiting);
  }

  async refresh(): Promise<void> {
    const [me, home] = await Promise.allSettled([this.me ? Promise.resolve(this.me) : api.me(), api.home()]);
    if (me.status === "fulfilled") this.me = me.value;
    if (home.status === "fulfilled") this.home = home.value;
    if (this.home) badge(this.waiting);
  }
}

export const account = new Account();
