import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket } from "./socket";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  receive(message: object): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const last = (): FakeSocket => FakeSocket.all.at(-1)!;

describe("TableSocket", () => {
  const onMessage = vi.fn();
  const onState = vi.fn();
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    onMessage.mockClear();
    onState.mockClear();
    socket = new TableSocket("OAK 7", { onMessage, onState });
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  it("connects to the table by its code", () => {
    expect(last().url).toMatch(/^wss?:\/\/.*\/ws\/OAK%207$/);
    expect(onState).toHaveBeenLastCalledWith("opening", 0);
  });

  it("is open with the first sync, not before", () => {
    last().receive({ type: "notice" });
    expect(onState).not.toHaveBeenCalledWith("open", 0);
    last().receive({ type: "sync" });
    expect(onState).toHaveBeenLastCalledWith("open", 0);
    expect(onMessage).toHaveBeenCalledTimes(2);
  });

  it("sends only over an open line, and nothing twice", () => {
    expect(socket.send({ type: "undo" })).toBe(false);
    last().receive({ type: "sync" });
    expect(socket.send({ type: "undo" })).toBe(true);
    expect(last().sent).toEqual(['{"type":"undo"}']);
    last().close();
    vi.advanceTimersByTime(250);
    last().receive({ type: "sync" });
    expect(last().sent).toEqual([]);
  });

  it("reconnects with growing waits, up to five seconds", () => {
    const waits: number[] = [];
    for (let at = 0; at < 7; at++) {
      onState.mockClear();
      last().close();
      waits.push(onState.mock.calls[0]![1] - Date.now());
      vi.advanceTimersByTime(waits.at(-1)! - 1);
      expect(FakeSocket.all.length).toBe(at + 1);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(at + 2);
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
  });

  it("starts again with a short wait once the server has answered", () => {
    last().close();
    vi.advanceTimersByTime(250);
    last().close();
    vi.advanceTimersByTime(500);
    last().receive({ type: "sync" });
    last().close();
    expect(onState).toHaveBeenLastCalledWith("lost", Date.now() + 250);
  });

  it("reconnects at once when the network is back", () => {
    last().close();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(2);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(2);
  });

  it("stays closed once it is closed", () => {
    socket.close();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all.length).toBe(1);
  });
});
