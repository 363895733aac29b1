/** The Quest: boards with lines of activities, demands and payments, the corruption line. */
import { defineScene } from "../../table/scene";
import { QuestModel } from "./model.svelte";
import { OUTLINES } from "./outlines";
import Hand from "./parts/Hand.svelte";
import Panel from "./parts/Panel.svelte";
import { sounds } from "./sounds";
import Stage from "./Stage.svelte";
import type { Table } from "./frame";

export const scene = defineScene({
  create: (table: Table) => new QuestModel(table),
  Stage,
  Hand,
  Panel,
  aside: true,
  icons: OUTLINES,
  sounds,
});
