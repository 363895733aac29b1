// A boardgame.io server with a game of two players in turn: node peer.mjs PORT [FOLDER]. With a folder it keeps matches in files.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, FlatFile } = require("boardgame.io/server");

const [port, folder] = process.argv.slice(2);
const game = {
  name: "bench",
  setup: () => ({ count: 0, cells: Array(40).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    tick: ({ G }, cell) => {
      G.count += 1;
      G.cells[cell % 40] = G.count;
    },
  },
};
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [game], origins: [/.*/], ...(db ? { db } : {}) });
await server.run({ port: Number(port), callback: () => console.log("ready") });
