/** Somebody is wanted at a table: a notification, a number on the app's icon, and the way there. */

declare const self: ServiceWorkerGlobalScope;

interface Call {
  game: string;
  code: string;
  key: string;
  title: string;
  body: string;
}

export async function called(data: PushMessageData | null): Promise<void> {
  if (!data) return;
  const call = data.json() as Call;
  const path = `/table/${encodeURIComponent(call.code)}`;
  // Whoever sees the table needs no word about it.
  const seen = (await pages()).some((page) => page.at === path && page.client.visibilityState === "visible");
  if (!seen)
    await self.registration.showNotification(call.title, {
      body: call.body,
      tag: call.code,
      ...{ renotify: true }, // another turn at the same table is news again
      data: { path },
      icon: "/icons/app-192.png",
      badge: "/icons/badge-96.png",
    });
  await counted();
}

/** How many tables wait, on the icon. */
async function counted(): Promise<void> {
  if (!navigator.setAppBadge) return;
  try {
    const home = (await (await fetch("/api/home")).json()) as { tables: { your_turn: boolean }[] };
    await navigator.setAppBadge(home.tables.filter((table) => table.your_turn).length);
  } catch {
    // Not now; the page counts anew when it is opened.
  }
}

export async function clicked(notification: Notification): Promise<void> {
  notification.close();
  const { path } = notification.data as { path: string };
  const open = await pages();
  const there = (open.find((page) => page.at === path) ?? open[0])?.client;
  if (!there) {
    await self.clients.openWindow(path);
    return;
  }
  there.postMessage({ type: "open", path });
  try {
    await there.focus();
  } catch {
    // Not every browser lets us; the page has gone to the table anyway.
  }
}

const PATIENCE = 500;
/** One that is in front of somebody does answer, though not at once where there is much to do. */
const IN_FRONT = 4000;

/** All open pages, and where they are. They change their address without a load, so only they know. */
async function pages(): Promise<{ client: WindowClient; at: string }[]> {
  const found = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return Promise.all(found.map(async (client) => ({ client, at: await where(client) })));
}

function where(client: WindowClient): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event: MessageEvent<string>) => resolve(event.data);
    setTimeout(() => resolve(""), client.visibilityState === "visible" ? IN_FRONT : PATIENCE);
    client.postMessage({ type: "where" }, [port2]);
  });
}

/** The browser changed the keys of a subscription by itself. */
export async function renewed(event: PushSubscriptionChangeEvent): Promise<void> {
  const old = event.oldSubscription;
  if (old) await post("/api/calls/stop", { endpoint: old.endpoint });
  const next = event.newSubscription ?? (old && (await self.registration.pushManager.subscribe(old.options)));
  if (next) await post("/api/calls", { ...next.toJSON(), lang: navigator.language.slice(0, 2) });
}

const post = (path: string, body: unknown) =>
  fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
