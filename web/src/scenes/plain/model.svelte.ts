/** The model of the scene: it has no state of its own. */
import type { Choice, PromptSpec, SceneModel, TableModel } from "../../table/scene";
import { promptOf } from "./prompts";

export class PlainModel implements SceneModel {
  readonly listsChoices = true;

  constructor(readonly table: TableModel) {}

  get numbered(): readonly Choice[] {
    return this.table.frame.choices.slice(0, 9);
  }

  get prompt(): PromptSpec {
    return promptOf(this);
  }
}
