/** Frames from updates: the server sends only what has changed since the frame before. */
import type { Frame, Update } from "./messages";

/** The frame after an update. Neither argument is changed. */
export function applyUpdate(before: Frame, { frame, gone, extras_gone }: Update): Frame {
  return {
    ...frame,
    view: merged(before.view, frame.view, gone),
    extras: merged(before.extras, frame.extras, extras_gone),
  };
}

/** All fields of both, those of `changed` first, without the fields that are gone. */
function merged<Value>(before: Record<string, Value>, changed: Record<string, Value>, gone: readonly string[]) {
  const found = { ...before, ...changed };
  for (const name of gone) delete found[name];
  return found;
}
