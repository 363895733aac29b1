/** An action that explains an element on hover, focus or a long press. */
import type { TableModel } from "../../table/scene";

/** How long a touch or a hover lasts until it explains, in milliseconds. */
const LONG_PRESS = 450;
const HOVER = 400;

export function explainOnHover(table: TableModel, key: string) {
  return (node: HTMLElement) => {
    let timer = 0;
    const show = () => table.explain(key);
    const hide = () => {
      clearTimeout(timer);
      table.explain(null);
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType === "mouse") timer = window.setTimeout(show, HOVER);
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") timer = window.setTimeout(show, LONG_PRESS);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") clearTimeout(timer);
    };
    const focus = () => {
      if (node.matches(":focus-visible")) show();
    };
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerleave", hide);
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", up);
    node.addEventListener("focus", focus);
    node.addEventListener("blur", hide);
    return () => {
      clearTimeout(timer);
      for (const [kind, heard] of [
        ["pointerenter", enter],
        ["pointerleave", hide],
        ["pointerdown", down],
        ["pointerup", up],
        ["focus", focus],
        ["blur", hide],
      ] as const)
        node.removeEventListener(kind, heard as EventListener);
    };
  };
}
