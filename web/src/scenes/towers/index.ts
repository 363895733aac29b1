import type { Component } from "svelte";
import type { Scene } from "../../table/scene";
import Hand from "./parts/Hand.svelte";
import { TowersModel } from "./model.svelte";
import Notes from "./parts/Notes.svelte";
import Panel from "./parts/Panel.svelte";
import Stage from "./Stage.svelte";
import "./scene.css";

// The shell hands every component the model that `create` has made, so each of them knows its own kind.
type Part = NonNullable<Scene["Stage"]>;
const part = <Props extends Record<string, unknown>>(component: Component<Props>) => component as unknown as Part;

export const scene: Scene = {
  create: (table) => new TowersModel(table),
  Stage: part(Stage),
  Hand: part(Hand),
  Panel: part(Panel),
  Notes: part(Notes),
  // The forecast stays in sight while cards of the hand are picked, and so pointed at.
  aside: true,
};
