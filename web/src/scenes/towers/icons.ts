/** The icons of qualities, colours, places and cards. */
import { qualityOf } from "./names";

export const QUALITY_ICONS: Record<string, string> = {
  strength: "mailed-fist",
  wisdom: "owl",
  endurance: "walking-boot",
  resolve: "queen-crown",
};

export const COLOUR_ICONS: Record<string, string> = {
  green: "oak-leaf",
  ochre: "wheat",
  blue: "waves",
  grey: "peaks",
};

export const PLACE_ICONS: Record<string, string> = {
  amon_hen: "stone-throne",
  rohan: "horse-head",
  fangorn: "oak",
  edoras: "viking-longhouse",
  orthanc: "orthanc",
  helms_deep: "defensive-wall",
  minas_tirith: "white-tower",
};

export function iconOf(kind: string): string {
  return kind === "gandalf" ? "wizard-staff" : (QUALITY_ICONS[qualityOf(kind)] ?? "");
}
