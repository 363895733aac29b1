/** Registers the service worker and exchanges messages with it. */
import { route } from "./router.svelte";
import { upgrade } from "./upgrade";

/** The first visit is not slowed down by the registration. */
const REGISTRATION_DELAY = 2500;
/** An installation that takes longer counts as failed. */
const INSTALL_TIMEOUT = 15_000;
/** How often a page that stays open looks for a new build, when it is looked at again. */
const UPDATE_INTERVAL = 10 * 60_000;
/** What the worker caches when it is read. */
const CACHED_ON_READ = /^\/(manual|words)\//;

let registered: Promise<ServiceWorkerRegistration | null> | null = null;

/** The registration with an active worker; null where the browser has none, without TLS, or if installing failed. */
export function serviceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return Promise.resolve(null);
  return (registered ??= navigator.serviceWorker
    .register("/sw.js")
    .then(activated)
    .catch(() => null)
    .then((registration) => {
      if (!registration) registered = null; // the next call tries again
      return registration;
    }));
}

/** `navigator.serviceWorker.ready` would never settle if the installation fails. */
function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration | null> {
  const pending = registration.installing ?? registration.waiting;
  return new Promise((resolve) => {
    const end = () => resolve(registration.active ? registration : null);
    const check = () => {
      if (registration.active || !pending || pending.state === "redundant") end();
    };
    pending?.addEventListener("statechange", check);
    setTimeout(end, INSTALL_TIMEOUT);
    check();
  });
}

/** Closes the notifications of a table that is on the screen. */
export async function closeNotifications(code: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const one of (await registration?.getNotifications({ tag: code })) ?? []) one.close();
}

/** Fetches again, through the worker, what was read before the worker was there, so that it gets into the cache. */
function cacheWhatWasRead(): void {
  const since = performance.now();
  const fetchAgain = (entries: PerformanceEntryList) => {
    for (const { name, startTime } of entries) {
      const url = new URL(name);
      if (startTime < since && url.origin === location.origin && CACHED_ON_READ.test(url.pathname))
        void fetch(name).catch(() => {});
    }
  };
  // Requests that were in flight when the worker came are reported later.
  new PerformanceObserver((list) => fetchAgain(list.getEntries())).observe({ type: "resource", buffered: true });
}

/** Looks for a new build whenever the page is looked at again, at most once per interval. */
function watchForUpdates(registration: ServiceWorkerRegistration): void {
  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checked < UPDATE_INTERVAL) return;
    checked = Date.now();
    registration.update().catch(() => {});
  });
}

async function register(onReady: () => void): Promise<void> {
  const registration = await serviceWorker();
  if (registration) watchForUpdates(registration);
  onReady();
}

/** Listens to the worker now and registers it a little later; `onReady` is called when that is done. */
export function start(onReady: () => void): void {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker: container } = navigator;
  container.addEventListener("message", (event: MessageEvent<{ type?: string; path?: string }>) => {
    if (event.data?.type === "where") event.ports[0]?.postMessage(location.pathname);
    if (event.data?.type === "open" && event.data.path) route.go(event.data.path);
  });
  // The first worker has the build of this page; any later one a newer build.
  let isFirst = !container.controller;
  container.addEventListener("controllerchange", () => {
    if (isFirst) cacheWhatWasRead();
    else upgrade.isReady = true;
    isFirst = false;
  });
  setTimeout(() => void register(onReady), REGISTRATION_DELAY);
}
