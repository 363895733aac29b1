"""Draws the map of Fate of the Fellowship and writes src/scenes/fate/map.json; run it after a change of the map.

What lies where in the game (regions, places, roads, battle lines) is read from the game's own data, and where it is
drawn from fate_land.py: `PYTHONPATH=src:web/scripts python web/scripts/fate_map.py`.
"""

import json
import math
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

from fate_land import (
    ARC,
    BEND,
    COAST,
    COASTARC,
    HEAD,
    LAKE,
    NUDGE,
    PIECENUDGE,
    PIECES,
    PLAQUE,
    REGION,
    RIDERS,
    RIDGE,
    RING,
    RIVER,
    SEA,
    WOOD,
    J,
    P,
    Point,
)

from bywater.games.fate.model.board import DATA

OUT = Path(__file__).parents[1] / "src/scenes/fate/map.json"
W, H = 1600, 1230
OFF, GAP = {"plain": 17, "haven": 24, "hold": 25}, 7.5
ORDER = ["blue", "lime", "green", "orange", "magenta", "yellow", "teal"]

# -- geometry -----------------------------------------------------------------------------------


def rough(points: list[Point], seed: str, amp: float = 0.11, rounds: int = 3) -> list[Point]:
    """Midpoint displacement: a hand that trembles, the same way each time."""
    r = random.Random(seed)
    pts = [(float(x), float(y)) for x, y in points]
    for _ in range(rounds):
        finer = [pts[0]]
        for (x0, y0), (x1, y1) in pairwise(pts):
            d = r.uniform(-amp, amp)
            finer += [((x0 + x1) / 2 - (y1 - y0) * d, (y0 + y1) / 2 + (x1 - x0) * d), (x1, y1)]
        pts = finer
        amp *= 0.8
    return pts


def smooth(pts: list[Point], n: int = 8) -> list[Point]:
    """A curve through the points (Catmull and Rom)."""
    q = [pts[0], *pts, pts[-1]]
    found = [pts[0]]
    for i in range(1, len(q) - 2):
        for k in range(1, n + 1):
            t = k / n
            found.append((_between(q, i, t, 0), _between(q, i, t, 1)))
    return found


def _between(q: list[Point], i: int, t: float, axis: int) -> float:
    a, b, c, d = (q[i + k][axis] for k in (-1, 0, 1, 2))
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (-a + 3 * b - 3 * c + d) * t**3)


def short(v: float) -> str:
    text = f"{v:.1f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def path(pts: list[Point], close: bool = False) -> str:
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in pts) + ("Z" if close else "")


def length(pts: list[Point]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(pts))


def at(pts: list[Point], s: float) -> tuple[Point, Point]:
    """The point so far along a line, and the direction there."""
    for a, b in pairwise(pts):
        d = math.dist(a, b)
        if s <= d or b is pts[-1]:
            t = s / d if d else 0
            return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), (
                (b[0] - a[0]) / (d or 1),
                (b[1] - a[1]) / (d or 1),
            )
        s -= d
    raise ValueError("a line has two points")


def cut(pts: list[Point], s0: float, s1: float, n: int) -> list[Point]:
    return [at(pts, s0 + (s1 - s0) * i / n)[0] for i in range(n + 1)]


def shift(pts: list[Point], d: float) -> list[Point]:
    """The line beside it."""
    found = []
    for i, (x, y) in enumerate(pts):
        a, b = pts[max(0, i - 1)], pts[min(len(pts) - 1, i + 1)]
        far = math.dist(a, b) or 1
        found.append((x - (b[1] - a[1]) / far * d, y + (b[0] - a[0]) / far * d))
    return found


def inside(p: Point, poly: list[Point]) -> bool:
    x, y = p
    found = False
    for (x0, y0), (x1, y1) in zip(poly, poly[1:] + poly[:1], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            found = not found
    return found


# -- the land -----------------------------------------------------------------------------------


def corner(p: Any) -> Point:
    return J[p] if isinstance(p, str) else p


def borders() -> dict[tuple[str, str], list[Point]]:
    return {pair: rough(smooth([corner(p) for p in arc], 2), str(pair), 0.10, 2) for pair, arc in ARC.items()}


def coasts() -> tuple[dict[str, list[Point]], list[Point]]:
    """The coast of each region that has one, and all of it."""
    parts: dict[str, list[Point]] = {}
    whole: list[Point] = []
    run: list[Point] = []
    names = iter(COASTARC)
    for p in COAST:
        run.append(corner(p))
        if p in ("s1", "s2", "s3") or p == COAST[-1]:
            name = next(names)
            parts[name] = rough(run, name, 0.17, 3)
            whole += parts[name][(1 if whole else 0) :]
            run = [corner(p)]
    return parts, whole


def outline(region: str, arcs: dict[tuple[str, str], list[Point]], coast: dict[str, list[Point]]) -> list[Point]:
    pts: list[Point] = []
    for part in RING[region]:
        if isinstance(part, str):
            seg = coast[part[6:]]
        elif isinstance(part[0], str):
            seg = arcs[part[:2]]
            seg = seg[::-1] if len(part) == 3 else seg
        else:
            seg = [part]
        # The run goes on whichever way the arc was written.
        if pts and len(seg) > 1 and math.dist(pts[-1], seg[-1]) < 1:
            seg = seg[::-1]
        pts += seg if not pts or math.dist(pts[-1], seg[0]) > 0.5 else seg[1:]
    return pts


def near(x: float, y: float, d: float) -> bool:
    return any(math.dist((x, y), p[:2]) < d for p in P.values())


def lakes() -> list[str]:
    found = []
    for i, (x, y, a, b) in enumerate(LAKE):
        r = random.Random(f"lake{i}")
        n = 22
        shore = []
        for k in range(n):
            turn = k * 2 * math.pi / n
            shore.append(
                (x + math.cos(turn) * a * r.uniform(0.86, 1.1), y + math.sin(turn) * b * r.uniform(0.84, 1.12))
            )
        found.append(path(smooth([*shore, shore[0]], 4), True))
    return found


def mountains() -> tuple[list[str], str]:
    """The peaks from the back to the front, and the hatching of them all."""
    peaks = []
    for i, (line, size) in enumerate(RIDGE):
        r = random.Random(f"ridge{i}")
        pts = smooth(line, 8)
        far = length(pts)
        s = 0.0
        while s < far:
            (x, y), _ = at(pts, s)
            x += r.uniform(-0.35, 0.35) * size
            y += r.uniform(-0.4, 0.4) * size
            z = size * r.uniform(0.78, 1.15)
            if not near(x, y - z * 0.3, 24):
                peaks.append((x, y, z, r.random()))
            s += size * r.uniform(0.8, 1.15)
    drawn, hatch = [], ""
    for x, y, z, _ in sorted(peaks, key=lambda p: p[1]):
        a, b = z * 0.72, z * 0.9
        drawn.append(
            f"M{short(x - a)} {short(y + z * 0.3)}Q{short(x - a * 0.42)} {short(y - b * 0.35)} "
            f"{short(x - a * 0.1)} {short(y - b)}Q{short(x + a * 0.22)} {short(y - b * 0.42)} "
            f"{short(x + a)} {short(y + z * 0.34)}"
        )
        hatch += (
            f"M{short(x - a * 0.1)} {short(y - b)}q{short(a * 0.02)} {short(b * 0.34)} {short(-a * 0.12)} "
            f"{short(b * 0.62)}M{short(x + a * 0.14)} {short(y - b * 0.56)}q{short(a * 0.06)} {short(b * 0.24)} "
            f"{short(-a * 0.02)} {short(b * 0.5)}M{short(x + a * 0.4)} {short(y - b * 0.18)}"
            f"q{short(a * 0.04)} {short(b * 0.14)} 0 {short(b * 0.3)}"
        )
    x, y = P["mount_doom"][:2]  # it smokes
    drawn.append(
        f"M{x - 34} {y - 8}Q{x - 14} {y - 30} {x - 9} {y - 44}L{x + 8} {y - 44}Q{x + 14} {y - 28} {x + 34} {y - 8}"
    )
    hatch += (
        f"M{x - 7} {y - 44}q4 5 7 1q3 4 7 -1M{x + 2} {y - 38}q3 12 -2 24M{x + 12} {y - 32}q3 10 0 18"
        f"M{x - 1} {y - 50}q-9 -7 -1 -13q8 -6 0 -14q-5 -6 2 -11"
    )
    return drawn, hatch


def trees() -> list[str]:
    found: list[Point] = []
    for i, (x, y, a, b, n) in enumerate(WOOD):
        r = random.Random(f"wood{i}")
        mine: list[Point] = []
        for _ in range(4000):
            if len(mine) == n:
                break
            t, q = r.uniform(0, 2 * math.pi), math.sqrt(r.random())
            px, py = x + math.cos(t) * q * a, y + math.sin(t) * q * b
            if not near(px, py, 26) and not any(abs(px - u) < 12 and abs(py - v) < 9 for u, v in mine):
                mine.append((px, py))
        found += mine
    return [
        f"M{short(x)} {short(y + 3)}v5M{short(x - 5.5)} {short(y + 3)}"
        "q-2.5 -4 1 -6q-.5 -5 4.5 -5.5q5 .5 4.5 5.5q3.5 2 1 6z"
        for x, y in sorted(found, key=lambda p: p[1])
    ]


# -- roads and battle lines ---------------------------------------------------------------------


def kind_of(name: str) -> str:
    place = DATA["places"][name]
    return "haven" if place.get("haven") else "hold" if place.get("stronghold") else "plain"


def clear(name: str) -> int:
    """So far from a place its roads end."""
    return OFF[kind_of(name)] + (6 if DATA["places"][name].get("shadow_place") else 0)


def curve(one: str, other: str, n: int = 24) -> tuple[str, str, list[Point]]:
    a, b = (other, one) if (other, one) in BEND else (one, other)
    (x0, y0), (x1, y1) = P[a][:2], P[b][:2]
    bend = BEND.get((a, b), 0)
    if bend is None:
        return a, b, smooth(SEA, 10)
    mx, my = (x0 + x1) / 2 + (y1 - y0) * bend, (y0 + y1) / 2 - (x1 - x0) * bend
    cx, cy = 2 * mx - (x0 + x1) / 2, 2 * my - (y0 + y1) / 2
    steps = [i / n for i in range(n + 1)]
    return (
        a,
        b,
        [
            (
                (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t * t * x1,
                (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t * t * y1,
            )
            for t in steps
        ],
    )


def marches() -> dict[frozenset[str], set[tuple[str, str, str]]]:
    """The battle lines along each road: colour, from, to."""
    found: dict[frozenset[str], set[tuple[str, str, str]]] = {}
    for line in DATA["lines"].values():
        for one, other in pairwise(line["path"]):
            found.setdefault(frozenset((one, other)), set()).add((line["colour"], one, other))
    return found


def lane(colour: str, origin: str, goal: str, pts: list[Point], costs: bool) -> dict[str, Any]:
    far = length(pts)
    ticks = ""
    if colour == "teal":
        k = 9.0
        while k < far - 6:
            (x, y), (ux, uy) = at(pts, k)
            ticks += f"M{short(x - uy * 3.6)} {short(y + ux * 3.6)}L{short(x + uy * 3.6)} {short(y - ux * 3.6)}"
            k += 13
    spots = [0.5] if far < 190 else [0.3, 0.7]
    if costs:
        spots = [0.86] if far <= 60 else [0.2, 0.8] if far < 150 else [0.26, 0.76]
    if far > 400:
        spots = [0.14, 0.32, 0.58, 0.72, 0.9]
    heads = []
    for s in spots:
        (x, y), (ux, uy) = at(pts, far * s)
        heads.append([round(x, 1), round(y, 1), round(math.degrees(math.atan2(uy, ux)), 1)])
    return {"colour": colour, "from": origin, "to": goal, "d": path(pts), "ticks": ticks, "heads": heads}


def roads() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    along = marches()
    found, lanes = [], []
    for road in DATA["roads"]:
        one, other = road["between"]
        a, b, pts = curve(one, other)
        far = length(pts)
        body = cut(pts, clear(a), far - clear(b), 40 if far > 400 else 20)
        here = sorted(along.get(frozenset((one, other)), ()), key=lambda march: ORDER.index(march[0]))
        n = len(here)
        for i, (colour, origin, goal) in enumerate(here):
            beside = shift(body, (i - (n - 1) / 2) * GAP)
            lanes.append(lane(colour, origin, goal, beside if origin == a else beside[::-1], "cost" in road))
        (mx, my), _ = at(body, length(body) * 0.5)
        found.append(
            {
                "a": a,
                "b": b,
                "d": path(body),
                "lines": n,
                "width": round(max(n, 1) * GAP + (5 if n else 1.5), 1),
                "cost": road.get("cost", []),
                "mid": [round(mx), round(my)],
            }
        )
    return found, lanes


# -- places -------------------------------------------------------------------------------------

OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E", "NE": "SW", "NW": "SE", "SE": "NW", "SW": "NE"}


def place(name: str) -> dict[str, Any]:
    x, y, side = P[name]
    told = DATA["places"][name]
    kind = kind_of(name)
    spawn, musters = told.get("shadow_place", False), "muster" in told
    r = {"plain": 12, "haven": 19, "hold": 22}[kind] + ((9 if kind == "plain" else 7) if spawn else 0)
    dx, dy, anchor = {
        "N": (0, -r - 5, "middle"),
        "S": (0, r + 16 + (5 if musters else 0), "middle"),
        "E": (r + 6 + (8 if musters else 0), 6, "start"),
        "W": (-r - 6, 6, "end"),
        "NE": (r - 1, -r + 2, "start"),
        "NW": (-r + 1, -r + 4, "end"),
        "SE": (r + (6 if musters else -1), r + 9, "start"),
        "SW": (-r + 1, r + 9, "end"),
    }[side]
    nx, ny = NUDGE.get(name, (0, 0))
    return {
        "x": x,
        "y": y,
        "region": told["region"],
        "spawn": spawn,
        "muster": told.get("muster", ""),
        "label": {"dx": dx + nx, "dy": dy + ny, "anchor": anchor, "side": side},
        "pieces": PIECES.get(name) or OPPOSITE[side],
        "nudge": list(PIECENUDGE.get(name, (0, 0))),
    }


def drawn() -> dict[str, Any]:
    arcs = borders()
    coast, whole = coasts()
    regions = {name: outline(name, arcs, coast) for name in DATA["regions"]}
    for name, told in DATA["places"].items():
        hit = [region for region, poly in regions.items() if inside(P[name][:2], poly)]
        assert hit == [told["region"]], f"{name} lies in {hit}"
    peaks, hatch = mountains()
    ways, lanes = roads()
    return {
        "world": [W, H],
        "land": path([*whole, (W, H), (W, 0)], True),
        "coast": path(whole),
        "borders": [path(arc) for arc in arcs.values()],
        "rivers": [path(rough(smooth(river, 4), f"river{i}", 0.12, 1)) for i, river in enumerate(RIVER)],
        "lakes": lakes(),
        "peaks": peaks,
        "hatch": hatch,
        "trees": "".join(trees()),
        "regions": {
            name: {
                "name": dict(zip(("x", "y", "size", "turn"), REGION[name], strict=True)),
                "riders": list(RIDERS[name]),
                "plaque": list(PLAQUE[name]),
                "outline": path(regions[name], True),
            }
            for name in DATA["regions"]
        },
        "places": {name: place(name) for name in DATA["places"]},
        "roads": ways,
        "lanes": lanes,
        "heads": HEAD,
        "lines": {name: {"colour": line["colour"], "path": line["path"]} for name, line in DATA["lines"].items()},
    }


if __name__ == "__main__":
    OUT.write_text(json.dumps(drawn(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
