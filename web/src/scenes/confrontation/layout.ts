/** The diamond of sixteen regions as pointed-top cells in brick rows: every step forward is a shared slanted edge, every
 *  step sideways a shared upright one. Three sizes have their own drawings instead of scaling, so that names stay readable. The point
 *  (0, 0) is the middle of the mountains; one's own home is always at the bottom. */

export type Kind = "desktop" | "low" | "phone";

export interface Point {
  x: number;
  y: number;
}

interface Measure {
  /** A cell: its width, its height, and how far its upper edges slope. */
  w: number;
  h: number;
  q: number;
  /** Half the width of the picture, and half its height. */
  across: number;
  down: number;
  wobble: number;
  terrain: number;
  name: number;
  homeName: number;
  /** From the middle of a cell: its name, its figures, its places. */
  nameAt: number;
  figureAt: number;
  dotsAt: number;
  dot: number;
  coast: number;
}

export const MEASURES: Record<Kind, Measure> = {
  desktop: {
    w: 200,
    h: 108,
    q: 26,
    across: 426,
    down: 328,
    wobble: 1.7,
    terrain: 1,
    name: 14,
    homeName: 18,
    nameAt: -31,
    figureAt: 5,
    dotsAt: 46,
    dot: 3.6,
    coast: 1,
  },
  low: {
    w: 200,
    h: 94,
    q: 20,
    across: 426,
    down: 290,
    wobble: 1.6,
    terrain: 0.9,
    name: 14,
    homeName: 17,
    nameAt: -27,
    figureAt: 4,
    dotsAt: 38.5,
    dot: 3.2,
    coast: 0.8,
  },
  phone: {
    w: 93,
    h: 98,
    q: 23,
    across: 188,
    down: 280,
    wobble: 1.1,
    terrain: 0.62,
    name: 11.5,
    homeName: 13,
    nameAt: -27,
    figureAt: 6,
    dotsAt: 41,
    dot: 2.6,
    coast: 0.55,
  },
};

/** From Mordor to the Shire, each row from the side of the High Pass. */
const ROWS = [
  ["mordor"],
  ["dagorlad", "gondor"],
  ["mirkwood", "fangorn", "rohan"],
  ["high_pass", "misty_mountains", "moria", "gap_of_rohan"],
  ["rhudaur", "eregion", "enedwaith"],
  ["arthedain", "cardolan"],
  ["shire"],
] as const;

export const REGIONS: readonly string[] = ROWS.flat();
export const CAPACITY = (region: string): number => (isHome(region) ? 4 : isMountain(region) ? 1 : 2);
const isHome = (region: string): boolean => region === "shire" || region === "mordor";
const isMountain = (region: string): boolean => (ROWS[3] as readonly string[]).includes(region);

const FILL: Record<string, string> = {
  mordor: "shadow",
  shire: "home",
  mirkwood: "forest",
  fangorn: "forest",
  high_pass: "mountain",
  misty_mountains: "mountain",
  moria: "mountain",
  gap_of_rohan: "mountain",
  gondor: "land-2",
  rohan: "land-2",
  rhudaur: "land-2",
  enedwaith: "land-2",
  cardolan: "land-2",
};

export interface Cell {
  region: string;
  /** The middle of the cell. */
  at: Point;
  path: string;
  fill: string;
  home: "top" | "bottom" | null;
  capacity: number;
}

export interface Layout {
  kind: Kind;
  turned: boolean;
  m: Measure;
  cells: Cell[];
  byRegion: Record<string, Cell>;
  river: string;
  riverArrows: { at: Point; to: 1 | -1 }[];
  riverName: Point & { anchor: "start" | "end" };
  tunnel: { upper: Point; lower: Point; up: boolean };
  terrain: { path: string; look: "tl" | "ts" | "tl tf" }[];
  compass: Point | null;
}

const made = new Map<string, Layout>();

export function layout(kind: Kind, turned: boolean): Layout {
  const key = `${kind}${turned}`;
  let found = made.get(key);
  if (!found) made.set(key, (found = draw(kind, turned)));
  return found;
}

function draw(kind: Kind, turned: boolean): Layout {
  const m = MEASURES[kind];
  const pitch = m.h - m.q;
  const sign = turned ? -1 : 1;
  const edges = new Edges(m.wobble);
  const cells: Cell[] = ROWS.flatMap((row, number) =>
    row.map((region, place) => {
      const at = { x: sign * (place - (row.length - 1) / 2) * m.w, y: sign * (number - 3) * pitch };
      const home = !isHome(region) ? null : at.y < 0 ? ("top" as const) : ("bottom" as const);
      const corners = home ? homeCorners(m, home) : cellCorners(m, at);
      return { region, at, home, path: edges.path(corners), fill: FILL[region] ?? "land", capacity: CAPACITY(region) };
    }),
  );
  const byRegion = Object.fromEntries(cells.map((cell) => [cell.region, cell]));
  const riverRow = -sign * pitch;
  const along = (x: number, y: number): string => `${sign * x * m.w} ${riverRow + sign * y}`;
  const half = m.h / 2 - m.q;
  return {
    kind,
    turned,
    m,
    cells,
    byRegion,
    river: `M${along(-1.54, -2)}C${along(-1.2, -6)} ${along(-1.05, 24)} ${along(-0.5, 14)}S${along(0.1, 24)} ${along(0.5, 14)}S${along(1.1, 26)} ${along(1.54, 26)}`,
    riverArrows: [-0.5, 0.5].map((x) => ({ at: { x: sign * x * m.w, y: riverRow + sign * 14 }, to: sign as 1 | -1 })),
    riverName: { x: sign * 1.58 * m.w, y: riverRow + sign * 26 + 4, anchor: turned ? "end" : "start" },
    tunnel: { upper: { x: 0, y: -half }, lower: { x: 0, y: half }, up: !turned },
    terrain: cells.flatMap((cell) => land(cell, m)),
    compass: kind === "phone" ? null : { x: 362, y: 2.1 * pitch },
  };
}

function cellCorners(m: Measure, { x, y }: Point): Point[] {
  const [w, h] = [m.w / 2, m.h / 2];
  return [
    { x, y: y - h },
    { x: x + w, y: y - h + m.q },
    { x: x + w, y: y + h - m.q },
    { x, y: y + h },
    { x: x - w, y: y + h - m.q },
    { x: x - w, y: y - h + m.q },
  ];
}

/** A home lies over two cells and is rounded off towards the sea. */
function homeCorners(m: Measure, home: "top" | "bottom"): Point[] {
  const sign = home === "top" ? 1 : -1;
  const shore = -2 * (m.h - m.q) - m.h / 2 + m.q;
  const outline: [number, number][] = [
    [-1, 0],
    [-0.5, -m.q],
    [0, 0],
    [0.5, -m.q],
    [1, 0],
    [0.96, -0.52 * m.h],
    [0.54, -0.86 * m.h],
    [0, -m.h],
    [-0.54, -0.86 * m.h],
    [-0.96, -0.52 * m.h],
  ];
  return outline.map(([x, y]) => ({ x: sign * x * m.w, y: sign * (shore + y) }));
}

/** Borders that look drawn by hand, cached by their ends so that neighbours share them. */
class Edges {
  private readonly known = new Map<string, Point[]>();
  constructor(private readonly wobble: number) {}

  path(corners: Point[]): string {
    const points = corners.flatMap((from, number) => this.between(from, corners[(number + 1) % corners.length]!));
    return `M${points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("L")}Z`;
  }

  /** From one corner up to, but without, the next. */
  private between(from: Point, to: Point): Point[] {
    const turned = from.x > to.x || (from.x === to.x && from.y > to.y);
    const [a, b] = turned ? [to, from] : [from, to];
    const key = [a.x, a.y, b.x, b.y].map((n) => n.toFixed(1)).join();
    let inner = this.known.get(key);
    if (!inner) this.known.set(key, (inner = this.drawn(a, b, key)));
    return [from, ...(turned ? [...inner].reverse() : inner)];
  }

  private drawn(a: Point, b: Point, key: string): Point[] {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const parts = Math.max(3, Math.round(length / 13));
    const random = seeded(key);
    return Array.from({ length: parts - 1 }, (_, number) => {
      const t = (number + 1) / parts;
      const off = (random() * 2 - 1) * this.wobble * 1.6;
      return {
        x: a.x + (b.x - a.x) * t - ((b.y - a.y) / length) * off,
        y: a.y + (b.y - a.y) * t + ((b.x - a.x) / length) * off,
      };
    });
  }
}

function seeded(key: string): () => number {
  let state = 2166136261;
  for (const letter of key) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

// -- what grows and stands on the land: kind, place from the middle of the cell, size ------------

type Feature = ["mount" | "tree" | "hill" | "grass" | "dash", number, number, number];

const MOUNTAINS: Feature[] = [
  ["mount", -85, 26, 26],
  ["mount", -66, 12, 32],
  ["mount", 56, 24, 28],
  ["mount", 35, 9, 30],
  ["mount", -87, -4, 18],
  ["mount", 71, -6, 18],
];
const FEATURES: Record<string, Feature[]> = {
  mordor: [
    ["mount", -184, 8, 40],
    ["mount", -144, 14, 32],
    ["mount", 140, 10, 40],
    ["mount", 111, 16, 30],
    ["mount", -180, -10, 20],
    ["mount", 162, -10, 20],
  ],
  dagorlad: [
    ["dash", -82, 4, 20],
    ["dash", 55, -2, 22],
    ["dash", 65, 22, 18],
    ["dash", -72, 26, 20],
  ],
  gondor: [
    ["hill", -84, 8, 28],
    ["hill", 56, 18, 28],
    ["hill", 45, 4, 22],
  ],
  mirkwood: [
    ["tree", -80, 6, 6],
    ["tree", -66, 18, 6.5],
    ["tree", -84, 26, 5.5],
    ["tree", -56, -2, 5],
    ["tree", 62, 2, 5.5],
    ["tree", 78, 22, 6.5],
    ["tree", 66, 28, 5],
  ],
  fangorn: [
    ["tree", -64, 22, 6.5],
    ["tree", -80, 20, 5.5],
    ["tree", 62, 16, 6],
    ["tree", 80, 24, 6.5],
    ["tree", 70, -2, 5],
    ["tree", -72, -4, 5],
  ],
  rohan: [
    ["grass", -82, 28, 6],
    ["grass", 56, -2, 6],
    ["grass", 72, 26, 6],
    ["grass", -65, 2, 5],
  ],
  high_pass: MOUNTAINS,
  misty_mountains: MOUNTAINS,
  moria: MOUNTAINS,
  gap_of_rohan: MOUNTAINS,
  rhudaur: [
    ["hill", -86, 14, 28],
    ["hill", 59, 20, 26],
    ["tree", 72, 0, 5],
  ],
  eregion: [
    ["grass", -82, 6, 6],
    ["grass", 68, 20, 6],
    ["grass", 61, -2, 5],
  ],
  enedwaith: [
    ["grass", -80, 10, 6],
    ["grass", 70, 4, 6],
    ["hill", 58, 28, 24],
  ],
  arthedain: [
    ["hill", -80, 4, 28],
    ["hill", -92, 18, 24],
    ["hill", 52, 14, 28],
  ],
  cardolan: [
    ["grass", -84, 6, 6],
    ["grass", 72, 8, 6],
  ],
  shire: [
    ["hill", -172, -6, 44],
    ["hill", -138, 4, 36],
    ["hill", 128, -4, 40],
    ["hill", 94, 6, 36],
    ["tree", -160, 12, 6.5],
    ["tree", 160, 14, 6.5],
    ["tree", 130, 20, 5.5],
  ],
};

function land(cell: Cell, m: Measure): Layout["terrain"] {
  return (FEATURES[cell.region] ?? []).flatMap(([kind, dx, dy, size]) => {
    const x = cell.at.x + (dx * m.w) / 200;
    const y = cell.at.y + (dy * m.h) / 108;
    return feature(kind, x, y, size * m.terrain);
  });
}

function feature(kind: Feature[0], x: number, y: number, s: number): Layout["terrain"] {
  const p = (dx: number, dy: number): string => `${(x + dx * s).toFixed(1)} ${(y + dy * s).toFixed(1)}`;
  const n = (...parts: number[]): string => parts.map((part) => (part * s).toFixed(1)).join(" ");
  switch (kind) {
    case "mount":
      return [
        { look: "tl", path: `M${p(0, 0)}L${p(0.425, -0.625)}L${p(0.6, -0.425)}L${p(0.66, -0.5)}L${p(1, 0)}` },
        {
          look: "ts",
          path: `M${p(0.425, -0.625)}L${p(0.525, -0.3)}L${p(0.44, -0.15)}L${p(0.52, 0)}L${p(1, 0)}L${p(0.66, -0.5)}L${p(0.6, -0.425)}Z`,
        },
      ];
    case "tree":
      return [
        {
          look: "tl tf",
          path: `M${p(0, 0)}v${n(-1)}M${p(0, -0.8)}c${n(-1.4, 0, -1.2, -1.8, 0, -2.2)}c${n(1.2, 0.4, 1.4, 2.2, 0, 2.2)}z`,
        },
      ];
    case "hill":
      return [{ look: "tl", path: `M${p(0, 0)}q${n(0.5, -0.55, 1, 0)}` }];
    case "grass":
      return [
        {
          look: "tl",
          path: `M${p(0, 0)}q${n(0.4, -0.5, 0.5, -1.2)}M${p(1, 0)}q${n(0, -0.8, 0.2, -1.5)}M${p(1.8, 0)}q${n(0, -0.5, 0.5, -1)}`,
        },
      ];
    case "dash":
      return [{ look: "tl", path: `M${p(0, 0)}h${n(1)}M${p(0.25, -0.225)}h${n(0.7)}` }];
  }
}

/** Where the figures of one region stand, side by side. */
export function standing(plan: Layout, region: string, count: number): Point[] {
  const cell = plan.byRegion[region];
  if (!cell) return Array.from({ length: count }, () => tunnelMiddle());
  const { m } = plan;
  const room = (cell.home ? 1.66 : 0.97) * m.w;
  const step = Math.min(plan.kind === "phone" ? 43 : 66, room / Math.max(count, 1));
  const y =
    cell.at.y + (cell.home === "top" ? 3 : cell.home === "bottom" ? (plan.kind === "low" ? -4 : -1) : m.figureAt);
  return Array.from({ length: count }, (_, number) => ({ x: cell.at.x + (number - (count - 1) / 2) * step, y }));
}

/** A figure on the road is drawn in the tunnel. */
const tunnelMiddle = (): Point => ({ x: 0, y: 0 });
