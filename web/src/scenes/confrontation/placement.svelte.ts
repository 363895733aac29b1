/** The secret set-up: figures are placed in any order and sent when all are placed. */
import { figuresOf, homeOf } from "./pieces";
import { SIDES, type Side } from "./names";
import type { Table } from "./frame";

export class Placement {
  /** Where each figure was put: one of the five regions, or home. */
  private put: Record<string, string> = $state({});
  /** The picked figure. */
  held: string | null = $state(null);
  /** Whether the set-up is sent as soon as this seat is to act. */
  promised = $state(false);

  constructor(private readonly table: Table) {}

  get side(): Side {
    return SIDES[this.table.frame.extras.arranging ?? 0] ?? "light";
  }

  /** The regions in the order of the decisions. */
  get slots(): string[] {
    return this.table.frame.extras["slots"] ?? [];
  }

  get home(): string {
    return homeOf(this.side);
  }

  /** Figures that the server has already placed. */
  private get fixed(): Record<string, string> {
    const placed: Record<string, string> = {};
    for (const [region, figures] of Object.entries<string[]>(this.table.frame.view[this.side].figures ?? {}))
      for (const figure of figures) placed[figure] = region;
    return placed;
  }

  get places(): Record<string, string> {
    return { ...this.put, ...this.fixed };
  }

  isFixed(figure: string): boolean {
    return figure in this.fixed;
  }

  /** The figures that still lie beside the map. */
  get waiting(): string[] {
    return figuresOf(this.side).filter((figure) => !(figure in this.places));
  }

  inRegion(region: string): string[] {
    return figuresOf(this.side).filter((figure) => this.places[figure] === region);
  }

  get empty(): string[] {
    return this.slots.filter((slot) => !this.inRegion(slot).length);
  }

  get ready(): boolean {
    return this.slots.length > 0 && !this.empty.length;
  }

  get touched(): boolean {
    return Object.keys(this.put).length > 0;
  }

  take(figure: string): void {
    if (this.isFixed(figure) || this.promised) return;
    this.held = this.held === figure ? null : figure;
  }

  /** Places the held figure and swaps it with the figure there. Without one, picks the figure there. */
  drop(region: string, figure: string | null = this.held): void {
    if (this.promised) return;
    const there = this.inRegion(region).filter((one) => !this.isFixed(one));
    if (!figure) {
      if (there[0]) this.take(there[0]);
      return;
    }
    this.held = null;
    if (this.isFixed(figure) || this.places[figure] === region) return;
    const full = region === this.home ? there.length >= 4 : this.inRegion(region).length > 0;
    if (full && !there[0]) return;
    const from = this.put[figure];
    const put = { ...this.put, [figure]: region };
    if (full && there[0]) {
      if (from) put[there[0]] = from;
      else delete put[there[0]];
    }
    this.put = put;
  }

  /** Back beside the map. */
  lift(figure: string): void {
    if (this.promised) return;
    const put = { ...this.put };
    delete put[figure];
    this.put = put;
    this.held = null;
  }

  clear(): void {
    this.put = {};
    this.promised = false;
    this.held = null;
  }

  use(formation: Record<string, string>): void {
    this.put = Object.fromEntries(Object.entries(formation).map(([region, figure]) => [figure, region]));
    this.fillHome();
  }

  shuffle(): void {
    const free = figuresOf(this.side).filter((figure) => !this.isFixed(figure));
    const put: Record<string, string> = {};
    for (const slot of this.slots) {
      if (Object.values(this.fixed).includes(slot)) continue;
      const [figure] = free.splice(Math.floor(Math.random() * free.length), 1);
      if (figure) put[figure] = slot;
    }
    this.put = put;
    this.fillHome();
  }

  private fillHome(): void {
    this.held = null;
    const put = { ...this.put };
    for (const figure of figuresOf(this.side)) if (!(figure in put) && !this.isFixed(figure)) put[figure] = this.home;
    this.put = put;
  }

  /** Sends all figures at once, in the order of the decisions. */
  send(): void {
    this.promised = false;
    const asked = this.slots.filter((slot) => !Object.values(this.fixed).includes(slot));
    this.table.act(asked.map((slot) => `${this.inRegion(slot)[0]} at ${slot}`));
    this.held = null;
  }
}
