import "./fonts.css";
import "./tokens.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./platform/install.svelte";
import { start } from "./platform/service-worker";
import { upgrade } from "./platform/upgrade";

// After an upgrade of the server the lazy parts of this build no longer exist on it.
addEventListener("vite:preloadError", () => upgrade.recover());

// The language of notifications follows that of the page.
start(() => {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  void import("./platform/notifications.svelte").then(({ notifications }) => notifications.refresh().catch(() => {}));
});
mount(App, { target: document.getElementById("app")! });
