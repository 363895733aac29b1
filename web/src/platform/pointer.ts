/** Calls the handler for a mouse only: a touch would show an explanation and hide it at once. */
export function byMouse(act: () => void): (event: PointerEvent) => void {
  return (event) => {
    if (event.pointerType === "mouse") act();
  };
}
