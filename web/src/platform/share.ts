import { toast } from "./toast.svelte";

/** Put a text where it can be pasted from. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.show("shell-copied");
  } catch {
    // No clipboard without a secure address: an invisible field and the old way.
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

/** Hand a link on as the device does it, or copy it. */
export async function share(title: string, url: string): Promise<void> {
  if (!navigator.share) return copy(url);
  try {
    await navigator.share({ title, url });
  } catch {
    // Called off.
  }
}
