import { bundles } from "./bundles.svelte";

/** The name of a game. Those of our games are in the common bundle, so that the lobby loads no game's bundle. */
export function gameTitle(id: string, short = false): string {
  const common = bundles.words();
  if (short && common.has(`lobby-${id}.short`)) return common.say(`lobby-${id}.short`);
  if (common.has(`lobby-${id}`)) return common.say(`lobby-${id}`);
  void bundles.load(id);
  const own = bundles.words(id);
  return own.has(`game-${id}`) ? own.say(`game-${id}`) : id;
}
