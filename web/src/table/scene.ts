/** The interface between the shell and the scene of a game.
 *
 * The shell knows decisions, journal and words, not games. A scene knows one game's view, choices and journal keys, not
 * sockets, seats of other people or menus.
 */
import type { Component } from "svelte";
import type { Choice, Frame, Line, Message, Seat } from "../net/messages";
import type { Words } from "../i18n/words";
import type { SceneSounds } from "./cues";

/** A frame with the types of one game's view and extras. */
export interface FrameOf<View, Extras> extends Omit<Frame, "view" | "extras"> {
  readonly view: View;
  readonly extras: Extras;
}

/** What every component of a scene is given. All fields are reactive. `F` is the frame type of the game. */
export interface TableModel<F = Frame> {
  readonly game: string;
  /** What the viewer knows now. */
  readonly frame: F;
  readonly seats: readonly Seat[];
  /** The seats that this viewer looks from; empty for a watcher. */
  readonly facing: readonly number[];
  /** Whether one of these seats is to act and actions are accepted: not in a replay, nor while an action is in flight. */
  readonly asked: boolean;
  /** Whether actions are accepted now, in any turn: some may be played out of turn. */
  readonly ready: boolean;
  readonly over: boolean;
  /** Whether this is a live table. In a replay nothing may cover the controls. */
  readonly live: boolean;
  readonly words: Words;
  /** The lines of the log that this viewer has seen, including later ones while an earlier moment is shown. */
  readonly log: readonly Line[];
  /** Whether animations are allowed, by the settings of the page and of the system. */
  readonly motion: boolean;
  /** Whether the page shows what a player could have remembered: possible figures, cards taken openly. */
  readonly memory: boolean;
  /** "phone" under 640 px, "tablet" under 1180, else "desktop". */
  readonly size: "phone" | "tablet" | "desktop";
  /** Under 800 px of height: hand, prompt and rows turn compact. */
  readonly low: boolean;
  /** The notation of the choice that has the pointer or the focus, on the board or in the list. */
  pointed: string | null;

  /** Plays one action, or several: all of them or none. */
  act(texts: string[]): void;
  /** Shows in the prompt why this action is not possible. */
  why(text: string): void;
  /** Shows a reason that the scene itself knows; null removes it. */
  refuse(reason: Message | null): void;
  /** Requests a hint from a bot, which appears beside the prompt. Not in a replay. */
  askHint?(): void;
  /** Whether hints are given; "unfair" if people play against each other, which warns the others. Challenges and puzzles
   *  have no button for hints. */
  readonly advice?: "given" | "unfair" | "";
  /** Explains a key ("figure-gandalf") in the rail or in a sheet. Null ends it; with `only`, only that of this key. */
  explain(key: string | null, only?: string): void;
  /** The name of who sits there: a person's, a bot's, "You" for the viewer. */
  seatName(seat: number): string;
}

export interface PromptButton {
  label: string;
  /** A note under the label: the cost, or the reason why it is disabled. */
  note?: string;
  /** The notations to send; none if `press` is given. */
  texts?: string[];
  press?: () => void;
  look?: "primary" | "ember" | "plain";
  /** One of the scene's `icons`, or a line icon of the shell ("close", "undo", "versus", …). */
  icon?: string;
  disabled?: boolean;
  /** The reason if it is disabled, else what it does. */
  hint?: string;
  /** If it is pressed while disabled: the notation to show the reason for, or the reason itself. */
  why?: string | Message;
  /** The name by which a lesson finds it, if its notations are not unique. */
  at?: string;
}

export interface PromptSpec {
  title: string;
  hint?: string;
  buttons: PromptButton[];
}

/** The state of one game's scene at one open table: selection, folded parts, playback. */
export interface SceneModel<F = Frame> {
  /** Replaces the shell's own prompt: the question, and a button for each of a few choices. */
  readonly prompt?: PromptSpec | null;
  /** The choices with the number keys 1 to 9, in this order. */
  readonly numbered?: readonly Choice[];
  /** Whether the scene itself lists all choices; the prompt then need not. */
  readonly listsChoices?: boolean;
  /** Called once for every new frame, in order, with what happened; resolves when its animation is over. `table.frame`
   *  is the new one already, so what is about to travel must be hidden at its new place before the first `await`. */
  play?(frame: F, before: F | null): Promise<void>;
  /** How many of the last lines of the log `play` has not shown yet. */
  readonly pendingLines?: number;
  /** Whether its prompt shows lines of the log, one after the other. */
  readonly isNarrating?: boolean;
  /** Called on Escape and on a click on nothing. */
  cancel?(): void;
  /** Brings these into sight if they are under a tab or on a hidden part of a map; called by lessons. */
  reveal?(names: readonly string[]): void;
  /** What the scene knows about a key ("region-moria": who stands there), where its panel is not on the page. */
  describe?(key: string): string[];
  /** The key that the scene's panel explains now, if it `explains`: the shell adds the link into the manual. */
  readonly subject?: string | null;
  /** The maximum duration of `play`, in milliseconds; the default is 12 seconds. */
  readonly maxDuration?: number;
  /** A short text beside the title: "Turn 14". */
  readonly stage?: string;
  /** Whether the whole board is covered, as by a battle; the scene then draws the prompt itself. */
  readonly covered?: boolean;
}

/** What the shell draws of a scene with this model. */
export interface SceneParts<Model> {
  /** The board: fills the stage. */
  Stage: Component<{ table: TableModel; scene: Model }>;
  /** Whether the board fills the whole stage on a desktop, with prompt and hand on its lower left corner. */
  docked?: boolean;
  /** In the top bar of a table, where there is room: the steps of a turn. */
  Bar?: Component<{ table: TableModel; scene: Model }>;
  /** The viewer's hand: under the prompt. */
  Hand?: Component<{ table: TableModel; scene: Model }>;
  /** On top of the rail: the selected piece, a forecast. */
  Panel?: Component<{ table: TableModel; scene: Model }>;
  /** Whether the panel explains what is pointed at; the shell then shows no explanation of its own. */
  explains?: boolean;
  /** Whether an explanation lies over the log instead of replacing the panel, because the panel's parts explain
   *  themselves. */
  aside?: boolean;
  /** Outlines of the icons that its prompts name, in a box of 512 by 512. */
  icons?: Readonly<Record<string, string>>;
  /** Its entries in the list of keys: the key, or the message that names it, and the message that describes it. */
  keys?: readonly (readonly [string, string])[];
  /** The sounds of its lines of the log; a scene without them sounds only for questions, refusals and endings. */
  sounds?: SceneSounds;
  /** A tab of the rail beside log and chat, such as notes about hidden figures. */
  Notes?: Component<{ table: TableModel; scene: Model }>;
}

export interface Scene extends SceneParts<SceneModel> {
  create(table: TableModel): SceneModel;
}

/** A scene whose parts know their own model and frames.
 *
 * The shell gives every part the model that `create` made, and a table of the game that the scene belongs to, so the
 * types of the game are dropped here and nowhere else. */
export function defineScene<F extends Frame, Model extends SceneModel<F>>(
  scene: { create(table: TableModel<F>): Model } & SceneParts<Model>,
): Scene {
  const { create, ...parts } = scene;
  return { ...(parts as SceneParts<SceneModel>), create };
}

export type { Choice, Frame, Message, Seat };
