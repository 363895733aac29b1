import { expect, it } from "vitest";
import { choice, plainFrame, said, tableOf, words } from "../../../tests/helpers.svelte";
import { PlainModel } from "./model.svelte";
import { promptOf } from "./prompts";

it("asks the question without buttons, since the stage lists the choices", () => {
  const choices = Array.from({ length: 12 }, (_, at) => choice(`play ${at}`));
  const table = tableOf(plainFrame(1, { prompt: said("prompt-card"), choices }), {
    words: words("prompt-card = Which card?"),
  });
  const scene = new PlainModel(table);
  expect(promptOf(scene)).toEqual({ title: "Which card?", buttons: [] });
  expect([scene.listsChoices, scene.numbered.length, scene.numbered[8]!.text]).toEqual([true, 9, "play 8"]);
});
