import { TowersModel } from "../../../../scenes/towers/model.svelte";
import "../../../../scenes/towers/scene.css";
import type { Table } from "../../../../scenes/towers/frame";
import { defineGallery } from "../index";
import Cards from "./Cards.svelte";
import Road from "./Road.svelte";
import Rows from "./Rows.svelte";
import Scoring from "./Scoring.svelte";
import Signs from "./Signs.svelte";

export const gallery = defineGallery({
  create: (table: Table) => new TowersModel(table),
  drawings: {
    road: { Part: Road },
    cards: { Part: Cards },
    signs: { Part: Signs },
    rows: { Part: Rows },
    scoring: { Part: Scoring },
  },
});
