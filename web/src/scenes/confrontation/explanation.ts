/** What this viewer knows about a key, for explanations where the panel is not visible. */
import type { Words } from "../../i18n/words";
import { CAPACITY } from "./layout";
import type { ConfrontationModel } from "./model.svelte";
import { FIGURES, valueOf } from "./names";
import type { Piece } from "./pieces";

/** The name of a piece as far as this viewer knows it. */
export function pieceName(words: Words, piece: Piece): string {
  if (piece.figure) return words.say(`figure-${piece.figure}`);
  if (!piece.possible.length) return words.say("scene-anybody", { side: `side-${piece.side}` });
  return words.say("scene-one-of", { names: piece.possible.map((one) => words.say(`figure-${one}.short`)).join(", ") });
}

export function explanationOf(scene: ConfrontationModel, key: string): string[] {
  const { words } = scene.table;
  const [what, name] = [key.slice(0, key.indexOf("-")), key.slice(key.indexOf("-") + 1)];
  const strength = FIGURES[name]?.strength;
  if (what === "figure" && strength !== undefined)
    return [words.say("scene-figure-strength", { figure: key, strength })];
  if (what === "card" && !words.has(`${key}.text`))
    return [words.say("scene-number-card", { value: valueOf(name) ?? 0 })];
  if (what !== "region") return [];
  const there = scene.pieces.filter((piece) => piece.region === name).map((piece) => pieceName(words, piece));
  const special = `scene-region-${name}`;
  return [
    words.say("scene-room", { count: CAPACITY(name) }),
    ...(words.has(special) ? [words.say(special)] : []),
    there.join(" · ") || words.say("scene-nobody-there"),
  ];
}
