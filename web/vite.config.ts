import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { precache } from "./scripts/precache";

// The server and the wheel take the built page from here.
export default defineConfig({
  plugins: [svelte(), precache()],
  build: {
    outDir: "../src/bywater/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The worker's address must never change, or an old worker could not be replaced.
      input: { index: "index.html", sw: "worker/worker.ts" },
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/words": "http://127.0.0.1:8000",
      "/manual": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
});
