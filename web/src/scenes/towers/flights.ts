/** What lines of the log move over the table: cards. */
import type { Move } from "../../table/flights.svelte";
import type { Message } from "../../net/messages";
import { colourOf, kindOf, seatOf } from "./names";
import type { View } from "./view";

/** What is drawn on a thing that travels. */
export type Face = { card: string } | { token: number } | { back: true } | { ring: true };

export const laneOf = (seat: number, card: string): string => `lane-${seat}-${colourOf(card)}`;

/** The cards that this line moves, in the order in which they set out; `before` is the view before the line, if known. */
export function movesOf({ key, params }: Message, before: View | null): Move<Face>[] {
  const seat = seatOf(params.seat);
  const card = kindOf(params.card);
  const held = (kind: string) => [`held-${seat}-${kind}`, `hand-${seat}`];
  const open = [`open-${card}`, "display"];
  const lane = [laneOf(seat, card)];
  switch (key) {
    case "log-took":
      return [{ face: { card }, from: open, to: held(card) }];
    case "log-offered":
      return [{ face: { card }, from: held(card), to: open }];
    case "log-turned-up":
      return [{ face: { card }, from: ["pile"], to: open }];
    case "log-drew":
      return [{ face: { card }, from: ["pile"], to: held(card) }];
    case "log-drew-hidden":
      return [{ face: { back: true }, from: ["pile"], to: held(card) }];
    case "log-laid":
      return [{ face: { card }, from: held(card), to: lane }];
    case "log-led":
      return [
        { face: { card: "gandalf" }, from: held("gandalf"), to: lane },
        { face: { card }, from: held(card), to: lane },
      ];
    case "log-cleared": {
      const colour = String(params.colour).slice("colour-".length);
      const row = before?.rows[seat]?.[colour];
      if (!row) return [];
      return [{ face: { card: `${colour}_${row.quality}` }, from: [`lane-${seat}-${colour}`], to: ["discards"] }];
    }
  }
  return [];
}
