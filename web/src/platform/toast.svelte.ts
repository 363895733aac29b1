/** A short notice: copied, saved, failed. */
import type { Message } from "../net/messages";

class Toast {
  said = $state.raw<Message | null>(null);
  bad = $state(false);
  private timer = 0;

  show(said: Message | string, bad = false): void {
    this.said = typeof said === "string" ? { key: said, params: {} } : said;
    this.bad = bad;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.said = null), bad ? 8000 : 3500);
  }

  clear(): void {
    this.said = null;
  }
}

export const toast = new Toast();
