/** How many tables wait, on the icon of the installed app. */
export function badge(waiting: number): void {
  // Browsers without an icon to write on do nothing, or say that they can't.
  if (waiting) void navigator.setAppBadge?.(waiting)?.catch(() => {});
  else void navigator.clearAppBadge?.()?.catch(() => {});
}
