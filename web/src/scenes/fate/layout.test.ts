import { describe, expect, it } from "vitest";
import { viewOf } from "../../../tests/fate";
import { type Box, placeNames } from "./label-layout";
import { lines } from "./labels";
import { arranged } from "./layout";
import { lanesOf, MAP, placeAt, PLACES, REGIONS, roadsFrom, WIDTH } from "./map";
import { crowded, gathered, kindAt, type Piece, standing, totals } from "./pieces";

const army = (people: string, count = 1): Piece => ({ kind: "army", people, count });
const somebody = (name: string): Piece => ({ kind: "character", name, seat: 0 });
const shadow: Piece = { kind: "shadow", count: 3 };

describe("pieces", () => {
  it("stand at a place: armies, the Shadow, characters", () => {
    const view = viewOf({ shadow: { bree: 2 } });
    expect(standing(view, "bree")).toEqual([
      army("elf"),
      { kind: "shadow", count: 2 },
      somebody("frodo_sam"),
      somebody("aragorn"),
    ]);
    expect(standing(view, "hollin")).toEqual([]);
  });

  it("stay apart as long as there are few", () => {
    const few = [army("elf"), shadow, somebody("aragorn"), somebody("gimli")];
    expect(crowded(few)).toBe(false);
    expect(gathered(few, "")).toEqual(few);
  });

  it("gather into one banner and one head, without Frodo and the one who acts", () => {
    const many = [
      army("elf", 2),
      army("rohan", 1),
      shadow,
      ...["frodo_sam", "aragorn", "gimli", "legolas", "eomer"].map(somebody),
    ];
    expect(gathered(many, "aragorn")).toEqual([
      army("", 3),
      shadow,
      somebody("frodo_sam"),
      somebody("aragorn"),
      { kind: "crowd", count: 3, names: ["gimli", "legolas", "eomer"] },
    ]);
  });

  it("gather no two heads, which take no more room apart", () => {
    const many = [army("elf"), shadow, ...["frodo_sam", "gimli", "legolas"].map(somebody)];
    expect(gathered(many, "")).toEqual(many);
  });

  it.each([
    ["rivendell", "haven"],
    ["moria", "hold"],
    ["bree", "plain"],
  ])("%s is %s", (place, expected) => {
    expect(kindAt(viewOf(), place)).toBe(expected);
  });

  it("are summed up for a region", () => {
    const region = placeAt("bree").region;
    expect(totals(viewOf({ eye: region, nazgul: { [region]: 2 } }), region)).toMatchObject({
      free: 1,
      shadow: 0,
      nazgul: 2,
      eye: true,
      frodo: true,
    });
    expect(totals(viewOf(), placeAt("edoras").region)).toMatchObject({ free: 3, eye: false, frodo: false });
  });
});

describe("arranged", () => {
  const crowd = [army("elf"), army("rohan"), shadow, ...["aragorn", "gimli", "legolas", "arwen"].map(somebody)];

  it.each(PLACES)("keeps pieces at %s off each other and off places", (name) => {
    const place = placeAt(name);
    const found = arranged(place, "plain", crowd, 1);
    expect(found.map(({ piece }) => piece)).toHaveLength(crowd.length);
    expect(new Set(found.map(({ piece }) => piece))).toEqual(new Set(crowd));
    for (const [at, one] of found.entries())
      for (const other of found.slice(at + 1))
        expect(Math.abs(one.x - other.x) >= 35 || Math.abs(one.y - other.y) >= 29).toBe(true);
    for (const { x, y } of found) expect(Math.hypot(x - place.x, y - place.y)).toBeGreaterThan(12);
  });

  it("makes room for larger pieces", () => {
    const width = (by: number) => {
      const xs = arranged(placeAt("edoras"), "plain", [army("elf"), army("rohan")], by).map(({ x }) => x);
      return Math.abs(xs[0]! - xs[1]!);
    };
    expect(width(1.1)).toBeCloseTo(1.1 * width(1));
  });
});

describe("placeNames", () => {
  const ruler = (text: string) => text.length * 0.5;
  const over = (a: Box, b: Box) => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

  it.each([14, 18, 26])("puts no name of size %d on another, nor off the map", (letter) => {
    const found = placeNames(
      (place) => place.replaceAll("_", " "),
      (place) => kindAt(viewOf(), place),
      letter,
      ruler,
    );
    expect(found.length).toBeGreaterThan(20);
    for (const [at, { box }] of found.entries()) {
      expect(box.x0 >= 4 && box.x1 <= WIDTH - 4).toBe(true);
      for (const other of found.slice(at + 1)) expect(over(box, other.box)).toBe(false);
    }
  });

  it("gives up names rather than to lay one on another", () => {
    const long = placeNames(
      () => "A name of exceptional length",
      () => "plain",
      40,
      ruler,
    );
    expect(long.length).toBeLessThan(PLACES.length);
  });

  it.each([
    ["Bree", "N", ["Bree"]],
    ["Fangorn Forest at Night", "E", ["Fangorn Forest", "at Night"]],
    ["Minas Tirith now", "N", ["Minas Tirith now"]],
    ["Minas Tirith now", "E", ["Minas", "Tirith now"]],
    ["Khazaddumkhazaddum", "N", ["Khazaddumkhazaddum"]],
  ])("breaks %s (%s) into lines", (name, side, expected) => {
    expect(lines(name, side)).toEqual(expected);
  });
});

describe("the map", () => {
  it("connects its places", () => {
    for (const { a, b } of MAP.roads) expect([MAP.places[a], MAP.places[b]].every(Boolean)).toBe(true);
    for (const name of PLACES) {
      expect(REGIONS).toContain(placeAt(name).region);
      expect(roadsFrom(name).length).toBeGreaterThan(0);
    }
  });

  it("leads back along each road", () => {
    for (const name of PLACES)
      for (const { to } of roadsFrom(name)) expect(roadsFrom(to).map((road) => road.to)).toContain(name);
  });

  it("draws a lane for each step of a battle line", () => {
    for (const [line, { path }] of Object.entries(MAP.lines)) {
      const lanes = lanesOf(line);
      expect(lanes.map(({ to }) => to)).toEqual(path.slice(1));
    }
    expect(lanesOf("nothing")).toEqual([]);
  });
});
