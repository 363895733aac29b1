/** A static table: what the parts of a scene need for a picture of the manual. */
import { bundles } from "../../../i18n/bundles.svelte";
import type { Frame, Line, Seat } from "../../../net/messages";
import type { TableModel } from "../../../table/scene";

const NAMES = ["Rosie", "Ted", "Daisy", "Tom", "Lily"];
const ROLES: Record<string, string[]> = {
  confrontation: ["side-light", "side-dark"],
  quest: ["hobbit-frodo", "hobbit-sam", "hobbit-pippin", "hobbit-merry", "hobbit-fatty"],
};
const NOTHING = (): void => {};

export class FigureTable implements TableModel {
  readonly seats: readonly Seat[];
  readonly facing: readonly number[];
  readonly asked = false;
  readonly ready = false;
  readonly over = false;
  readonly live = true;
  readonly log: readonly Line[] = [];
  readonly motion = false;
  readonly memory = true;
  readonly low = false;
  pointed: string | null = null;
  readonly act = NOTHING;
  readonly why = NOTHING;
  readonly refuse = NOTHING;
  readonly explain = NOTHING;

  constructor(
    readonly game: string,
    readonly frame: Frame,
    readonly size: TableModel["size"],
  ) {
    const count = Number(frame.view["seats"] ?? 2);
    this.facing = (frame.view["viewers"] as number[] | undefined) ?? [];
    this.seats = Array.from({ length: count }, (_, seat) => ({
      seat,
      kind: "person",
      name: NAMES[seat]!,
      bot: "",
      yours: this.facing.includes(seat),
      online: true,
      thinking: false,
      standing_in: false,
      seconds_left: -1,
      gone: false,
    }));
  }

  get words() {
    return bundles.words(this.game);
  }

  seatName(seat: number): string {
    const role = ROLES[this.game]?.[seat];
    return role ? this.words.say(role) : (NAMES[seat] ?? "");
  }
}
