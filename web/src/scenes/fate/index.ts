/** Fate of the Fellowship: a map that zooms, shared cards, the steps of the Shadow. */
import { defineScene } from "../../table/scene";
import { ICONS } from "./icons";
import { FateModel } from "./model.svelte";
import Hand from "./parts/Hand.svelte";
import Panel from "./parts/Panel.svelte";
import Steps from "./parts/Steps.svelte";
import "./scene.css";
import { sounds } from "./sounds";
import Stage from "./Stage.svelte";
import type { Table } from "./frame";

export const scene = defineScene({
  create: (table: Table) => new FateModel(table),
  Stage,
  Hand,
  Panel,
  Bar: Steps,
  docked: true,
  icons: ICONS,
  keys: [
    ["+ −", "fate-key-zoom"],
    ["0", "fate-zoom-all"],
    ["fate-arrows", "fate-key-arrows"],
  ],
  sounds,
});
