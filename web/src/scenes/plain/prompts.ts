/** The prompt: only the question, since the choices stand on the stage. */
import type { PromptSpec } from "../../table/scene";
import type { PlainModel } from "./model.svelte";

export function promptOf(scene: PlainModel): PromptSpec {
  return { title: scene.table.words.say(scene.table.frame.prompt), buttons: [] };
}
