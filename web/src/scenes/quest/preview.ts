/** Where the choices would put hobbits and Sauron on the corruption line, drawn in dashes. */
import type { QuestModel } from "./model.svelte";
import { HOBBITS } from "./names";
import type { Outlook } from "./view";

/** Kinds of choices that are always previewed; others only while they are pointed at or aimed. */
const WEIGHED = new Set(["refuse", "volunteer", "pay", "pass"]);

export interface Preview {
  /** Where Sauron would come to, and whether by a refusal. */
  eyes: { space: number; refused: boolean }[];
  pawns: { seat: number; space: number }[];
}

export function previewOf(scene: QuestModel): Preview {
  if (scene.over || !scene.table.live) return { eyes: [], pawns: [] };
  const found = weighed(scene);
  const eyes = new Map(found.filter((one) => one.sauron >= 0).map((one) => [one.sauron, one.kind === "refuse"]));
  const pawns = new Map(
    found.flatMap((one) =>
      Object.entries(one.dark).map(([seat, space]) => [`${seat} ${space}`, { seat: Number(seat), space }] as const),
    ),
  );
  return { eyes: [...eyes].map(([space, refused]) => ({ space, refused })), pawns: [...pawns.values()] };
}

function weighed(scene: QuestModel): Outlook[] {
  const { extras, table } = scene;
  const pointed = extras.then.filter((one) => one.by === table.pointed);
  if (pointed.length) return pointed;
  if (scene.aim) return extras.then.filter((one) => one.kind === scene.aim);
  const open = extras.then.filter((one) => WEIGHED.has(one.kind));
  // Waiting players see what a refusal would do, and where a volunteer would move.
  if (extras.refused >= 0 && !open.some((one) => one.kind === "refuse"))
    open.push({ by: "refuse", kind: "refuse", sauron: extras.refused, dark: {} });
  const { volunteer } = scene.view;
  const steps = scene.demand?.steps ?? 0;
  if (steps && volunteer >= 0 && HOBBITS[volunteer] && !open.some((one) => one.kind === "pay"))
    open.push({ by: "pay", kind: "pay", sauron: -1, dark: { [volunteer]: (scene.view.dark[volunteer] ?? 0) + steps } });
  return open;
}
