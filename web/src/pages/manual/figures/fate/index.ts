import "../../../../scenes/fate/scene.css";
import { FateModel } from "../../../../scenes/fate/model.svelte";
import type { Table } from "../../../../scenes/fate/frame";
import { defineGallery } from "../index";
import Battle from "./Battle.svelte";
import Board from "./Board.svelte";
import Cards from "./Cards.svelte";
import Characters from "./Characters.svelte";
import Dice from "./Dice.svelte";
import Pieces from "./Pieces.svelte";
import Symbols from "./Symbols.svelte";

export const gallery = defineGallery({
  create: (table: Table) => new FateModel(table),
  drawings: {
    map: { Part: Board },
    pieces: { Part: Pieces },
    symbols: { Part: Symbols },
    cards: { Part: Cards },
    dice: { Part: Dice },
    characters: { Part: Characters },
    battle: { Part: Battle },
  },
});
