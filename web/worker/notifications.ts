/** Push notifications for one's turn: showing them, opening the table on a click, and the count on the app's icon. */

declare const self: ServiceWorkerGlobalScope;

/** What the server sends. */
interface TurnNotification {
  game: string;
  code: string;
  key: string;
  title: string;
  body: string;
}

export async function showNotification(data: PushMessageData | null): Promise<void> {
  if (!data) return;
  const turn = data.json() as TurnNotification;
  const path = `/table/${encodeURIComponent(turn.code)}`;
  // Nothing is shown while the table is on the screen.
  const isOnScreen = (await pages()).some((page) => page.at === path && page.client.visibilityState === "visible");
  if (!isOnScreen)
    await self.registration.showNotification(turn.title, {
      body: turn.body,
      tag: turn.code,
      ...{ renotify: true }, // the next turn at the same table notifies again
      data: { path },
      icon: "/icons/app-192.png",
      badge: "/icons/badge-96.png",
    });
  await updateBadge();
}

/** Sets the number of tables that wait for this person on the app's icon. */
async function updateBadge(): Promise<void> {
  if (!navigator.setAppBadge) return;
  try {
    const home = (await (await fetch("/api/home")).json()) as { tables: { your_turn: boolean }[] };
    await navigator.setAppBadge(home.tables.filter((table) => table.your_turn).length);
  } catch {
    // The page sets the badge when it is opened.
  }
}

export async function openTable(notification: Notification): Promise<void> {
  notification.close();
  const { path } = notification.data as { path: string };
  const open = await pages();
  const client = (open.find((page) => page.at === path) ?? open[0])?.client;
  if (!client) {
    await self.clients.openWindow(path);
    return;
  }
  client.postMessage({ type: "open", path });
  try {
    await client.focus();
  } catch {
    // Not every browser allows it; the page shows the table anyway.
  }
}

/** How long a page in the background, or one in front, may take to say where it is. */
const HIDDEN_TIMEOUT = 500;
const VISIBLE_TIMEOUT = 4000;

/** All open pages with their addresses. Pages navigate without a load, so only they know where they are. */
async function pages(): Promise<{ client: WindowClient; at: string }[]> {
  const found = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return Promise.all(found.map(async (client) => ({ client, at: await addressOf(client) })));
}

function addressOf(client: WindowClient): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event: MessageEvent<string>) => resolve(event.data);
    setTimeout(() => resolve(""), client.visibilityState === "visible" ? VISIBLE_TIMEOUT : HIDDEN_TIMEOUT);
    client.postMessage({ type: "where" }, [port2]);
  });
}

/** The browser replaced a subscription by itself. */
export async function renewSubscription(event: PushSubscriptionChangeEvent): Promise<void> {
  const old = event.oldSubscription;
  if (old) await post("/api/calls/stop", { endpoint: old.endpoint });
  const next = event.newSubscription ?? (old && (await self.registration.pushManager.subscribe(old.options)));
  if (next) await post("/api/calls", { ...next.toJSON(), lang: navigator.language.slice(0, 2) });
}

const post = (path: string, body: unknown) =>
  fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
