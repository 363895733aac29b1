/** Tells the worker which built files to keep: those that the first page, the rules and the page without a line need. */
import type { Plugin } from "vite";

const KEPT = ["index.html", "OfflinePage.svelte", "RulesPage.svelte"];

export function precache(): Plugin {
  return {
    name: "precache",
    // After all others: Vite itself takes out what turns out to be styles alone, and the worker would ask for it in vain.
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const found = new Set<string>();
        const add = (name: string) => {
          const file = bundle[name];
          if (!file || found.has(name)) return;
          found.add(name);
          if (file.type !== "chunk") return;
          file.viteMetadata?.importedCss.forEach(add);
          file.imports.forEach(add);
        };
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && KEPT.some((name) => file.facadeModuleId?.endsWith(name))) add(file.fileName);
        for (const name of Object.keys(bundle))
          if (/(alegreya|source-sans-3)-latin-wght-normal.*\.woff2$/.test(name)) found.add(name);
        const worker = bundle["sw.js"];
        if (worker?.type !== "chunk") throw new Error("there is no worker to tell");
        if (worker.imports.length)
          throw new Error("the worker must stand alone: an older one would ask for files that are gone");
        const list = [...found]
          .filter((name) => name.startsWith("assets/"))
          .sort()
          .map((name) => `/${name}`);
        const build = Object.keys(bundle)
          .filter((name) => name.startsWith("assets/"))
          .sort()
          .join();
        worker.code = worker.code
          .replaceAll("__PRECACHE__", JSON.stringify(list))
          .replaceAll("__BUILD__", JSON.stringify(digest(build)));
      },
    },
  };
}

/** A short name for a version: the names of its files, which have digests in them. */
function digest(text: string): string {
  let sum = 5381;
  for (const letter of text) sum = (sum * 33 + letter.charCodeAt(0)) >>> 0;
  return sum.toString(36);
}
