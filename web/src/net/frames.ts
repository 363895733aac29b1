/** A moment from the one before it: the server tells only what has changed. */
import type { Frame, Update } from "./messages";

export function after(before: Frame, { frame, gone, extras_gone }: Update): Frame {
  return {
    ...frame,
    view: laid(before.view, frame.view, gone),
    extras: laid(before.extras, frame.extras, extras_gone),
  };
}

function laid(before: Record<string, any>, now: Record<string, any>, gone: string[]): Record<string, any> {
  const found = { ...before, ...now };
  for (const name of gone) delete found[name];
  return found;
}
