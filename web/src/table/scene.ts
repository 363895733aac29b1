/** The interface between the shell and the scene of a game.
 *
 * The shell knows decisions, journal and words, not games. A scene knows one game's view, choices and journal keys, not
 * sockets, seats of other people or menus.
 */
import type { Component } from "svelte";
import type { Choice, Frame, Line, Message, Seat } from "../net/messages";
import type { Words } from "../i18n/words";

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
  /** Whether one of these seats is asked, and answers are accepted now (not in a replay, not while one is under way). */
  readonly asked: boolean;
  /** Whether what is sent would be taken now, asked or not: some things may be done in another's turn. */
  readonly ready: boolean;
  readonly over: boolean;
  /** Whether this is a table that is played at. In a replay nothing may cover what one steps with. */
  readonly live: boolean;
  readonly words: Words;
  /** What this viewer saw happen so far; while an earlier moment is looked at, what came later as well. */
  readonly log: readonly Line[];
  /** Whether things may travel and turn; false if the person or the system wants it still. */
  readonly motion: boolean;
  /** Whether the page reminds of what a player could have remembered: sets of possible figures, cards seen taken. */
  readonly memory: boolean;
  /** "phone" under 640 px, "tablet" under 1180, else "desktop". */
  readonly size: "phone" | "tablet" | "desktop";
  /** Under 800 px of height: hand, prompt and rows turn compact. */
  readonly low: boolean;
  /** The choice that the pointer or focus is on, here or in the list; its notation. */
  pointed: string | null;

  /** Choose: one notation, or several that are done all or not at all. */
  act(texts: string[]): void;
  /** Something that is not among the choices was clicked: the reason appears in the prompt. */
  why(text: string): void;
  /** The same where the scene itself knows the reason, and there is no notation to ask about; null takes it back. */
  refuse(reason: Message | null): void;
  /** Ask a bot what it would choose here; it answers beside the question. Not in a replay. */
  askHint?(): void;
  /** Whether hints are given; "unfair" if people play against each other, and the button says so. "" if the table
   *  refuses all hints: there is no button. */
  readonly advice?: "given" | "unfair" | "";
  /** Explain a name ("figure-gandalf") in the rail or in a sheet; null ends it, with `only` if it is that which is told. */
  explain(key: string | null, only?: string): void;
  /** The name of a seat as people call it: a person's name, a bot's, "You" for the viewer. */
  seatName(seat: number): string;
}

export interface PromptButton {
  label: string;
  /** Under the label, in small letters: what it costs, or in two words why not. */
  note?: string;
  /** What is sent; nothing if `press` is given. */
  texts?: string[];
  press?: () => void;
  look?: "primary" | "ember" | "plain";
  /** One of the scene's `icons`, or a line icon of the shell ("close", "undo", "versus", …). */
  icon?: string;
  disabled?: boolean;
  /** Why not, if disabled; or what follows. */
  hint?: string;
  /** What to ask the table about when it is pressed though disabled, or the reason itself: it then stands in the prompt. */
  why?: string | Message;
  /** A name by which a lesson finds it, if what it sends does not tell it apart. */
  at?: string;
}

export interface PromptSpec {
  title: string;
  hint?: string;
  buttons: PromptButton[];
}

/** The state of one game's scene at one open table: selection, folded parts, what travels just now. */
export interface SceneModel<F = Frame> {
  /** Instead of the shell's own prompt (the question, and a button for each choice if there are few). */
  readonly prompt?: PromptSpec | null;
  /** Choices that have a number key and the number on the board, in this order; at most nine. Else none. */
  readonly numbered?: readonly Choice[];
  /** Whether the scene itself lists all choices; the prompt then need not. */
  readonly listsChoices?: boolean;
  /** Called once for every new frame, in order, with what happened; resolves when its animation is over. `table.frame`
   *  is the new one already, so what is about to travel must be hidden at its new place before the first `await`. */
  play?(frame: F, before: F | null): Promise<void>;
  /** How many of the last lines of the log belong to what `play` has not shown yet. */
  readonly pendingLines?: number;
  /** Whether its prompt tells what happened just now, line by line. */
  readonly isNarrating?: boolean;
  /** Escape was pressed, or a click went nowhere. */
  cancel?(): void;
  /** A lesson points at these: whatever of them lies out of sight, on a map of its own or under a tab, comes into sight. */
  reveal?(names: readonly string[]): void;
  /** What the scene itself knows about a name ("region-moria": who stands there), where its panel is not on the page. */
  describe?(key: string): string[];
  /** What the scene's own panel tells of just now, if it `tells`: the shell then leads from there into the manual. */
  readonly subject?: string | null;
  /** How long `play` may take at most, in milliseconds; 12 seconds if it does not say. */
  readonly maxDuration?: number;
  /** A short text beside the title: "Turn 14". */
  readonly stage?: string;
  /** Whether the whole board is covered just now (a battle); the prompt is then drawn by the scene itself. */
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
  /** Whether that panel itself explains what is pointed at; the shell then puts no card of its own in its place. */
  tells?: boolean;
  /** Whether an explanation lies over the log instead of replacing the panel, because the panel's parts explain
   *  themselves. */
  aside?: boolean;
  /** Outlines of the icons that its prompts name, in a box of 512 by 512. */
  icons?: Readonly<Record<string, string>>;
  /** Its own keys for the list of keys: the key (or the message that names it), and the message that says what it
   *  does. */
  keys?: readonly (readonly [string, string])[];
  /** A tab of the rail beside log and chat, such as what is remembered of the enemy. */
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
