/** Hover, focus or a long press explains a thing. */
import type { Action } from "svelte/action";
import type { TableModel } from "./scene";

const LONG = 450;
const POINTING = ["pointerenter", "pointerleave", "pointerdown", "pointerup", "pointercancel"];
const KINDS = [...POINTING, "focus", "blur", "click", "contextmenu"];

interface Explained {
  table: TableModel;
  key: string;
}

export const explains: Action<Element, Explained> = (node, given) => {
  let { table, key } = given;
  let timer = 0;
  let pressed = false;
  const show = () => table.explain(key);
  const end = () => {
    clearTimeout(timer);
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
      }, LONG);
    } else if (event.type === "pointerup" || event.type === "pointercancel") {
      clearTimeout(timer);
      timer = 0;
    } else if (event.type === "pointerleave" && type === "mouse") end();
    else if (event.type === "contextmenu" && (pressed || timer)) event.preventDefault();
    else if (event.type === "blur") end();
    else if (event.type === "click" && pressed) {
      // The press was a question, not a choice.
      pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }
  };
  for (const kind of KINDS) node.addEventListener(kind, on, kind === "click");
  return {
    update(next) {
      ({ table, key } = next);
    },
    destroy() {
      clearTimeout(timer);
      for (const kind of KINDS) node.removeEventListener(kind, on, kind === "click");
    },
  };
};
