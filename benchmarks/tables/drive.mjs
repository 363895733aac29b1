// Drives this many tables of two players, each with one move in flight, and prints moves per second and latencies:
// node drive.mjs ours|peer ADDRESS TABLES SECONDS
import { io } from "socket.io-client";
import WebSocket from "ws";

const [kind, address, tables, seconds] = process.argv.slice(2);
const latencies = [];
const SPARE = 400;
const DROPPED = 500;
const spare = [];
let moves = 0;
let measuring = false;
let ending = false;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** A move of one player is over when the other has received it. */
function heard(table) {
  if (table.sent === null) return;
  if (measuring) {
    moves += 1;
    latencies.push(performance.now() - table.sent);
  }
  table.sent = null;
}

async function post(path, body, cookie = "") {
  const answer = await fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return { body: await answer.json(), cookie: (answer.headers.get("set-cookie") ?? cookie).split(";")[0] };
}

async function ours() {
  const guests = [await post("/api/me", { name: "one" }), await post("/api/me", { name: "two" })].map((one) => one.cookie);
  const { body } = await post("/api/tables", { game: "towers", seats: 2, who: ["me", "open"] }, guests[0]);
  const table = { sent: null, running: false };
  const sockets = [];
  // A player may have several moves in a row: each is made when both have received the one before.
  const hearing = new Set();
  const act = (number, frame) => {
    const choice = frame.choices[Math.floor(Math.random() * frame.choices.length)];
    hearing.add(0).add(1);
    table.by = number;
    table.sent = performance.now();
    sockets[number].send(JSON.stringify({ type: "act", moment: frame.moment, texts: [choice.text] }));
  };
  let asked = null;
  const go = () => {
    if (!asked || !table.running || ending || hearing.size) return;
    const [by, seen] = asked;
    asked = null;
    act(by, seen);
  };
  table.start = () => {
    table.running = true;
    go();
  };
  for (const [number, cookie] of guests.entries()) {
    const socket = new WebSocket(`${address.replace("http", "ws")}/ws/${body.code}`, { headers: { cookie } });
    sockets.push(socket);
    socket.on("message", (data) => {
      const message = JSON.parse(data);
      if (message.type === "sync" && number === 1 && !message.table.facing.length)
        socket.send(JSON.stringify({ type: "sit", seat: 1 }));
      if (message.type === "refused") throw new Error(JSON.stringify(message));
      if (message.type !== "sync" && message.type !== "update") return;
      const frame = message.frame;
      if (message.type === "update") {
        hearing.delete(number);
        if (table.by !== number) heard(table);
      }
      if (frame.view.ending) {
        if (number === 0 && !ending) spare.pop()?.start();
        sockets.forEach((one) => one.close());
        return;
      }
      if (frame.choices.length) asked = [number, frame];
      go();
    });
    await new Promise((done) => socket.on("open", done));
  }
  return table;
}

async function peer() {
  const { body } = await post("/games/bench/create", { numPlayers: 2 });
  const table = { sent: null, running: false };
  let asked = null;
  table.start = () => {
    table.running = true;
    asked?.();
  };
  for (const playerID of ["0", "1"]) {
    const joined = await post(`/games/bench/${body.matchID}/join`, { playerID, playerName: playerID });
    const credentials = joined.body.playerCredentials;
    const socket = io(`${address}/bench`, { transports: ["websocket"], forceNew: true });
    const act = (state) => {
      if (ending || state.ctx.currentPlayer !== playerID) return;
      if (!table.running) {
        asked = () => act(state);
        return;
      }
      heard(table);
      table.sent = performance.now();
      const payload = { type: "tick", args: [Math.floor(Math.random() * 40)], playerID, credentials };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, body.matchID, playerID);
    };
    socket.on("sync", (_, info) => act(info.state));
    socket.on("update", (_, state) => act(state));
    await new Promise((done) => socket.on("connect", done));
    const sync = () => socket.emit("sync", body.matchID, playerID, credentials, 2);
    sync();
    // With files two moves may cross, and the second is dropped silently: the player who waits requests the state again.
    setInterval(() => {
      if (table.sent !== null && performance.now() - table.sent > DROPPED) sync();
    }, DROPPED);
  }
  return table;
}

// Play begins when all tables are set up. Our games end, theirs doesn't: further tables are prepared, so that both are
// measured on moves only.
const make = kind === "ours" ? ours : peer;
const games = Number(tables) + (kind === "ours" ? SPARE : 0);
for (let number = 0; number < games; number += 1) spare.push(await make());
for (let number = 0; number < Number(tables); number += 1) spare.pop().start();
await sleep(1000);
measuring = true;
const began = performance.now();
await sleep(1000 * Number(seconds));
const took = (performance.now() - began) / 1000;
measuring = false;
ending = true;
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))] ?? 0;
if (kind === "ours" && !spare.length) throw new Error("there were not enough games");
console.log(JSON.stringify({ moves: moves / took, p50: at(0.5), p95: at(0.95), p99: at(0.99) }));
process.exit(0);
