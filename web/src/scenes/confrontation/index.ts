/** The Confrontation: a map of sixteen regions, hidden figures, battles with cards. */
import type { Scene } from "../../table/scene";
import Hand from "./parts/Hand.svelte";
import { ConfrontationScene } from "./model.svelte";
import Notes from "./parts/Notes.svelte";
import Panel from "./parts/Panel.svelte";
import Stage from "./Stage.svelte";

export const scene: Scene = {
  create: (table) => new ConfrontationScene(table),
  Stage,
  Hand,
  Panel,
  tells: true,
  Notes,
};
