/** The part of the page that stays when it is closed: registered late, since nobody's first look should wait for it. */
import { route } from "./router.svelte";

const LATER = 2500;
/** What has not become of use by then is not waited for. */
const PATIENCE = 15_000;
/** What the worker keeps when it is read. */
const READ = /^\/(manual|words)\//;

let registered: Promise<ServiceWorkerRegistration | null> | null = null;

/** The worker, now. Null where a browser has none, an address without TLS, or where it can't be installed just now. */
export function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return Promise.resolve(null);
  return (registered ??= navigator.serviceWorker
    .register("/sw.js")
    .then(active)
    .catch(() => null)
    .then((there) => {
      if (!there) registered = null; // whoever asks again may have more luck
      return there;
    }));
}

/** `navigator.serviceWorker.ready` would wait for ever for one that can't be installed. */
function active(there: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration | null> {
  const coming = there.installing ?? there.waiting;
  return new Promise((resolve) => {
    const end = () => resolve(there.active ? there : null);
    const look = () => {
      if (there.active || !coming || coming.state === "redundant") end();
    };
    coming?.addEventListener("statechange", look);
    setTimeout(end, PATIENCE);
    look();
  });
}

/** Whoever looks at a table needs no notification of it any more. */
export async function seen(code: string): Promise<void> {
  const there = await navigator.serviceWorker?.getRegistration();
  for (const one of (await there?.getNotifications({ tag: code })) ?? []) one.close();
}

/** What was read before there was a worker is fetched through it once more, so that it is kept like all that comes later. */
function readAgain(): void {
  const since = performance.now();
  const read = (entries: PerformanceEntryList) => {
    for (const { name, startTime } of entries) {
      const url = new URL(name);
      if (startTime < since && url.origin === location.origin && READ.test(url.pathname))
        void fetch(name).catch(() => {});
    }
  };
  // What was under way when the worker came is told of later.
  new PerformanceObserver((list) => read(list.getEntries())).observe({ type: "resource", buffered: true });
}

async function later(): Promise<void> {
  await worker();
  // Whoever is called is called in the language that is read now.
  if ("Notification" in window && Notification.permission === "granted")
    (await import("./notifications.svelte")).calls.look().catch(() => {});
}

export function start(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", (event: MessageEvent<{ type?: string; path?: string }>) => {
    if (event.data?.type === "where") event.ports[0]?.postMessage(location.pathname);
    if (event.data?.type === "open" && event.data.path) route.go(event.data.path);
  });
  if (!navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener("controllerchange", readAgain, { once: true });
  setTimeout(() => void later(), LATER);
}
