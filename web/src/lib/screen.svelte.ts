/** How large the window is, in the words that layouts are written in. */

class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);

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
    return this.height < 800;
  }
}

export const screen = new Screen();
