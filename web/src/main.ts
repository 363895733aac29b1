import "./fonts.css";
import "./tokens.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./platform/install.svelte";
import { start } from "./platform/service-worker";

// The server was renewed while this page was open: its parts have other names now. Once, or it would go round for ever.
addEventListener("vite:preloadError", () => {
  const now = Date.now();
  if (now - Number(sessionStorage.getItem("renewed")) < 60_000) return;
  sessionStorage.setItem("renewed", String(now));
  location.reload();
});

start();
mount(App, { target: document.getElementById("app")! });
