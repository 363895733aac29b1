/** The map as it is drawn: made from the game's own data by `scripts/fate_map.py`. */
import drawn from "./map.json?raw";

export interface Place {
  x: number;
  y: number;
  region: string;
  /** Whether armies of the Shadow appear here. */
  spawn: boolean;
  /** The people that musters here, or nothing. */
  muster: string;
  label: { dx: number; dy: number; anchor: "start" | "middle" | "end"; side: string };
  /** The side on which armies and characters stand, and how far they are moved from there. */
  pieces: string;
  nudge: [number, number];
}

export interface Region {
  name: { x: number; y: number; size: number; turn: number };
  riders: [number, number];
  plaque: [number, number];
  outline: string;
}

export interface Road {
  a: string;
  b: string;
  d: string;
  /** How many battle lines run along it. */
  lines: number;
  width: number;
  cost: string[];
  mid: [number, number];
}

export interface Lane {
  colour: string;
  from: string;
  to: string;
  d: string;
  ticks: string;
  heads: [number, number, number][];
}

interface Drawn {
  world: [number, number];
  land: string;
  coast: string;
  borders: string[];
  rivers: string[];
  lakes: string[];
  peaks: string[];
  hatch: string;
  trees: string;
  regions: Record<string, Region>;
  places: Record<string, Place>;
  roads: Road[];
  lanes: Lane[];
  heads: Record<string, string>;
  lines: Record<string, { colour: string; path: string[] }>;
}

export const MAP = JSON.parse(drawn) as Drawn;
export const [WIDTH, HEIGHT] = MAP.world;
export const PLACES = Object.keys(MAP.places);
export const REGIONS = Object.keys(MAP.regions);

export const placeAt = (name: string): Place => MAP.places[name]!;

/** The lanes of a battle line, from its first place to its last. */
export function lanesOf(line: string): Lane[] {
  const found = MAP.lines[line];
  if (!found) return [];
  return found.path
    .slice(1)
    .flatMap((to, at) =>
      MAP.lanes.filter((lane) => lane.colour === found.colour && lane.from === found.path[at] && lane.to === to),
    );
}

/** The places that a road leads to from here, with what it costs. */
export function roadsFrom(name: string): { to: string; cost: string[] }[] {
  return MAP.roads
    .filter((road) => road.a === name || road.b === name)
    .map((road) => ({ to: road.a === name ? road.b : road.a, cost: road.cost }));
}
