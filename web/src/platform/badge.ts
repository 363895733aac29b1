/** Shows the number of waiting tables on the icon of the installed app. */
export function badge(waiting: number): void {
  // Browsers without badges have no such method, or reject.
  if (waiting) void navigator.setAppBadge?.(waiting)?.catch(() => {});
  else void navigator.clearAppBadge?.()?.catch(() => {});
}
