import type { Component } from "svelte";
import type { Scene } from "../../table/scene";
import "./scene.css";
import Hand from "./parts/Hand.svelte";
import { FateModel } from "./model.svelte";
import Panel from "./parts/Panel.svelte";
import { SIGNS } from "./icons";
import Stage from "./Stage.svelte";
import Steps from "./parts/Steps.svelte";

// The shell hands every component the model that `create` has made, so each of them knows its own kind.
type Part = NonNullable<Scene["Stage"]>;
const part = <Props extends Record<string, unknown>>(component: Component<Props>) => component as unknown as Part;

export const scene: Scene = {
  create: (table) => new FateModel(table),
  Stage: part(Stage),
  Hand: part(Hand),
  Panel: part(Panel),
  Bar: part(Steps),
  docked: true,
  icons: SIGNS,
  keys: [
    ["+ −", "fate-key-zoom"],
    ["0", "fate-zoom-all"],
    ["fate-arrows", "fate-key-arrows"],
  ],
};
