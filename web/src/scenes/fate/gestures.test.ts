import { beforeEach, describe, expect, it, vi } from "vitest";
import { Camera } from "./camera.svelte";
import { gestures } from "./gestures";

describe("gestures", () => {
  let node: HTMLElement;
  let camera: Camera;
  const pan = () => vi.mocked(camera.pan).mock.calls;
  const zoom = () => vi.mocked(camera.by).mock.calls;

  function send(type: string, x: number, y: number, rest: PointerEventInit = {}): Event {
    const event = new PointerEvent(type, {
      clientX: x,
      clientY: y,
      pointerId: 1,
      pointerType: "touch",
      bubbles: true,
      cancelable: true,
      ...rest,
    });
    node.dispatchEvent(event);
    return event;
  }

  beforeEach(() => {
    node = document.createElement("div");
    node.setPointerCapture = vi.fn();
    camera = new Camera(() => false);
    vi.spyOn(camera, "pan").mockImplementation(() => {});
    vi.spyOn(camera, "by").mockImplementation(() => {});
    gestures(node, camera);
  });

  it("drags with one pointer, from five pixels on", () => {
    send("pointerdown", 10, 10);
    send("pointermove", 13, 13);
    expect(pan()).toEqual([]);
    send("pointermove", 16, 10);
    send("pointermove", 20, 12);
    expect(pan()).toEqual([
      [6, 0],
      [4, 2],
    ]);
    expect(node.setPointerCapture).toHaveBeenCalledExactlyOnceWith(1);
  });

  it("takes no notice of other buttons, nor of a pointer that is not down", () => {
    send("pointerdown", 10, 10, { button: 2 });
    send("pointermove", 50, 50);
    expect([pan(), zoom()]).toEqual([[], []]);
  });

  it("zooms about the middle of two fingers, and moves half as far as one of them", () => {
    send("pointerdown", 0, 0, { pointerId: 1 });
    send("pointerdown", 100, 0, { pointerId: 2 });
    send("pointermove", 200, 0, { pointerId: 2 });
    expect([zoom(), pan()]).toEqual([[[2, 100, 0]], [[50, 0]]]);
  });

  it("swallows the click that ends a drag, and no other", () => {
    const clicked = vi.fn();
    node.addEventListener("click", clicked);
    send("pointerdown", 0, 0);
    send("pointermove", 40, 0);
    send("pointerup", 40, 0);
    expect(send("click", 40, 0).defaultPrevented).toBe(true);
    expect(clicked).not.toHaveBeenCalled();
    expect(send("click", 40, 0).defaultPrevented).toBe(false);
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("zooms in with a double tap, but not with two slow ones", () => {
    const now = vi.spyOn(performance, "now");
    const tap = (time: number) => {
      now.mockReturnValue(time);
      send("pointerdown", 30, 40);
      send("pointerup", 30, 40);
    };
    tap(1000);
    tap(1400);
    expect(zoom()).toEqual([]);
    tap(1600);
    expect(zoom()).toEqual([[camera.zoom === "far" ? 0.62 / camera.scale : 1.8, 30, 40]]);
  });

  it("zooms with the wheel about the pointer, in when it turns up", () => {
    const turn = (deltaY: number) => {
      const event = new WheelEvent("wheel", { deltaY, cancelable: true });
      Object.defineProperties(event, { clientX: { value: 7 }, clientY: { value: 9 } });
      node.dispatchEvent(event);
      return event;
    };
    expect(turn(-100).defaultPrevented).toBe(true);
    turn(100);
    const [[up, x, y] = [], [down] = []] = zoom();
    expect([up! > 1, down! < 1, up! * down!, x, y]).toEqual([true, true, expect.closeTo(1), 7, 9]);
  });
});
