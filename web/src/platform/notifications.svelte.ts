/** Push notifications for one's turn: whether this browser supports, allows and receives them, and which tables are
 *  muted. */
import { request } from "../net/api";
import { serviceWorker } from "./service-worker";
import { settings } from "./settings.svelte";

export type NotificationState = "unknown" | "cannot" | "denied" | "off" | "on";

interface ServerState {
  /** The public key of the server for push subscriptions. */
  key: string;
  muted: string[];
  /** The language of each registered browser, by the digest of its endpoint. */
  browsers: Record<string, string>;
}

class Notifications {
  state = $state<NotificationState>("unknown");
  muted = $state.raw<readonly string[]>([]);
  busy = $state(false);
  /** Whether the last attempt to turn them on failed. */
  failed = $state(false);
  private refreshing: Promise<void> | null = null;

  get isSupported(): boolean {
    return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  }

  /** Reads the current state, without asking the person for permission. */
  refresh(): Promise<void> {
    // Several components call this; two runs must not renew a subscription at the same time, nor one being made.
    if (this.busy) return Promise.resolve();
    return (this.refreshing ??= this.readState().finally(() => (this.refreshing = null)));
  }

  private async readState(): Promise<void> {
    if (!this.isSupported) {
      this.state = "cannot";
      return;
    }
    if (Notification.permission === "denied") {
      this.state = "denied";
      return;
    }
    const found = await this.subscription();
    if (!found || Notification.permission !== "granted") {
      this.state = "off";
      return;
    }
    const server = await request<ServerState>("/api/calls");
    this.muted = server.muted;
    this.state = (await this.ensureRegistered(found, server)) ? "on" : "off";
  }

  /** Turns notifications on. Call it from a click only: the browser asks for permission. */
  async enable(): Promise<void> {
    this.busy = true;
    this.failed = false;
    try {
      if ((await Notification.requestPermission()) !== "granted") {
        this.state = Notification.permission === "denied" ? "denied" : "off";
        return;
      }
      await this.refreshing?.catch(() => {});
      const registration = await serviceWorker();
      if (!registration) throw new Error("no service worker");
      const { key, muted } = await request<ServerState>("/api/calls");
      await this.subscribe(registration, key);
      this.muted = muted;
      this.state = "on";
    } catch {
      this.failed = true;
    } finally {
      this.busy = false;
    }
  }

  async disable(): Promise<void> {
    this.busy = true;
    try {
      const endpoint = await this.unsubscribe();
      if (endpoint) await request("/api/calls/stop", { endpoint });
    } finally {
      this.busy = false;
    }
  }

  /** Ends the subscription of this browser; returns its endpoint, or "" if there was none. */
  async unsubscribe(): Promise<string> {
    if (!this.isSupported) return "";
    const found = await this.subscription();
    await found?.unsubscribe();
    this.state = "off";
    return found?.endpoint ?? "";
  }

  async mute(code: string, muted: boolean): Promise<void> {
    await request(`/api/tables/${encodeURIComponent(code)}/mute`, { muted });
    this.muted = muted ? [...this.muted, code] : this.muted.filter((one) => one !== code);
  }

  private async subscription(): Promise<PushSubscription | null> {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration ? registration.pushManager.getSubscription() : null;
  }

  /**
   * Whether the server notifies this browser in the current language; registers it if the server does not.
   *
   * An endpoint that the server does not know may be lost with the cookie, pushed out by newer browsers, or dead at the
   * push service, so it is replaced by a new subscription.
   */
  private async ensureRegistered(found: PushSubscription, server: ServerState): Promise<boolean> {
    const lang = server.browsers[await digest(found.endpoint)];
    try {
      if (lang === undefined) {
        const registration = await navigator.serviceWorker.getRegistration();
        await found.unsubscribe();
        if (!registration) return false;
        await this.subscribe(registration, server.key);
      } else if (lang !== settings.lang) await this.register(found);
      return true;
    } catch {
      return lang !== undefined;
    }
  }

  private async subscribe(registration: ServiceWorkerRegistration, key: string): Promise<void> {
    await this.register(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  }

  /** Sends the subscription to the server, with the language for its texts. */
  private async register(subscription: PushSubscription): Promise<void> {
    await request("/api/calls", { ...subscription.toJSON(), lang: settings.lang });
  }
}

async function digest(text: string): Promise<string> {
  const raw = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(raw)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const notifications = new Notifications();
