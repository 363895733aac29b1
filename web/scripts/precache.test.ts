// @vitest-environment node
import { describe, expect, it } from "vitest";
import { buildId, type Bundle, fillWorker } from "./precache";

type Chunk = Extract<Bundle[string], { type: "chunk" }>;

const chunk = (fileName: string, rest: Partial<Chunk> = {}): Chunk => ({
  type: "chunk",
  fileName,
  facadeModuleId: null,
  imports: [],
  code: "",
  viteMetadata: { importedCss: new Set<string>() },
  ...rest,
});

/** What the plugin writes into the worker of a bundle with these other files. */
function written(files: Bundle, page = "<html>", rest: Partial<Chunk> = {}): { files: string[]; id: string } {
  const worker = chunk("sw.js", { code: "[__PRECACHE__, __BUILD__]", ...rest });
  fillWorker({ "index.html": { type: "asset", source: page }, "sw.js": worker, ...files });
  const [list, id] = JSON.parse(worker.code) as [string[], string];
  return { files: list, id };
}

const INDEX = { "assets/index-1.js": chunk("assets/index-1.js", { facadeModuleId: "/web/index.html" }) };

describe("precache", () => {
  it("lists the first page and what it imports, with styles", () => {
    const found = written({
      "assets/index-1.js": chunk("assets/index-1.js", {
        facadeModuleId: "/web/index.html",
        imports: ["assets/words-2.js"],
        viteMetadata: { importedCss: new Set(["assets/index-3.css"]) },
      }),
      "assets/words-2.js": chunk("assets/words-2.js", { imports: ["assets/index-1.js"] }),
      "assets/index-3.css": { type: "asset", source: "" },
      "assets/fate-4.js": chunk("assets/fate-4.js", { facadeModuleId: "/web/src/scenes/fate/index.ts" }),
    });
    expect(found.files).toEqual(["/assets/index-1.js", "/assets/index-3.css", "/assets/words-2.js"]);
  });

  it("lists the pages that can be read offline, and the two fonts of the latin alphabet", () => {
    const found = written({
      ...INDEX,
      "assets/RulesPage-2.js": chunk("assets/RulesPage-2.js", { facadeModuleId: "/web/src/pages/RulesPage.svelte" }),
      "assets/alegreya-latin-wght-normal-3.woff2": { type: "asset", source: "" },
      "assets/alegreya-cyrillic-wght-normal-4.woff2": { type: "asset", source: "" },
    });
    expect(found.files).toEqual([
      "/assets/RulesPage-2.js",
      "/assets/alegreya-latin-wght-normal-3.woff2",
      "/assets/index-1.js",
    ]);
  });

  it("gives the same build the same id", () => {
    expect(written(INDEX).id).toBe(written(INDEX).id);
  });

  it.each<[string, () => { id: string }]>([
    ["a file", () => written({ "assets/index-2.js": chunk("assets/index-2.js") })],
    ["the page alone", () => written(INDEX, "<html lang='en'>")],
    ["the worker alone", () => written(INDEX, "<html>", { code: "[__PRECACHE__, __BUILD__] " })],
  ])("gives another id if %s has changed", (_, other) => {
    expect(other().id).not.toBe(written(INDEX).id);
  });

  it("refuses a worker that imports chunks", () => {
    expect(() => written(INDEX, "<html>", { imports: ["assets/words-2.js"] })).toThrow("must not import chunks");
  });

  it("makes short ids", () => {
    expect(buildId("a")).toMatch(/^[0-9a-z]{1,7}$/);
    expect(buildId("a")).not.toBe(buildId("b"));
  });
});
