/** The size of the window, as layouts distinguish it. */

class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  /** The height of everything above the table. */
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
