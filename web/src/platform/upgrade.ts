/** Replaces an open page after an upgrade of the server, at a moment at which nothing is lost. */

/** Two reloads are at least this far apart, so that a broken upgrade does not reload for ever. */
const MIN_INTERVAL = 60_000;
const STORAGE_KEY = "renewed";

class Upgrade {
  /** Whether a newer build has taken over: the next navigation then loads the new page. */
  isReady = false;

  /** Loads the new page if a newer build is there; false if the navigation can stay inside this page. */
  navigate(to: string, replace = false): boolean {
    if (!this.isReady) return false;
    this.isReady = false;
    // Replacing an address with a fragment by itself would load nothing.
    if (new URL(to, location.href).href === location.href) location.reload();
    else if (replace) location.replace(to);
    else location.assign(to);
    return true;
  }

  /** A part of this build can't be loaded any more: reload now, or at the next navigation if something is typed. */
  recover(): void {
    if (hasUnsentInput()) this.isReady = true;
    else reloadOnce();
  }
}

/** Reloads, unless that was done a moment ago. */
export function reloadOnce(now = Date.now()): boolean {
  if (now - Number(sessionStorage.getItem(STORAGE_KEY)) < MIN_INTERVAL) return false;
  sessionStorage.setItem(STORAGE_KEY, String(now));
  location.reload();
  return true;
}

/** Whether a text field on the page has text that was not there when it was drawn. */
export function hasUnsentInput(root: ParentNode = document): boolean {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...fields].some((field) => isText(field) && field.value.trim() !== field.defaultValue.trim());
}

const NOT_TEXT = new Set(["button", "checkbox", "color", "hidden", "radio", "range", "reset", "submit"]);
const isText = (field: HTMLInputElement | HTMLTextAreaElement): boolean => !NOT_TEXT.has(field.type);

export const upgrade = new Upgrade();
