/** The Confrontation: a map of sixteen regions, hidden figures, battles with cards. */
import { defineScene } from "../../table/scene";
import { ConfrontationModel } from "./model.svelte";
import Hand from "./parts/Hand.svelte";
import Notes from "./parts/Notes.svelte";
import Panel from "./parts/Panel.svelte";
import { sounds } from "./sounds";
import Stage from "./Stage.svelte";
import type { Table } from "./frame";

export const scene = defineScene({
  create: (table: Table) => new ConfrontationModel(table),
  Stage,
  Hand,
  Panel,
  explains: true,
  Notes,
  sounds,
});
