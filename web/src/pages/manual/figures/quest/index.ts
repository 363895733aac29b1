import { QuestModel } from "../../../../scenes/quest/model.svelte";
import type { Table } from "../../../../scenes/quest/frame";
import { defineGallery } from "../index";
import Board from "./Board.svelte";
import Cards from "./Cards.svelte";
import Corruption from "./Corruption.svelte";
import Die from "./Die.svelte";
import Hobbits from "./Hobbits.svelte";
import Tiles from "./Tiles.svelte";
import Tokens from "./Tokens.svelte";

export const gallery = defineGallery({
  create: (table: Table) => new QuestModel(table),
  drawings: {
    board: { Part: Board },
    corruption: { Part: Corruption },
    hobbits: { Part: Hobbits },
    cards: { Part: Cards },
    tiles: { Part: Tiles },
    die: { Part: Die },
    tokens: { Part: Tokens },
  },
});
