// Writes src/scenes/*/outlines.ts from the list of names in src/scenes/*/icons.json: the path data of those game-icons
// and no others, so that a page carries only what its board shows. Run it after changing a list; with --check it writes
// nothing, and fails if a file is not what it would write.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const set = JSON.parse(readFileSync(join(web, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"));

/** All outlines of an icon as one path. */
function outline(name) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!icon) throw new Error(`game-icons has no icon named ${name}`);
  if (/transform=|<(?!path|\/|g)/.test(icon.body)) throw new Error(`${name} is more than plain paths`);
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join("");
}

const checks = process.argv.includes("--check");
const scenes = join(web, "src/scenes");
for (const scene of readdirSync(scenes)) {
  const list = join(scenes, scene, "icons.json");
  if (!existsSync(list)) continue;
  const names = [...new Set(JSON.parse(readFileSync(list, "utf8")))].sort();
  const lines = names.map((name) => `  "${name}": "${outline(name)}",`);
  const text = [
    "/* Made by `node scripts/icons.mjs` from icons.json. Drawn in a box of 512 by 512.",
    " * From game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. */",
    "export const OUTLINES = {",
    ...lines,
    "} as const;",
    "",
    "export type OutlineName = keyof typeof OUTLINES;",
    "",
  ];
  const file = join(scenes, scene, "outlines.ts");
  if (!checks) writeFileSync(file, text.join("\n"));
  else if (!existsSync(file) || readFileSync(file, "utf8") !== text.join("\n")) {
    console.error(`${scene}/outlines.ts is not what its list says: run node scripts/icons.mjs`);
    process.exitCode = 1;
  }
  console.log(`${scene}: ${names.length} icons`);
}
