/** The WebSocket of one table. It reconnects by itself with growing delays, and never sends a message twice. */
import type { ToPage, ToServer } from "./messages";

const MIN_WAIT = 250;
const MAX_WAIT = 5000;

export interface Listener {
  onMessage(message: ToPage): void;
  /** "lost": the next attempt is made at `retryAt` (milliseconds, as Date.now). */
  onState(now: "opening" | "open" | "lost", again: number): void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private timer = 0;
  private wait = MIN_WAIT;
  private closed = false;

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.reconnect);
    document.addEventListener("visibilitychange", this.reconnect);
    this.open();
  }

  /** False if the socket is not open. The message is then dropped, and the caller shows that. */
  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.reconnect);
    document.removeEventListener("visibilitychange", this.reconnect);
    this.socket?.close();
  }

  /** The tab is visible again or the network is back: reconnect without waiting. */
  private reconnect = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    this.listener.onState("opening", 0);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${encodeURIComponent(this.code)}`);
    this.socket = socket;
    socket.onmessage = (event) => {
      // The first message, not the open socket, shows that the server works again.
      if (this.wait !== MIN_WAIT) this.wait = MIN_WAIT;
      const message = JSON.parse(event.data as string) as ToPage;
      if (message.type === "sync") this.listener.onState("open", 0);
      this.listener.onMessage(message);
    };
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      this.listener.onState("lost", Date.now() + this.wait);
      this.timer = window.setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(MAX_WAIT, this.wait * 2);
    };
  }
}
