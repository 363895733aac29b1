/** Shows frames one after the other, each with its animation. Without motion, a scene decides which pauses remain. */
import type { Frame } from "../net/messages";
import type { SceneModel } from "./scene";

/** If more frames are queued, they are shown without animations. */
const MAX_QUEUED = 6;
/** A longer animation is cut off, in milliseconds. */
const DEFAULT_MAX_DURATION = 12_000;

export class Playback {
  frame = $state.raw<Frame>()!;
  busy = $state(false);
  private waiting: Frame[] = [];
  private turn = 0;

  constructor(
    first: Frame,
    private readonly scene: () => SceneModel | null,
    private readonly seen: () => boolean,
  ) {
    this.frame = first;
  }

  /** Shows a frame now and drops those that wait. */
  show(frame: Frame): void {
    this.turn++;
    this.waiting = [];
    this.busy = false;
    this.frame = frame;
  }

  add(frame: Frame): void {
    this.waiting.push(frame);
    if (!this.busy) void this.run();
  }

  private async run(): Promise<void> {
    const turn = ++this.turn;
    this.busy = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const before = this.frame;
      this.frame = next;
      if (this.waiting.length <= MAX_QUEUED && this.seen() && document.visibilityState === "visible")
        await this.animate(next, before);
      if (turn !== this.turn) return;
    }
    this.busy = false;
  }

  private async animate(frame: Frame, before: Frame): Promise<void> {
    let timer = 0;
    const limit = new Promise<void>(
      (done) => (timer = window.setTimeout(done, this.scene()?.maxDuration ?? DEFAULT_MAX_DURATION)),
    );
    try {
      await Promise.race([this.scene()?.play?.(frame, before), limit]);
    } catch (error) {
      console.error(error); // The board is still right, since it is drawn from the frame.
    }
    clearTimeout(timer);
  }
}
