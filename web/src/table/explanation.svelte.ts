/** What is explained just now. It lingers when the pointer leaves the thing, and stays while the pointer is on what tells
 *  of it, or on its way there: there are buttons on it that must be reached. */

/** How long it lingers, and how long another thing must be pointed at to take its place meanwhile: who goes from a
 *  figure to its explanation passes others on the way. */
const LINGER = 600;
const PASSING = 140;
/** Who came nearer to the explanation so short a time ago is on the way to it. */
const COMING = 250;

export class Explanation {
  key = $state<string | null>(null);
  private timer = 0;
  private held = false;
  private left = false;
  /** Whether the pointer is over what tells of it, which may let it through to the board. */
  private over = false;
  /** How far the pointer is from there, and when it last came nearer. */
  private distance = Infinity;
  private nearer = -Infinity;

  tell(key: string | null): void {
    // What lies under the explanation is not what is pointed at.
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

  /** At once: somebody closed it, or pressed Escape. */
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

  /** A mouse has moved, and is so far from what tells of it; 0 if it is there. */
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
