/** How long things take at the table, in milliseconds. */

/** One thing travels from one place to another. */
export const TRAVEL = 420;
/** Something new stands still to be read. */
export const BEAT = 900;

export function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
