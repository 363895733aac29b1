/** What stays awake when the page is closed: it shows calls, and keeps enough to say something without a line. */
import { called, clicked, renewed } from "./notifications";
import { answered, cleared, stocked } from "./cache";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  // Nothing here belongs to one version of the page, so nobody has to wait for old pages to go.
  event.waitUntil(stocked().then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(cleared().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const answer = answered(event.request);
  if (answer) event.respondWith(answer);
});
self.addEventListener("push", (event) => event.waitUntil(called(event.data)));
self.addEventListener("notificationclick", (event) => event.waitUntil(clicked(event.notification)));
self.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(renewed(event as PushSubscriptionChangeEvent)),
);
