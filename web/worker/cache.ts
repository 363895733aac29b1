/** Caches for offline use. The network comes first, except for files with a digest in their names.
 *
 * Nothing stale is served while there is a network: a navigation always asks the server, and the cached page belongs to
 * one build (its cache bears the build's id), so that a new build replaces it as a whole.
 */

/** Filled in by the build: the files of the first page and of what can be read offline, and an id of this build. */
declare const __PRECACHE__: string[];
declare const __BUILD__: string;

const PREFIX = "bywater-";
const SHELL = `bywater-shell-${__BUILD__}`;
/** Manuals that were read once. They outlive a new build, and are shown only offline. */
const MANUAL = "bywater-manual";
const PAGE = "/";
const WORDS = ["en", "fr", "de"].map((lang) => `/words/${lang}/common.ftl`);
/** First parts of paths whose answers are about people and tables: they are never cached. */
const UNCACHED = ["api", "ws", "carry", "health"];

/** Fetches what belongs to this build. The page itself must not come from the browser's own HTTP cache. */
export async function precache(): Promise<void> {
  const shell = await caches.open(SHELL);
  await shell.addAll([new Request(PAGE, { cache: "reload" }), ...__PRECACHE__, ...WORDS]);
}

/** Deletes the caches of older builds. */
export async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== SHELL && name !== MANUAL);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The answer to a request; null if the browser should fetch it as usual. */
export function respond(request: Request): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return null;
  const first = url.pathname.split("/")[1] ?? "";
  if (UNCACHED.includes(first)) return null;
  if (first === "assets") return cacheFirst(request);
  if (first === "words") return networkFirst(request, SHELL);
  if (first === "manual") return networkFirst(request, MANUAL);
  return request.mode === "navigate" ? navigate(request) : null;
}

/** For files whose names change with their content. */
async function cacheFirst(request: Request): Promise<Response> {
  const cached = await caches.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) await store(request, answer, SHELL);
  return answer;
}

async function networkFirst(request: Request, cache: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await store(request, answer, cache);
    return answer;
  } catch (error) {
    const cached = await caches.match(request, { cacheName: cache });
    if (cached) return cached;
    throw error;
  }
}

/** The page from the server; offline the cached one, with a mark by which it knows that it is offline. */
async function navigate(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await caches.match(PAGE, { cacheName: SHELL });
    if (!cached) throw error;
    const headers = new Headers(cached.headers);
    headers.delete("content-encoding");
    headers.delete("content-length");
    return new Response((await cached.text()).replace("<html", "<html data-offline"), { headers });
  }
}

async function store(request: Request, answer: Response, name: string): Promise<void> {
  const copy = answer.clone();
  try {
    await (await caches.open(name)).put(request, copy);
  } catch {
    // The quota is exceeded: the answer is not cached.
  }
}
