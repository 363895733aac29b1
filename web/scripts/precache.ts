/** Writes the list of files to cache and the id of the build into the service worker. */
import type { Plugin } from "vite";

/** What the first page, the rules and the offline page need. */
const OFFLINE_ENTRIES = ["index.html", "OfflinePage.svelte", "RulesPage.svelte"];
const OFFLINE_FONTS = /(alegreya|source-sans-3)-latin-wght-normal.*\.woff2$/;

interface Chunk {
  type: "chunk";
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  code: string;
  viteMetadata?: { importedCss: Set<string> };
}

interface Asset {
  type: "asset";
  source: string | Uint8Array;
}

/** The files of a build by their names. */
export type Bundle = Record<string, Chunk | Asset>;

export function precache(): Plugin {
  return {
    name: "precache",
    // After all other plugins: Vite itself drops chunks that turn out to be styles alone.
    enforce: "post",
    generateBundle: { order: "post", handler: (_, bundle) => fillWorker(bundle) },
  };
}

/** Replaces the placeholders in the service worker of a build. */
export function fillWorker(bundle: Bundle): void {
  const worker = bundle["sw.js"];
  if (worker?.type !== "chunk") throw new Error("the bundle has no service worker (sw.js)");
  if (worker.imports.length)
    throw new Error("the service worker must not import chunks: an older worker would request chunks that are gone");
  const page = bundle["index.html"];
  const content = [...Object.keys(bundle).sort(), page?.type === "asset" ? String(page.source) : "", worker.code];
  worker.code = worker.code
    .replaceAll("__PRECACHE__", JSON.stringify(offlineFiles(bundle).map((name) => `/${name}`)))
    .replaceAll("__BUILD__", JSON.stringify(buildId(content.join())));
}

function offlineFiles(bundle: Bundle): string[] {
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
    if (file.type === "chunk" && OFFLINE_ENTRIES.some((name) => file.facadeModuleId?.endsWith(name)))
      add(file.fileName);
  for (const name of Object.keys(bundle)) if (OFFLINE_FONTS.test(name)) found.add(name);
  return [...found].filter((name) => name.startsWith("assets/")).sort();
}

/** A short id of a build. The names of its files have digests in them, so it changes with every one of them. */
export function buildId(content: string): string {
  let sum = 5381;
  for (const letter of content) sum = (sum * 33 + letter.charCodeAt(0)) >>> 0;
  return sum.toString(36);
}
