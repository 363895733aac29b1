/** For a game that has no board of its own: its facts to read, and its choices to press. */
import type { Scene } from "../../table/scene";
import { PlainModel } from "./model.svelte";
import Stage from "./Stage.svelte";

export const scene: Scene = { create: (table) => new PlainModel(table), Stage };
