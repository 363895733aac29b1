import { beforeEach, describe, expect, it } from "vitest";
import { mark, passageAbout, unmark } from "./highlight";
import { find, fold, passagesOf, places, wanted } from "./search";

const HTML = `
<h2 id="moving">Moving</h2>
<p>A figure moves one region forward.</p>
<ul><li><p>Éomer rides two.</p></li></ul>
<h3 id="tunnel">The tunnel of Moria</h3>
<p>Frodo takes the tunnel.</p>
<table><tr><td>Orcs</td><td>2</td></tr></table>
<div class="drawn"><p>A picture that moves.</p></div>
<h2 id="battle">Battle</h2>
<p>Whoever moves into a region with an enemy fights. Orcs strike first.</p>`;
const passages = passagesOf("confrontation", HTML);

describe("fold", () => {
  it.each([
    ["Éomer", "eomer"],
    ["Großes Œuvre", "grosses oeuvre"],
    ["l’anneau “d’or”", `l'anneau "d'or"`],
    ["a\u00a0b\nc", "a b c"],
  ])("%s", (text, expected) => {
    expect(fold(text).text).toBe(expected);
  });

  it("leads back to the original", () => {
    const { text, from } = fold("Größe");
    expect(text).toBe("grosse");
    expect(from).toEqual([0, 1, 2, 3, 3, 4, 5]);
  });
});

describe("wanted", () => {
  it.each<[string, string[]]>([
    ["", []],
    ["Ring Ring", ["ring"]],
    ["the a Éomer", ["the", "eomer"]],
    ["5 x", ["5"]],
  ])("%s", (query, expected) => {
    expect(wanted(query)).toEqual(expected);
  });
});

describe("places", () => {
  it("finds words from left to right in the original", () => {
    expect(places("Éomer and eomer", ["eomer"])).toEqual([
      [0, 5],
      [10, 15],
    ]);
  });

  it("does not overlap", () => {
    expect(places("battlefield", ["battle", "tlefield"])).toEqual([[0, 6]]);
    expect(places("battlefield", ["battle", "field"])).toEqual([
      [0, 6],
      [6, 11],
    ]);
  });

  it("ends after a letter that is written as two", () => {
    expect(places("Straße.", ["strasse"])).toEqual([[0, 6]]);
  });
});

describe("passagesOf", () => {
  it("lists what can be found, under its section, without pictures and without an item twice", () => {
    expect(passages.map(({ section, text, heading }) => [section, text, heading])).toEqual([
      ["moving", "Moving", true],
      ["moving", "A figure moves one region forward.", false],
      ["moving", "Éomer rides two.", false],
      ["tunnel", "The tunnel of Moria", true],
      ["tunnel", "Frodo takes the tunnel.", false],
      ["tunnel", "Orcs · 2", false],
      ["battle", "Battle", true],
      ["battle", "Whoever moves into a region with an enemy fights. Orcs strike first.", false],
    ]);
  });
});

describe("find", () => {
  it.each<[string, string[]]>([
    ["tunnel", ["The tunnel of Moria", "Frodo takes the tunnel."]],
    ["EOMER", ["Éomer rides two."]],
    ["orcs 2", ["Orcs · 2"]],
    ["region forward", ["A figure moves one region forward."]],
    ["nothing", []],
    ["a", []],
  ])("%s", (query, expected) => {
    expect(find(passages, query).map(({ text }) => text)).toEqual(expected);
  });

  it("shows the found words apart", () => {
    expect(find(passages, "takes tunnel")[0]!.parts).toEqual([
      { text: "Frodo ", found: false },
      { text: "takes", found: true },
      { text: " the ", found: false },
      { text: "tunnel", found: true },
      { text: ".", found: false },
    ]);
  });

  it("cuts a long text around the first word", () => {
    const text = `${"before ".repeat(30)}ring ${"after ".repeat(60)}`;
    const { parts } = find([{ game: "x", at: 0, section: "", title: "", text, heading: false }], "ring")[0]!;
    const shown = parts.map((part) => part.text).join("");
    expect(shown).toMatch(/^… before .*ring after .* …$/);
    expect(shown.length).toBeLessThan(180);
  });
});

describe("marks", () => {
  let root: HTMLElement;

  beforeEach(() => {
    document.body.innerHTML = `<main>${HTML}</main>`;
    root = document.querySelector("main")!;
  });

  it("are put around words and taken away without a trace", () => {
    const before = root.innerHTML;
    mark(root, ["moves", "orcs"]);
    expect([...root.querySelectorAll("mark")].map((one) => one.textContent)).toEqual([
      "moves",
      "Orcs",
      "moves",
      "Orcs",
    ]);
    unmark(root);
    expect(root.innerHTML).toBe(before);
  });

  it("are not put without words", () => {
    mark(root, []);
    expect(root.querySelector("mark")).toBeNull();
  });

  it.each([
    ["tunnel", "Orcs", "Orcs2"],
    ["moving", "Éomer", "Éomer rides two."],
    ["battle", "orcs", "Whoever moves into a region with an enemy fights. Orcs strike first."],
    ["battle", "Gimli", "Battle"],
  ])("passage of #%s about %s", (anchor, name, expected) => {
    expect(passageAbout(root, anchor, name)?.textContent?.trim()).toBe(expected);
  });

  it("is none for an unknown section", () => {
    expect(passageAbout(root, "nowhere", "Orcs")).toBeNull();
  });
});
