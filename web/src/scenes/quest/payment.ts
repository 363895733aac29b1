/** What the visible hand can give to the open demand, in its turn or through an interrupt. */
import { KINDS, TOKENS } from "./names";
import type { QuestModel } from "./model.svelte";
import { filled, type Filled, needed } from "./demand";

export class Payment {
  constructor(private readonly scene: QuestModel) {}

  /** What this hand may do now, in notation. */
  private get texts(): readonly string[] {
    const { scene } = this;
    if (!scene.asking) return scene.actionsOf(scene.me);
    return scene.view.actor === scene.me ? scene.choices.map((choice) => choice.text) : [];
  }

  /** Whether anything may be pledged from this hand now. */
  get open(): boolean {
    return this.scene.demand !== null && this.scene.me >= 0 && this.texts.some((text) => text.startsWith("pledge "));
  }

  get filled(): Filled {
    const { demand, view, plan, me } = this.scene;
    return demand ? filled(demand, view, plan, me) : { slots: [], missing: 0, spare: 0 };
  }

  /** The numbers of shields that could be given: those that are offered, or what the open slots and the purse allow. */
  get shields(): number[] {
    const offered = this.texts.flatMap((text) => /^pledge (\d+) shield/.exec(text)?.[1] ?? []).map(Number);
    const { demand, view, me } = this.scene;
    if (offered.length || demand?.from !== "group" || !this.open || view.pledged[me]?.shields) return offered;
    const open = this.filled.slots.filter((slot) => slot.want === "shield" && (slot.seat < 0 || slot.planned)).length;
    return Array.from({ length: Math.min(open, this.scene.shields(me)) }, (_, at) => at + 1);
  }

  /** The life tokens that could be given. */
  get tokens(): string[] {
    const { demand, view, me } = this.scene;
    const wanted = (token: string) => demand?.wants.some((want) => want === "token" || want === token) ?? false;
    const left = (token: string) => (view.tokens[me]?.[token] ?? 0) > (view.pledged[me]?.tokens[token] ?? 0);
    return this.open ? TOKENS.filter((token) => wanted(token) && left(token)) : [];
  }

  /** How many cards of a kind are pledged already. */
  marked(card: string): number {
    return this.scene.view.pledged[this.scene.me]?.cards[card] ?? 0;
  }

  private planned(card: string): number {
    return this.scene.plan.cards[card] ?? 0;
  }

  private isLeft(card: string): boolean {
    const { scene } = this;
    if (!this.open || !scene.demand?.worth[String(scene.me)]?.[card]) return false;
    return KINDS.indexOf(card) >= this.minKind && (scene.hand[card] ?? 0) > this.marked(card) + this.planned(card);
  }

  /** A set is picked in one order: what comes before something pledged earlier can't follow it. */
  private get minKind(): number {
    const { scene } = this;
    return scene.asking ? (scene.view.stack.at(-1)?.[3] ?? 0) : 0;
  }

  usable(card: string): boolean {
    return this.planned(card) > 0 || this.isLeft(card);
  }

  pledge(card: string, more: boolean): void {
    const { scene } = this;
    const { plan, demand } = scene;
    const cards = { ...plan.cards, [card]: Math.max(0, this.planned(card) + (more ? 1 : -1)) };
    if (!more) return scene.change({ plan: { ...plan, cards } });
    if (!demand || !this.isLeft(card)) return scene.table.why(`pledge ${card}`);
    if (!this.filled.missing) return scene.change({ note: "quest-pay-enough" });
    const shields = demand.or_shields ? 0 : plan.shields;
    scene.change({ plan: needed(demand, scene.view, { ...plan, cards, shields }, scene.me, card) });
  }

  pledgeToken(token: string): void {
    const { scene } = this;
    const { plan } = scene;
    if (plan.tokens[token]) return scene.change({ plan: { ...plan, tokens: { ...plan.tokens, [token]: 0 } } });
    const free = this.filled.slots.some((slot) =>
      slot.want === token || slot.want === "token" ? slot.seat < 0 || slot.planned : false,
    );
    if (!free) return scene.table.why(`pledge a ${token}`);
    const others = scene.demand?.wants.includes("token") ? {} : plan.tokens;
    scene.change({ plan: { ...plan, tokens: { ...others, [token]: 1 } } });
  }

  pledgeShields(count: number): void {
    const { plan, demand } = this.scene;
    const cards = demand?.or_shields ? {} : plan.cards;
    this.scene.change({ plan: { ...plan, cards, shields: plan.shields === count ? 0 : count } });
  }
}
