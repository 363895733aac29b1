/** Parts of the manual that the shell shows at a table. Pages register them, since the shell imports no page. */
import type { Component } from "svelte";

type Loader<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export interface ManualParts {
  /** The manual of a game, opened at a section or at what a key is about. */
  Manual: Loader<{ game: string; about?: string }>;
  /** Where a thing of the game comes from. */
  Where: Loader<{ game: string; thing?: string; rule?: string }>;
}

let registered: ManualParts | null = null;

export function registerManual(parts: ManualParts): void {
  registered = parts;
}

export function manualParts(): ManualParts {
  if (!registered) throw new Error("the manual is not registered");
  return registered;
}
