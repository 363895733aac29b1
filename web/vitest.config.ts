import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Logic only: what is seen is tested in a browser, by tests/web.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  define: { __PRECACHE__: '["/assets/index-abc.js"]', __BUILD__: '"b2"' },
  test: {
    environment: "happy-dom",
    environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
    include: ["{src,worker,scripts}/**/*.test.ts"],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
