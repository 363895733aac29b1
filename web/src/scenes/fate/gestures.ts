/** Drag, pinch, wheel and double tap on the map. */
import type { Camera } from "./camera.svelte";

/** A pointer that moves less is no drag, in pixels. */
const MIN_DRAG = 5;

export function gestures(node: HTMLElement | SVGElement, camera: Camera) {
  const fingers = new Map<number, { x: number; y: number }>();
  let dragged = false;
  let tapped = 0;

  const spot = (event: { clientX: number; clientY: number }) => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function down(event: PointerEvent) {
    if (event.button > 0) return;
    fingers.set(event.pointerId, spot(event));
    if (fingers.size === 1) dragged = false;
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = spot(event);
    if (fingers.size === 1) {
      if (!dragged && Math.hypot(now.x - before.x, now.y - before.y) < MIN_DRAG) return;
      if (!dragged) node.setPointerCapture(event.pointerId);
      dragged = true;
      camera.pan(now.x - before.x, now.y - before.y);
    } else {
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) return;
      dragged = true;
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      camera.by(is / Math.max(was, 1), (now.x + other.x) / 2, (now.y + other.y) / 2);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }
    fingers.set(event.pointerId, now);
  }

  function up(event: PointerEvent) {
    fingers.delete(event.pointerId);
    if (event.pointerType === "mouse" || dragged || event.type !== "pointerup") return;
    const now = performance.now();
    // A double tap on the open land goes one level in.
    if (now - tapped < 320 && !(event.target as Element).closest("[role=button]")) {
      const { x, y } = spot(event);
      camera.by(camera.zoom === "far" ? 0.62 / camera.scale : 1.8, x, y);
    }
    tapped = now;
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    const { x, y } = spot(event);
    camera.by(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), x, y);
  }

  /** Swallows the click that ends a drag. */
  function click(event: MouseEvent) {
    if (!dragged) return;
    event.stopPropagation();
    event.preventDefault();
    dragged = false;
  }

  function twice(event: MouseEvent) {
    if ((event.target as Element).closest("[role=button]")) return;
    const { x, y } = spot(event);
    camera.by(1.8, x, y);
  }

  node.addEventListener("pointerdown", down as EventListener);
  node.addEventListener("pointermove", move as EventListener);
  for (const kind of ["pointerup", "pointercancel"]) node.addEventListener(kind, up as EventListener);
  node.addEventListener("wheel", wheel as EventListener, { passive: false });
  node.addEventListener("click", click as EventListener, { capture: true });
  node.addEventListener("dblclick", twice as EventListener);
  return {
    destroy() {
      fingers.clear();
    },
  };
}
