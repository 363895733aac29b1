/** Durations at the table, in milliseconds. */

/** The flight of one thing. */
export const TRAVEL = 420;
/** The time to read something new. */
export const BEAT = 900;

export function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
