import { toast } from "./toast.svelte";

/** Copies a text to the clipboard. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.show("shell-copied");
  } catch {
    // Without a secure origin there is no clipboard API: copy from an invisible field.
    const field = document.createElement("textarea");
    field.value = text;
    field.style.position = "fixed";
    field.style.opacity = "0";
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    toast.show(done ? "shell-copied" : "shell-not-copied", !done);
  }
}

/** Shares a link with the device's dialog, or else copies it. */
export async function share(title: string, url: string): Promise<void> {
  if (!navigator.share) return copy(url);
  try {
    await navigator.share({ title, url });
  } catch {
    // The person cancelled.
  }
}
