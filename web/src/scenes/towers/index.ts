/** The Two Towers: rows of cards, a road of places, and how each place is scored. */
import { defineScene } from "../../table/scene";
import { TowersModel } from "./model.svelte";
import Hand from "./parts/Hand.svelte";
import Notes from "./parts/Notes.svelte";
import Panel from "./parts/Panel.svelte";
import "./scene.css";
import { sounds } from "./sounds";
import Stage from "./Stage.svelte";
import type { Table } from "./frame";

export const scene = defineScene({
  create: (table: Table) => new TowersModel(table),
  Stage,
  Hand,
  Panel,
  Notes,
  // The forecast stays in sight while cards of the hand are picked, and so pointed at.
  aside: true,
  sounds,
});
