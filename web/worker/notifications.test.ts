// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openTable, renewSubscription, showNotification } from "./notifications";

/** A page of this site that says where it is. */
function pageAt(path: string, visibilityState: "visible" | "hidden" = "visible") {
  return {
    visibilityState,
    focus: vi.fn(async () => {}),
    postMessage: vi.fn((message: { type: string }, ports?: { postMessage(text: string): void }[]) => {
      if (message.type === "where") ports?.[0]?.postMessage(path);
    }),
  };
}

class Channel {
  port1: { onmessage: ((event: { data: string }) => void) | null } = { onmessage: null };
  port2 = { postMessage: (data: string) => this.port1.onmessage?.({ data }) };
}

const turn = { game: "fate", code: "OAK 7", key: "call", title: "Your turn", body: "Fate" };
const data = { json: () => turn } as PushMessageData;

describe("notifications", () => {
  let pages: ReturnType<typeof pageAt>[];
  const show = vi.fn(async () => {});
  const openWindow = vi.fn(async () => null);
  const subscribe = vi.fn();
  const badge = vi.fn(async () => {});
  let home: unknown;

  beforeEach(() => {
    pages = [];
    home = { tables: [{ your_turn: true }, { your_turn: false }, { your_turn: true }] };
    for (const mock of [show, openWindow, subscribe, badge]) mock.mockClear();
    vi.stubGlobal("MessageChannel", Channel);
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response(JSON.stringify(home))),
    );
    vi.stubGlobal("navigator", { language: "de-AT", setAppBadge: badge });
    vi.stubGlobal("self", {
      clients: { matchAll: async () => pages, openWindow },
      registration: { showNotification: show, pushManager: { subscribe } },
    });
  });

  it("shows who is to act, one notification for each table", async () => {
    await showNotification(data);
    expect(show).toHaveBeenCalledWith(
      "Your turn",
      expect.objectContaining({ body: "Fate", tag: "OAK 7", data: { path: "/table/OAK%207" } }),
    );
  });

  it.each<[string, ReturnType<typeof pageAt>[], boolean]>([
    ["the table is on the screen", [pageAt("/table/OAK%207")], false],
    ["the table is open behind something else", [pageAt("/table/OAK%207", "hidden")], true],
    ["another page is on the screen", [pageAt("/")], true],
  ])("is shown or not when %s", async (_, open, shown) => {
    pages = open;
    await showNotification(data);
    expect(show).toHaveBeenCalledTimes(shown ? 1 : 0);
  });

  it("counts the tables that wait, on the icon of the app", async () => {
    await showNotification(data);
    expect(badge).toHaveBeenCalledWith(2);
  });

  it("leaves the icon alone if the tables can't be counted", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => Promise.reject(new TypeError("offline"))),
    );
    await showNotification(data);
    expect(badge).not.toHaveBeenCalled();
    expect(show).toHaveBeenCalledOnce();
  });

  it("does nothing for an empty message", async () => {
    await showNotification(null);
    expect(show).not.toHaveBeenCalled();
  });

  const notification = () =>
    ({ close: vi.fn(), data: { path: "/table/OAK" } }) as Partial<Notification> as Notification;

  it("opens the table in a new window if no page is open", async () => {
    await openTable(notification());
    expect(openWindow).toHaveBeenCalledWith("/table/OAK");
  });

  it("brings the page of the table to the front, or else any page", async () => {
    pages = [pageAt("/"), pageAt("/table/OAK")];
    await openTable(notification());
    expect(pages[1]!.postMessage).toHaveBeenCalledWith({ type: "open", path: "/table/OAK" });
    expect(pages[1]!.focus).toHaveBeenCalled();
    pages = [pageAt("/rules/fate")];
    await openTable(notification());
    expect(pages[0]!.postMessage).toHaveBeenCalledWith({ type: "open", path: "/table/OAK" });
    expect(openWindow).not.toHaveBeenCalled();
  });

  it("is content with a page that may not take the focus", async () => {
    pages = [pageAt("/")];
    pages[0]!.focus.mockRejectedValue(new Error("not allowed"));
    await expect(openTable(notification())).resolves.toBeUndefined();
  });

  it("registers a subscription that the browser replaced, in its language", async () => {
    const old = { endpoint: "https://push/1", options: { userVisibleOnly: true } };
    subscribe.mockResolvedValue({ toJSON: () => ({ endpoint: "https://push/2" }) });
    await renewSubscription({ oldSubscription: old, newSubscription: null } as PushSubscriptionChangeEvent);
    expect(subscribe).toHaveBeenCalledWith(old.options);
    const bodies = vi.mocked(fetch).mock.calls.map(([path, init]) => [path, JSON.parse(String(init?.body))]);
    expect(bodies).toEqual([
      ["/api/calls/stop", { endpoint: "https://push/1" }],
      ["/api/calls", { endpoint: "https://push/2", lang: "de" }],
    ]);
  });
});
