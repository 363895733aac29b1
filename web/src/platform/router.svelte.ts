/** The open page: its address is the state. */
import { upgrade } from "./upgrade";

/** The server answers these itself. */
const SERVER_PATHS = /^\/(api|words|manual)\//;

class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => {
      const isOtherPage = location.pathname !== this.path;
      if (!isOtherPage || !upgrade.navigate(location.href, true)) this.read();
    });
    // Links to our own pages open without a load. Downloads, other tabs and the server's own paths are left alone.
    document.addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      const link = (event.target as Element).closest?.("a");
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (SERVER_PATHS.test(link.pathname)) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  /** The parts of the path: ["table", "OAK-HILL-7"]. */
  get parts(): string[] {
    return pathParts(this.path);
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.search);
  }

  /** Opens an address. After an upgrade of the server another page is fetched again. */
  go(to: string, { replace = false } = {}): void {
    const isOtherPage = new URL(to, location.href).pathname !== this.path;
    if (isOtherPage && upgrade.navigate(to, replace)) return;
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.read();
    if (isOtherPage) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

export function pathParts(path: string): string[] {
  return path.split("/").filter(Boolean).map(decodeURIComponent);
}

export const route = new Route();
