/** The scene of a game: loaded only with its table. A game without a board of its own gets the plain one. */
import type { Scene } from "../table/scene";

const BOARDS = import.meta.glob<{ scene: Scene }>("./*/index.ts");

export async function sceneOf(game: string): Promise<Scene> {
  const load = BOARDS[`./${game}/index.ts`] ?? BOARDS["./plain/index.ts"]!;
  return (await load()).scene;
}
