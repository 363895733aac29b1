import "./fonts.css";
import "./tokens.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./platform/install.svelte";
import { start } from "./platform/service-worker";
import { upgrade } from "./platform/upgrade";

// After an upgrade of the server the lazy parts of this build are gone from it.
addEventListener("vite:preloadError", () => upgrade.recover());

start();
mount(App, { target: document.getElementById("app")! });
