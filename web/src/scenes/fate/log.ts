/** The log of a frame as steps: the table after each line, the places it is about, and how long it is
 *  shown. A frame may contain a whole shadow step, which could not be followed otherwise. */
import type { Message } from "../../table/scene";
import type { Move } from "../../table/flights.svelte";
import { type Face, movesOf } from "./flights";
import { PLACES } from "./map";
import { nameIn, cardOf, seatOf } from "./names";
import { diceFrame, type Frame } from "./frame";
import type { View } from "./view";

/** A shadow card as far as the log has shown it. */
export interface Turned {
  /** "special", "advance", "reinforce", or "" while only its face is known. */
  way: string;
  /** The key of a line, of a place or of a special card. */
  name: string;
  order: string;
}

export interface LogStep {
  line: Message;
  at: number;
  of: number;
  /** The lines since the last card was turned, up to this one. */
  since: Message[];
  view: View;
  card: Turned | null;
  /** A battle line that armies march along now. */
  march: string;
  places: string[];
  regions: string[];
  /** The piece that moves in this line. */
  flight: { what: string; from: string; to: string; count: number } | null;
  dice: { battle: boolean; place: string; counts: Record<string, number> } | null;
  /** Cards and tokens that have changed hands since the line before. */
  carried: Move<Face>[];
  time: number;
}

const SLOW = 1700;
const STEADY = 1250;
const QUICK = 650;
const TIMES: Readonly<Record<string, number>> = {
  "log-flipped": SLOW,
  "log-flipped-special": SLOW,
  "log-advances": SLOW,
  "log-reinforces": STEADY,
  "log-special": SLOW,
  "log-ordered": STEADY,
  "log-darkened": SLOW,
  "log-drew-skies": SLOW,
  "log-threat": STEADY,
  "log-shuffled-on": STEADY,
  "log-shadow-added": STEADY,
  "log-shadow-went": STEADY,
  "log-shadow-removed": STEADY,
  "log-eye": STEADY,
  "log-nazgul": STEADY,
  "log-nazgul-removed": SLOW,
  "log-haven-fell": SLOW,
  "log-search": STEADY,
  "log-searched": SLOW,
  "log-fought": SLOW,
  "log-friends-lost": STEADY,
  "log-captured": SLOW,
  "log-completed": SLOW,
  "log-ring": SLOW,
  "log-drew": QUICK,
  "log-event": STEADY,
  "log-friends-added": QUICK,
  "log-friends-moved": QUICK,
  "log-went": QUICK,
  "log-came": QUICK,
  "log-came-along": QUICK,
};

function timeOf(said: Message): number {
  if (said.key.startsWith("log-battle-") || said.key.startsWith("log-hope-")) return SLOW;
  return TIMES[said.key] ?? 0;
}

/** Whether the frame has lines that are shown one by one; not for the set-up or a single step. */
export function hasSteps(frame: Frame): boolean {
  if (frame.news.some(({ key }) => key === "log-set-up")) return false;
  return frame.news.filter((said) => timeOf(said) > QUICK).length > 0;
}

export function logSteps(frame: Frame, before: Frame): LogStep[] {
  let view = before.view;
  let card = null as Turned | null;
  let march = "";
  let field = fieldOf(view);
  let since: Message[] = [];
  let carried: Move<Face>[] = [];
  const found: LogStep[] = [];
  for (const [at, line] of frame.news.entries()) {
    const { key, params } = line;
    carried = [...carried, ...movesOf(line, view)];
    view = viewAfter(view, line);
    if (key === "log-flipped" || key === "log-flipped-special") {
      card = {
        way: key === "log-flipped" ? "" : "special",
        name: String(params.card ?? params.place),
        order: String(params.order ?? ""),
      };
      [march, since] = ["", []];
    } else if (key === "log-advances")
      [card, march] = [{ way: "advance", name: String(params.line), order: card?.order ?? "" }, nameIn(params.line)];
    else if (key === "log-reinforces")
      card = { way: "reinforce", name: String(params.place), order: String(params.order) };
    else if (key === "log-ordered" || key === "log-turn") march = "";
    if (key === "log-turn") card = null;
    since = [...since, line];
    // The line of a roll does not name its place.
    if (key === "log-search" || key.startsWith("log-battle-")) field = nameIn(params.place);
    const thrown = diceOf(line, field);
    const time = timeOf(line);
    if (!time) continue;
    const [places, regions] = [thrown ? [field] : around(line, "place"), around(line, "region")];
    found.push({
      line,
      at,
      of: frame.news.length,
      since,
      view,
      card,
      march,
      places,
      regions,
      flight: flightOf(line),
      dice: thrown,
      carried,
      time,
    });
    carried = [];
  }
  return found;
}

function around({ params }: Message, kind: string): string[] {
  return Object.values(params)
    .filter((value) => String(value).startsWith(`${kind}-`))
    .map(nameIn);
}

function flightOf({ key, params }: Message): LogStep["flight"] {
  const count = Number(params.count ?? 1);
  if (key === "log-shadow-went")
    return { what: "shadow", from: nameIn(params.origin), to: nameIn(params.place), count };
  if (key === "log-friends-moved")
    return { what: nameIn(params.people), from: nameIn(params.origin), to: nameIn(params.place), count };
  if (key === "log-nazgul") return { what: "nazgul", from: nameIn(params.region), to: nameIn(params.into), count };
  return null;
}

function fieldOf(view: View): string {
  const at = diceFrame(view);
  return at?.kind === "battle" ? (PLACES[at.at] ?? "") : (at?.place ?? "");
}

function diceOf({ key, params }: Message, place: string): LogStep["dice"] {
  if (key !== "log-searched" && key !== "log-fought") return null;
  const counts: Record<string, number> = {};
  for (const [name, many] of [
    ["first", "a"],
    ["second", "b"],
    ["third", "c"],
    ["fourth", "d"],
  ] as const)
    if (params[name]) counts[nameIn(params[name])] = Number(params[many]);
  return { battle: key === "log-fought", place, counts };
}

/** The view after one line, as far as the line says it. The last view is that of the frame. */
export function viewAfter(view: View, { key, params }: Message): View {
  const place = nameIn(params.place);
  const count = Number(params.count ?? 0);
  switch (key) {
    case "log-shadow-added":
      return { ...view, shadow: added(view.shadow, place, count) };
    case "log-shadow-removed":
      return { ...view, shadow: added(view.shadow, place, -count) };
    case "log-shadow-went":
      return { ...view, shadow: added(added(view.shadow, nameIn(params.origin), -count), place, count) };
    case "log-friends-added":
      return { ...view, friends: mustered(view.friends, place, nameIn(params.people), count) };
    case "log-friends-lost":
      return { ...view, friends: mustered(view.friends, place, nameIn(params.people), -count) };
    case "log-friends-moved":
      return {
        ...view,
        friends: mustered(
          mustered(view.friends, nameIn(params.origin), nameIn(params.people), -count),
          place,
          nameIn(params.people),
          count,
        ),
      };
    case "log-nazgul":
      return { ...view, nazgul: added(added(view.nazgul, nameIn(params.region), -count), nameIn(params.into), count) };
    case "log-nazgul-removed":
      return { ...view, nazgul: added(view.nazgul, nameIn(params.region), -1) };
    case "log-eye":
      return { ...view, eye: nameIn(params.region) };
    case "log-threat":
      return { ...view, threat: view.threat + 1, threat_cards: count };
    case "log-haven-fell":
      return { ...view, havens: view.havens.filter((name) => name !== place) };
    case "log-captured":
      return {
        ...view,
        strongholds: view.strongholds.filter((name) => name !== place),
        havens: [...view.havens, place],
      };
    case "log-went":
    case "log-came-along":
    case "log-came":
      return moved(view, nameIn(params.character), place);
    case "log-left":
      return moved(view, nameIn(params.character), "");
    case "log-drew":
      return handed(view, seatOf(params.seat), nameIn(params.card), true);
    case "log-spent":
    case "log-discarded":
      return handed(view, seatOf(params.seat), nameIn(params.card), false);
    case "log-prepared":
      return handed(view, view.characters[nameIn(params.character)]?.seat ?? -1, nameIn(params.card), false);
    case "log-event":
      return handed(view, seatOf(params.seat), nameIn(params.event), false);
    case "log-took-card":
      return handed(view, seatOf(params.seat), nameIn(params.card), true);
    case "log-gave-card":
      return handed(
        handed(view, seatOf(params.seat), nameIn(params.card), false),
        seatOf(params.other),
        nameIn(params.card),
        true,
      );
    case "log-got-token":
      return paid(view, seatOf(params.seat), nameIn(params.symbol), 1);
    case "log-spent-token":
    case "log-discarded-token":
      return paid(view, seatOf(params.seat), nameIn(params.symbol), -Number(params.count ?? 1));
    case "log-gave-token":
      return paid(
        paid(view, seatOf(params.seat), nameIn(params.symbol), -1),
        seatOf(params.other),
        nameIn(params.symbol),
        1,
      );
    case "log-completed":
      return { ...view, done: [...view.done, nameIn(params.objective)] };
  }
  return key.startsWith("log-hope-") ? { ...view, hope: Number(params.hope) } : view;
}

function added(counts: Record<string, number>, name: string, count: number): Record<string, number> {
  return { ...counts, [name]: Math.max(0, (counts[name] ?? 0) + count) };
}

function mustered(friends: View["friends"], place: string, people: string, count: number): View["friends"] {
  return { ...friends, [place]: added(friends[place] ?? {}, people, count) };
}

function moved(view: View, name: string, place: string): View {
  const one = view.characters[name];
  return one ? { ...view, characters: { ...view.characters, [name]: { ...one, place } } } : view;
}

function handed(view: View, seat: number, card: string, more: boolean): View {
  if (seat < 0 || (more && !cardOf(card) && !card)) return view;
  const hands = view.hands.map((hand, at) =>
    at !== seat ? hand : more ? [...hand.filter((one) => one !== card), card] : hand.filter((one) => one !== card),
  );
  return { ...view, hands };
}

function paid(view: View, seat: number, symbol: string, count: number): View {
  return { ...view, tokens: view.tokens.map((held, at) => (at === seat ? added(held, symbol, count) : held)) };
}
