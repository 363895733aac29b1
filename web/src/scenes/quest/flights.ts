/** What lines of the log move over the table: cards, tokens and shields. */
import type { Move } from "../../table/flights.svelte";
import type { Message } from "../../net/messages";
import { nameIn, seatOf } from "./names";

/** What is drawn on a thing that travels. */
export type Face = { card: string } | { back: true } | { sign: string };

/** The cards, tokens and shields that this line moves. */
export function movesOf({ key, params }: Message): Move<Face>[] {
  const seat = seatOf(params.hobbit);
  const card = nameIn(params.card);
  const hand = [`held-${seat}-${card}`, `hand-${seat}`, `seat-${seat}`];
  switch (key) {
    case "log-drew":
    case "log-dealt":
      return [{ face: { card }, from: ["deck", "board"], to: hand }];
    case "log-drew-hidden":
    case "log-dealt-hidden":
      return [{ face: { back: true }, from: ["deck", "board"], to: hand }];
    case "log-got-card":
    case "log-shared":
      return [{ face: { card }, from: ["board"], to: hand }];
    case "log-passed-card":
      return [{ face: { card }, from: hand, to: [`hand-${seatOf(params.to)}`, `seat-${seatOf(params.to)}`] }];
    case "log-passed-card-hidden":
      return [{ face: { back: true }, from: hand, to: [`hand-${seatOf(params.to)}`, `seat-${seatOf(params.to)}`] }];
    case "log-played":
      return [{ face: { card }, from: hand, to: [`line-${nameIn(params.line)}`, "board"] }];
    case "log-used":
    case "log-used-own":
    case "log-discarded":
    case "log-paid-card":
      return [{ face: { card }, from: hand, to: ["deck", "board"] }];
    case "log-pledged":
      return [{ face: { card }, from: hand, to: ["slots", "board"] }];
    case "log-got-shield":
      return [{ face: { sign: "shield" }, from: ["board"], to: [`shields-${seat}`, `seat-${seat}`] }];
    case "log-got-special":
    case "log-got-special-hidden":
      return [{ face: { sign: "special_shield" }, from: ["board"], to: [`shields-${seat}`, `seat-${seat}`] }];
    case "log-got-token":
      return [
        {
          face: { sign: nameIn(params.token) },
          from: ["board"],
          to: [`token-${seat}-${nameIn(params.token)}`, `seat-${seat}`],
        },
      ];
    case "log-pledged-token":
      return [
        {
          face: { sign: nameIn(params.token) },
          from: [`token-${seat}-${nameIn(params.token)}`, `seat-${seat}`],
          to: ["slots", "board"],
        },
      ];
    case "log-pledged-shields":
      return [{ face: { sign: "shield" }, from: [`shields-${seat}`, `seat-${seat}`], to: ["slots", "board"] }];
    case "log-bearer":
      return [{ face: { sign: "ring" }, from: ["board"], to: [`seat-${seat}`] }];
    default:
      return [];
  }
}
