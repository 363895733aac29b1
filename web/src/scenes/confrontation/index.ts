/** The Confrontation: a map of sixteen regions, hidden figures, battles with cards. */
import type { Scene } from "../../lib/scene";
import Hand from "./Hand.svelte";
import { ConfrontationScene } from "./model.svelte";
import Notes from "./Notes.svelte";
import Panel from "./Panel.svelte";
import Stage from "./Stage.svelte";

export const scene: Scene = { create: (table) => new ConfrontationScene(table), Stage, Hand, Panel, tells: true, Notes };
