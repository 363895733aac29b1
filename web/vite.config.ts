import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page goes where the server and the wheel find it.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/bywater/server/page", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/words": "http://127.0.0.1:8000", "/manual": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
});
