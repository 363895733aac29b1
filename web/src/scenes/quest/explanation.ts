/** What this viewer knows about a key, for explanations where the panel is not visible. */
import type { QuestModel } from "./model.svelte";
import { KINDS, seatOf, TOKENS } from "./names";

/** A hobbit's hand, shields and life tokens in words; nothing for other keys. */
export function explanationOf(scene: QuestModel, key: string): string[] {
  const { view } = scene;
  const { words } = scene.table;
  const seat = key.startsWith("hobbit-") ? seatOf(key) : -1;
  if (seat < 0 || seat >= view.seats || !scene.isHere(seat)) return [];
  const hand = view.hands[String(seat)];
  const cards = hand
    ? KINDS.filter((kind) => hand[kind]).map((kind) =>
        words.say("quest-count-of", { card: `card-${kind}`, count: hand[kind] ?? 0 }),
      )
    : [];
  const size = words.say("quest-cards", { count: view.hand_sizes[seat] ?? 0 });
  const tokens = TOKENS.map((token) =>
    words.say("quest-token", { token: `token-${token}`, count: view.tokens[seat]?.[token] ?? 0 }),
  );
  return [
    cards.length ? `${size}: ${cards.join(", ")}.` : `${size}.`,
    `${[words.say("quest-shields", { count: scene.shields(seat) }), ...tokens].join(", ")}.`,
  ];
}
