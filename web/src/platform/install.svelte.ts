/** The browser's install prompt, stored until the person asks for it. */
interface Offer extends Event {
  prompt(): Promise<{ outcome: string }>;
}

class Install {
  private offer = $state.raw<Offer | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as Offer;
    });
    addEventListener("appinstalled", () => (this.offer = null));
  }

  get offered(): boolean {
    return this.offer !== null;
  }

  async accept(): Promise<void> {
    await this.offer?.prompt();
    this.offer = null;
  }
}

export const install = new Install();
