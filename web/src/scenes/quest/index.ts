import type { Component } from "svelte";
import type { Scene } from "../../lib/scene";
import Hand from "./Hand.svelte";
import { ICONS } from "./icons";
import { QuestModel } from "./model.svelte";
import Panel from "./Panel.svelte";
import Stage from "./Stage.svelte";

// The shell hands every component the model that `create` has made, so each of them knows its own kind.
type Part = NonNullable<Scene["Stage"]>;
const part = <Props extends Record<string, unknown>>(component: Component<Props>) => component as unknown as Part;

export const scene: Scene = {
  create: (table) => new QuestModel(table),
  Stage: part(Stage),
  Hand: part(Hand),
  Panel: part(Panel),
  aside: true,
  icons: ICONS,
};
