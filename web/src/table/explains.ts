/** An action that explains an element on hover, focus or a long press. */
import type { Action } from "svelte/action";
import type { TableModel } from "./scene";

const LONG_PRESS = 450;
const POINTING = ["pointerenter", "pointerleave", "pointerdown", "pointerup", "pointercancel"];
const KINDS = [...POINTING, "focus", "blur", "click", "contextmenu", "keydown"];

interface Explained {
  table: TableModel;
  key: string;
}

export const explains: Action<Element, Explained> = (node, given) => {
  let { table, key } = given;
  // Lessons find the element by this attribute.
  node.setAttribute("data-key", key);
  let timer = 0;
  let pressed = false;
  let shown = false;
  const show = () => {
    shown = true;
    table.explain(key);
  };
  const end = () => {
    clearTimeout(timer);
    shown = false;
    table.explain(null);
  };
  const on = (event: Event) => {
    const type = event instanceof PointerEvent ? event.pointerType : "";
    if (event.type === "pointerenter" && type === "mouse") show();
    else if (event.type === "focus" && node.matches(":focus-visible")) show();
    else if (event.type === "pointerdown" && type !== "mouse") {
      pressed = false;
      timer = window.setTimeout(() => {
        pressed = true;
        show();
      }, LONG_PRESS);
    } else if (event instanceof KeyboardEvent) {
      // These keys choose what can be chosen.
      if (!node.hasAttribute("data-rove") || event.target !== node || (event.key !== "Enter" && event.key !== " "))
        return;
      event.preventDefault();
      show();
    } else if (event.type === "pointerup" || event.type === "pointercancel") {
      clearTimeout(timer);
      timer = 0;
    } else if (event.type === "pointerleave" && type === "mouse") end();
    else if (event.type === "contextmenu" && (pressed || timer)) event.preventDefault();
    else if (event.type === "blur") end();
    else if (event.type === "click" && pressed) {
      // A long press explains and does not choose.
      pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    } else if (event.type === "click" && node.getAttribute("data-rove") === "" && type !== "mouse") show(); // a tap on it does nothing else
  };
  for (const kind of KINDS) node.addEventListener(kind, on, kind === "click");
  return {
    update(next) {
      ({ table, key } = next);
      node.setAttribute("data-key", key);
    },
    destroy() {
      clearTimeout(timer);
      // A removed element gets no leave event.
      if (shown) table.explain(null, key);
      for (const kind of KINDS) node.removeEventListener(kind, on, kind === "click");
    },
  };
};
