/** For a game that has no board of its own: its facts to read, and its choices to press. */
import type { Choice, Scene, SceneModel, TableModel } from "../../table/scene";
import Stage from "./Stage.svelte";

class PlainModel implements SceneModel {
  constructor(private readonly table: TableModel) {}

  readonly listsChoices = true;

  get numbered(): readonly Choice[] {
    return this.table.frame.choices.slice(0, 9);
  }

  /** The choices stand on the stage itself: the prompt only asks. */
  get prompt() {
    return { title: this.table.words.say(this.table.frame.ask), buttons: [] };
  }
}

export const scene: Scene = { create: (table) => new PlainModel(table), Stage };
