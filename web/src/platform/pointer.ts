/** Pointing is a mouse's: a finger that touches something would explain it and take it back at once. */
export function byMouse(act: () => void): (event: PointerEvent) => void {
  return (event) => {
    if (event.pointerType === "mouse") act();
  };
}
