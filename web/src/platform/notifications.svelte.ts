/** Being called when it is one's turn: whether this browser can, may and does, and which tables are muted. */
import { ask } from "../net/api";
import { settings } from "./settings.svelte";
import { worker } from "./service-worker";

export type CallState = "unknown" | "cannot" | "denied" | "off" | "on";

interface Known {
  key: string;
  muted: string[];
  /** The digests of the addresses that are called, and in which language. */
  browsers: Record<string, string>;
}

class Calls {
  state = $state<CallState>("unknown");
  muted = $state.raw<readonly string[]>([]);
  busy = $state(false);
  /** Whether it was asked for in vain. */
  failed = $state(false);

  get can(): boolean {
    return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  }

  private looking: Promise<void> | null = null;

  /** Where things stand. Asks nobody for anything. */
  look(): Promise<void> {
    // Several parts of a page look; two of them must not renew an address side by side, nor one that is being made.
    if (this.busy) return Promise.resolve();
    return (this.looking ??= this.see().finally(() => (this.looking = null)));
  }

  private async see(): Promise<void> {
    if (!this.can) {
      this.state = "cannot";
      return;
    }
    if (Notification.permission === "denied") {
      this.state = "denied";
      return;
    }
    const found = await this.subscription();
    if (!found || Notification.permission !== "granted") {
      this.state = "off";
      return;
    }
    const known = await ask<Known>("/api/calls");
    this.muted = known.muted;
    this.state = (await this.isKnown(found, known)) ? "on" : "off";
  }

  /** After a press of a button only: the browser asks whether it may. */
  async begin(): Promise<void> {
    this.busy = true;
    this.failed = false;
    try {
      if ((await Notification.requestPermission()) !== "granted") {
        this.state = Notification.permission === "denied" ? "denied" : "off";
        return;
      }
      await this.looking?.catch(() => {});
      const there = await worker();
      if (!there) throw new Error("no worker");
      const { key, muted } = await ask<Known>("/api/calls");
      await this.subscribe(there, key);
      this.muted = muted;
      this.state = "on";
    } catch {
      this.failed = true;
    } finally {
      this.busy = false;
    }
  }

  async end(): Promise<void> {
    this.busy = true;
    try {
      const endpoint = await this.unsubscribe();
      if (endpoint) await ask("/api/calls/stop", { endpoint });
    } finally {
      this.busy = false;
    }
  }

  /** This browser forgets that it could be called; its address, if it had one. */
  async unsubscribe(): Promise<string> {
    if (!this.can) return "";
    const found = await this.subscription();
    await found?.unsubscribe();
    this.state = "off";
    return found?.endpoint ?? "";
  }

  async mute(code: string, muted: boolean): Promise<void> {
    await ask(`/api/tables/${encodeURIComponent(code)}/mute`, { muted });
    this.muted = muted ? [...this.muted, code] : this.muted.filter((one) => one !== code);
  }

  private async subscription(): Promise<PushSubscription | null> {
    const there = await navigator.serviceWorker.getRegistration();
    return there ? there.pushManager.getSubscription() : null;
  }

  /**
   * Whether the server calls this browser, in the language that is read now; if it does not, it is asked to.
   *
   * An address that it does not know may be lost with the cookie, pushed out by newer browsers, or dead at the push
   * service: only a new one is surely good.
   */
  private async isKnown(found: PushSubscription, known: Known): Promise<boolean> {
    const lang = known.browsers[await digest(found.endpoint)];
    try {
      if (lang === undefined) {
        const there = await navigator.serviceWorker.getRegistration();
        await found.unsubscribe();
        if (!there) return false;
        await this.subscribe(there, known.key);
      } else if (lang !== settings.lang) await this.tell(found);
      return true;
    } catch {
      return lang !== undefined;
    }
  }

  private async subscribe(there: ServiceWorkerRegistration, key: string): Promise<void> {
    await this.tell(await there.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  }

  /** The server has to know the address, and which language to call in. */
  private async tell(made: PushSubscription): Promise<void> {
    await ask("/api/calls", { ...made.toJSON(), lang: settings.lang });
  }
}

async function digest(text: string): Promise<string> {
  const raw = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(raw)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const calls = new Calls();
