import { ConfrontationModel } from "../../../../scenes/confrontation/model.svelte";
import type { Table } from "../../../../scenes/confrontation/frame";
import { defineGallery } from "../index";
import Battle from "./Battle.svelte";
import Board from "./Board.svelte";
import Cards from "./Cards.svelte";
import Figures from "./Figures.svelte";
import Specials from "./Specials.svelte";

export const gallery = defineGallery({
  create: (table: Table) => new ConfrontationModel(table),
  drawings: {
    board: { Part: Board },
    figures: { Part: Figures },
    cards: { Part: Cards },
    specials: { Part: Specials },
    battle: { Part: Battle },
  },
});
