/** The service worker: notifications while no page is open, and a cache for offline use. */
import { deleteOldCaches, precache, respond } from "./cache";
import { openTable, renewSubscription, showNotification } from "./notifications";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  // A new build takes over at once: open pages load the new page at their next navigation.
  event.waitUntil(precache().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(deleteOldCaches().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const answer = respond(event.request);
  if (answer) event.respondWith(answer);
});
self.addEventListener("push", (event) => event.waitUntil(showNotification(event.data)));
self.addEventListener("notificationclick", (event) => event.waitUntil(openTable(event.notification)));
self.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(renewSubscription(event as PushSubscriptionChangeEvent)),
);
