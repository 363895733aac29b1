/** Lists of names in which equal neighbours are counted: "3 × Captain". */
import { Plain, type Words } from "./words";

export function withCounts(names: readonly string[], words: Words): string[] {
  const found: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = found.at(-1);
    if (last?.name === name) last.count++;
    else found.push({ name, count: 1 });
  }
  return found.map(({ name, count }) =>
    count > 1 ? words.say("list-several", { count, name: new Plain(name) }) : name,
  );
}
