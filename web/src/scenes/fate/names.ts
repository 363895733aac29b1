/** Names of the game's things, and what keys of messages and names of cards consist of. */

export const SYMBOLS = ["friendship", "valor", "stealth", "resistance"] as const;
export const PEOPLES = ["elf", "dwarf", "rohan", "gondor"] as const;
export const SEARCH_FACES = ["slip", "weary", "exposed", "recall"] as const;
export const BATTLE_FACES = ["rout", "exchange", "overrun", "nazgul"] as const;
const SEATS = ["first", "second", "third", "fourth", "fifth"];

/** The end of a key: "place-bree" is "bree". */
export const nameIn = (key: unknown): string => String(key).slice(String(key).indexOf("-") + 1);
export const seatOf = (key: unknown): number => SEATS.indexOf(nameIn(key));

/** Region and symbol of a card; nothing for an event. */
export function cardOf(card: string): { region: string; symbol: string } | null {
  const at = card.lastIndexOf("_");
  const symbol = card.slice(at + 1);
  return (SYMBOLS as readonly string[]).includes(symbol) ? { region: card.slice(0, at), symbol } : null;
}
