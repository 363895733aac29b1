/** What is kept for when there is no line. The network comes first, but for files whose name changes with them. */

/** Written in by the build: the files of the first page and of what can be read without a line. */
declare const __PRECACHE__: string[];
declare const __BUILD__: string;

const SHELL = `bywater-shell-${__BUILD__}`;
/** Rules that were read once. They outlive a new version of the page, and are never shown while there is a line. */
const MANUAL = "bywater-manual";
const PAGE = "/";
const WORDS = ["en", "fr", "de"].map((lang) => `/words/${lang}/common.ftl`);

export async function stocked(): Promise<void> {
  const shell = await caches.open(SHELL);
  await shell.addAll([PAGE, ...__PRECACHE__, ...WORDS]);
}

/** What older versions kept. */
export async function cleared(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith("bywater-") && name !== SHELL && name !== MANUAL)
      .map((name) => caches.delete(name)),
  );
}

/** The answer to a request, or nothing if it is none of ours: what the server says about tables and people is never kept. */
export function answered(request: Request): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return null;
  const first = url.pathname.split("/")[1] ?? "";
  if (["api", "ws", "carry", "health"].includes(first)) return null;
  if (first === "assets") return unchanging(request);
  if (first === "words") return fresh(request, SHELL);
  if (first === "manual") return fresh(request, MANUAL);
  return request.mode === "navigate" ? page(request) : null;
}

/** These have a digest in their name: what was kept is right. */
async function unchanging(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(request, answer, SHELL);
  return answer;
}

async function fresh(request: Request, cache: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(request, answer, cache);
    return answer;
  } catch (error) {
    const kept = await caches.match(request, { cacheName: cache });
    if (kept) return kept;
    throw error;
  }
}

/** The page as the server has it now. Only if there is no line, the kept one, which is told so and says so. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE, { cacheName: SHELL });
    if (!kept) throw error;
    const headers = new Headers(kept.headers);
    headers.delete("content-encoding");
    headers.delete("content-length");
    return new Response((await kept.text()).replace("<html", "<html data-offline"), { headers });
  }
}

async function keep(request: Request, answer: Response, name: string): Promise<void> {
  const copy = answer.clone();
  try {
    await (await caches.open(name)).put(request, copy);
  } catch {
    // No room: then it is not kept.
  }
}
