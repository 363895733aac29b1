import type { Component } from "svelte";
import type { Scene } from "../../table/scene";
import Hand from "./parts/Hand.svelte";
import { ICONS } from "./outlines";
import { QuestModel } from "./model.svelte";
import Panel from "./parts/Panel.svelte";
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
