/** The text about a seat whose player is away: how long the table waits. */
import type { Seat } from "../net/messages";
import { Plain, type Words } from "./words";

const HOUR = 3600;

export function absenceText(seat: Seat, name: string, words: Words): string {
  const given = { name: new Plain(name) };
  const left = seat.seconds_left;
  if (left < 0) return words.say("is-away-never", given);
  if (left > 48 * HOUR) return words.say("is-away-days", { ...given, days: Math.round(left / (24 * HOUR)) });
  if (left > HOUR) return words.say("is-away-hours", { ...given, hours: Math.round(left / HOUR) });
  return words.say("is-away", { ...given, seconds: left });
}
