/** The client of a live table. */
import { untrack } from "svelte";
import { api, Refusal } from "../net/api";
import { TableClient } from "./client.svelte";
import { actorOf, fromSync, isOtherFace, isUndo, type LiveState, withUpdate } from "../net/live";
import type { ChatLine, Frame, Line, Message, Sync, Table, ToPage, ToServer, Update } from "../net/messages";
import { Playback } from "./playback.svelte";
import { TableSocket } from "../net/socket";
import { toast } from "../platform/toast.svelte";
import { Plain } from "../i18n/words";

/** How long a result is shown before the curtain covers it, in milliseconds. */
const CURTAIN_DELAY = 1400;

export class LiveTable extends TableClient {
  readonly live = true;
  table = $state.raw<Table>()!;
  log = $state.raw<readonly Line[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The newest frame; the one that is shown may be a few behind. */
  latest = $state.raw<Frame>()!;
  connection = $state<"opening" | "open" | "lost">("opening");
  retryAt = $state(0);
  /** Whether an action was sent and not answered yet. */
  sent = $state(false);
  /** Why the last action was refused, or is not possible. */
  refusal = $state.raw<Message | null>(null);
  /** An earlier frame that is looked at. */
  peek = $state.raw<Frame | null>(null);
  /** Whether the table is covered while the device is handed to another person. */
  covered = $state(false);
  /** The number of unread lines of the chat. */
  unread = $state(0);
  /** The hint of a bot for this moment, and whether one is requested. */
  hint = $state.raw<ChatLine | null>(null);
  hinting = $state(false);
  /** A notice about an own seat, and the moment at which it came. */
  notice = $state.raw<{ message: Message; moment: number } | null>(null);
  /** Whether this person agreed to a rematch: the page goes there when it is set up. */
  movingOn = $state(false);

  private readonly playback: Playback;
  private readonly socket: TableSocket;
  private curtainTimer = 0;
  /** The frames that this page has received, by moment. */
  private seen = new Map<number, Frame>();

  /** Connects; `ready` resolves with the table at the first sync. */
  static open(
    code: string,
    onState: (now: "opening" | "open" | "lost") => void,
  ): { ready: Promise<LiveTable>; close: () => void } {
    let made: LiveTable | null = null;
    let socket: TableSocket;
    const ready = new Promise<LiveTable>((resolve) => {
      socket = new TableSocket(code, {
        onMessage: (message) => {
          if (made) made.receive(message);
          else if (message.type === "sync") resolve((made = new LiveTable(message, socket)));
        },
        onState: (now, retryAt) => {
          onState(now);
          if (!made) return;
          made.connection = now === "opening" && made.connection === "lost" ? "lost" : now;
          made.retryAt = retryAt;
          if (now !== "open") made.sent = false;
        },
      });
    });
    return {
      ready,
      close: () => {
        socket.close();
        if (made) clearTimeout(made.curtainTimer);
      },
    };
  }

  private constructor(first: Sync, socket: TableSocket) {
    super();
    this.socket = socket;
    this.connection = "open";
    this.playback = new Playback(
      first.frame,
      () => this.scene,
      () => !this.covered && !this.peek,
    );
    this.applySync(first);
    // People with secrets from each other at one screen must say who looks first.
    this.covered = this.table.curtain && this.table.started && !this.table.over;
    void this.loadGame(first.table.game);
  }

  get code() {
    return this.table.code;
  }
  get game() {
    return this.table.game;
  }
  get frame() {
    return this.peek ?? this.playback.frame;
  }
  protected get shown() {
    return this.playback.frame.moment;
  }
  get seats() {
    return this.table.seats;
  }
  get facing() {
    return this.table.facing;
  }
  get over() {
    return this.table.over;
  }
  /** The sentence about who resigned. */
  get resignation(): string {
    const own = this.seats.filter((one) => one.yours);
    if (own.length === 1 && own[0]!.seat === this.table.resigned) return this.words.say("end-you-resigned");
    return this.words.say("end-resigned", { name: new Plain(this.nameOf(this.table.resigned)) });
  }
  get now() {
    return !this.peek && !this.playback.busy && this.playback.frame === this.latest;
  }
  get ready() {
    return (
      this.now &&
      !this.sent &&
      !this.covered &&
      this.connection === "open" &&
      this.facing.length > 0 &&
      this.table.started &&
      !this.over
    );
  }
  get asked() {
    return this.ready && this.latest.choices.length > 0;
  }
  /** Whether one of this person's seats is to act, even during animations. */
  get turn() {
    return this.table.started && !this.over && !!this.seats[actorOf(this.latest)]?.yours;
  }
  /** The seat for whose player the curtain waits. */
  get next(): number {
    const actor = actorOf(this.latest);
    if (this.seats[actor]?.yours) return actor;
    return this.facing[0] ?? this.seats.find((one) => one.yours)?.seat ?? 0;
  }

  act(texts: string[]): void {
    if (!this.ready) return;
    this.refusal = null;
    this.sent = this.send({ type: "act", moment: this.latest.moment, texts });
  }

  refuse(reason: Message | null): void {
    if (this.asked || !reason) this.refusal = reason;
  }

  why(text: string): void {
    if (this.ready) this.send({ type: "why", text });
  }

  get advice() {
    return this.table.advice;
  }

  /** Asks a bot for a hint. */
  askHint(): void {
    if (!this.asked || this.hinting) return;
    this.hint = null;
    this.hinting = this.send({ type: "advise" });
  }

  closeHint(): void {
    if (this.hint && this.pointed === this.hint.choice) this.pointed = null;
    this.hint = null;
    this.hinting = false;
  }

  private hinted(line: ChatLine): void {
    this.hint = line;
    this.hinting = false;
    this.pointed = line.choice; // this marks it on the board as well
  }

  send(message: ToServer): boolean {
    const gone = this.socket.send(message);
    if (!gone) this.refusal = { key: "shell-not-sent", params: {} };
    return gone;
  }

  /** Tells the server whether this page is visible: a player who sees the table is not notified. */
  look(): void {
    this.socket.send({ type: "look", here: document.visibilityState === "visible" });
  }

  /** Shows the table to the player of this seat. */
  face(seat: number): void {
    clearTimeout(this.curtainTimer);
    if (this.facing.includes(seat)) this.covered = false;
    else this.send({ type: "face", seat });
  }

  async showMoment(moment: number): Promise<void> {
    const known = this.seen.get(moment);
    if (known) {
      this.peek = known === this.latest ? null : known;
      return;
    }
    const seat = this.facing.length ? this.facing.join(",") : "-1";
    try {
      const { frames } = await api.frames(this.code, seat, moment, 1);
      if (frames[0]) this.peek = frames[0];
    } catch (error) {
      if (error instanceof Refusal) this.refusal = error.reason;
    }
  }

  lookBack(): void {
    this.peek = null;
  }

  private receive(message: ToPage): void {
    switch (message.type) {
      case "sync":
        this.applySync(message);
        break;
      case "update":
        this.applyUpdate(message);
        break;
      case "seats":
        this.table = message.table;
        if (this.table.over) this.covered = false;
        this.updateCurtain();
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        if (message.line.advice) this.hinted(message.line);
        else if (!this.seats[message.line.seat]?.yours) this.unread++;
        break;
      case "refused":
        this.refusal = message.reason;
        this.sent = false;
        this.hinting = false;
        break;
      case "because":
        this.refusal = message.reason;
        break;
      case "notice":
        this.notice = { message: message.message, moment: this.latest.moment };
        break;
    }
  }

  private get state(): LiveState {
    return { table: this.table, frame: this.latest, log: this.log, chat: this.chat };
  }

  private set state({ table, frame, log, chat }: LiveState) {
    this.table = table;
    this.latest = frame;
    this.log = log;
    this.chat = chat;
  }

  private applyUpdate(update: Update): void {
    this.state = withUpdate(this.state, update);
    this.seen.set(this.latest.moment, this.latest);
    this.clearPending();
    this.playback.add(this.latest);
    this.updateCurtain();
  }

  private applySync(message: Sync): void {
    const before = untrack(() => (this.table ? this.state : null));
    // The curtain opens only on what the next seat at this screen sees.
    const isNextPerson = untrack(() => this.covered) && isOtherFace(before?.table, message.table);
    // Without a message, a board that goes back would be puzzling.
    if (before && isUndo(before, message)) toast.show("undo-done");
    this.state = fromSync(message);
    this.seen = new Map([[message.frame.moment, message.frame]]);
    this.peek = null;
    this.clearPending();
    this.playback.show(message.frame);
    if (isNextPerson || !message.table.curtain) this.covered = false;
    this.updateCurtain();
    if (document.visibilityState !== "visible") this.look();
  }

  private clearPending(): void {
    this.sent = false;
    this.refusal = null;
    this.closeHint();
  }

  /** If another person at this screen is to act, the curtain closes once everything is shown. */
  private updateCurtain(): void {
    clearTimeout(this.curtainTimer);
    if (!this.table.curtain || !this.table.started || this.table.over || this.covered) return;
    const actor = actorOf(this.latest);
    if (!this.seats[actor]?.yours || this.facing.includes(actor)) return;
    const fall = () => {
      if (this.playback.busy) this.curtainTimer = window.setTimeout(fall, 200);
      else this.covered = true;
    };
    this.curtainTimer = window.setTimeout(fall, CURTAIN_DELAY);
  }
}
