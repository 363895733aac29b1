/** How large the window is, in the words that layouts are written in. */

class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  /** What stands above the table and takes of its height. */
  taken = $state(0);

  constructor() {
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }

  get size(): "phone" | "tablet" | "desktop" {
    return this.width < 640 ? "phone" : this.width < 1180 ? "tablet" : "desktop";
  }

  get low(): boolean {
    return this.height - this.taken < 800;
  }
}

export const screen = new Screen();
