/** The explanation that is shown now. It lingers after the pointer has left its element, and stays while the pointer is
 *  on the explanation or moves towards it, since it contains buttons. */

/** How long it lingers, and how long the pointer must rest on another element to replace it meanwhile: a pointer on its
 *  way to the explanation passes other elements. */
const LINGER = 600;
const PASSING = 140;
/** A pointer that came nearer to the explanation within this time is on its way there. */
const COMING = 250;

export class Explanation {
  key = $state<string | null>(null);
  private timer = 0;
  private held = false;
  private left = false;
  /** Whether the pointer is over the explanation, which may let events through to the board. */
  private over = false;
  /** How far the pointer is from there, and when it last came nearer. */
  private distance = Infinity;
  private nearer = -Infinity;

  point(key: string | null): void {
    // Elements under the explanation are not pointed at.
    if (this.over) {
      this.left = true;
      return;
    }
    clearTimeout(this.timer);
    if (key === this.key) {
      this.left = false;
      return;
    }
    if (key === null) this.leave();
    else if (this.left || this.held) this.after(PASSING, key);
    else this.set(key);
  }

  /** Ends the explanation at once, as after Escape. */
  end(): void {
    this.held = false;
    this.set(null);
  }

  /** The pointer or the focus is on it, or has left it. */
  hold(held: boolean): void {
    this.held = held;
    clearTimeout(this.timer);
    if (!held && this.left) this.leave();
  }

  /** Called when a mouse moves, with its distance from the explanation; 0 over it. */
  near(distance: number): void {
    if (distance < this.distance) this.nearer = performance.now();
    this.distance = distance;
    if ((distance === 0) === this.over) return;
    this.over = distance === 0;
    this.hold(this.over);
  }

  private leave(): void {
    this.left = true;
    if (!this.held) this.after(LINGER, null);
  }

  /** Then this, unless the pointer is on its way. */
  private after(time: number, key: string | null): void {
    this.timer = window.setTimeout(() => {
      const coming = this.nearer + (key === null ? LINGER : COMING) - performance.now();
      if (coming > 0) this.after(coming, key);
      else this.set(key);
    }, time);
  }

  private set(key: string | null): void {
    clearTimeout(this.timer);
    this.left = false;
    this.over = false;
    this.distance = Infinity;
    this.key = key;
  }
}
