import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../platform/settings.svelte";
import { gainOf, SOUNDS, Synthesiser } from "./sound";

/** What a fake AudioContext was made to play. */
let contexts: FakeContext[] = [];

class FakeParam {
  value = 1;
  setValueAtTime = vi.fn();
  linearRampToValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
}

class FakeNode {
  gain = new FakeParam();
  frequency = new FakeParam();
  Q = new FakeParam();
  type = "";
  buffer: unknown = null;
  targets: unknown[] = [];
  start = vi.fn<(time: number) => void>();
  stop = vi.fn<(time: number) => void>();
  connect(target: unknown) {
    this.targets.push(target);
  }
}

class FakeContext {
  currentTime = 5;
  sampleRate = 1000;
  state = "running";
  destination = new FakeNode();
  gains: FakeNode[] = [];
  sources: FakeNode[] = [];
  resume = vi.fn(() => Promise.resolve());
  constructor() {
    contexts.push(this);
  }
  createGain() {
    const node = new FakeNode();
    this.gains.push(node);
    return node;
  }
  createOscillator() {
    const node = new FakeNode();
    this.sources.push(node);
    return node;
  }
  createBufferSource() {
    return this.createOscillator();
  }
  createBiquadFilter() {
    return new FakeNode();
  }
  createBuffer(_channels: number, length: number) {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }
}

describe("Synthesiser", () => {
  let page: EventTarget;
  let synthesiser: Synthesiser;
  let hidden = false;
  const interact = () => page.dispatchEvent(new Event("pointerdown"));

  beforeEach(() => {
    contexts = [];
    hidden = false;
    vi.stubGlobal("AudioContext", FakeContext);
    vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
    page = new EventTarget();
    synthesiser = new Synthesiser();
    synthesiser.listen(page);
    settings.set({ volume: 50, muted: false, vibration: false });
  });
  afterEach(() => settings.set({ volume: 0, muted: false, vibration: false }));

  it("has no context before the first interaction", () => {
    synthesiser.play("turn");
    expect(contexts).toEqual([]);
    interact();
    expect(contexts.length).toBe(1);
    synthesiser.play("turn");
    expect(contexts.length).toBe(1);
    expect(contexts[0]!.sources.length).toBe(2);
  });

  it("has no context while sound is off, nor where none can be made", () => {
    settings.set({ volume: 0 });
    interact();
    synthesiser.play("turn");
    expect(contexts).toEqual([]);
    settings.set({ volume: 50 });
    vi.stubGlobal("AudioContext", undefined);
    synthesiser.play("turn");
    expect(contexts).toEqual([]);
    vi.stubGlobal("AudioContext", function () {
      throw new DOMException("no device", "NotSupportedError");
    });
    synthesiser.play("turn");
    vi.stubGlobal("AudioContext", FakeContext);
    synthesiser.play("turn");
    expect(contexts.length).toBe(1);
  });

  it("applies the volume to each cue", () => {
    interact();
    synthesiser.play("card");
    const [output] = contexts[0]!.gains;
    expect(output!.gain.value).toBe(0.25);
    expect(output!.targets).toEqual([contexts[0]!.destination]);
    settings.set({ volume: 100 });
    synthesiser.play("card");
    expect(output!.gain.value).toBe(1);
  });

  it("plays nothing while it is muted", () => {
    interact();
    settings.set({ muted: true });
    synthesiser.play("turn");
    expect(contexts[0]!.sources).toEqual([]);
    settings.set({ muted: false });
    synthesiser.play("turn");
    expect(contexts[0]!.sources.length).toBe(2);
  });

  it("plays nothing on a hidden page but one's own turn", () => {
    interact();
    hidden = true;
    synthesiser.play("die");
    synthesiser.play("question");
    expect(contexts[0]!.sources).toEqual([]);
    synthesiser.play("turn");
    expect(contexts[0]!.sources.length).toBe(2);
  });

  it("starts cues at least 80 milliseconds apart, and drops those that would come too late", () => {
    interact();
    for (let count = 0; count < 30; count++) synthesiser.play("card");
    const starts = contexts[0]!.sources.map((source) => source.start.mock.calls[0]![0]);
    expect(starts.length).toBeLessThanOrEqual(11);
    expect(starts[0]).toBe(5);
    for (const [index, start] of starts.entries())
      if (index) expect(start - starts[index - 1]!).toBeGreaterThan(0.0799);
    contexts[0]!.currentTime = 20;
    synthesiser.play("card");
    expect(contexts[0]!.sources.at(-1)!.start).toHaveBeenCalledWith(20);
  });

  it("resumes a suspended context at an interaction", () => {
    interact();
    contexts[0]!.state = "suspended";
    interact();
    expect(contexts[0]!.resume).toHaveBeenCalledTimes(1);
  });

  it("vibrates for one's own turn only, also without sound", () => {
    const vibrate = vi.fn();
    vi.stubGlobal("navigator", { vibrate });
    settings.set({ volume: 0 });
    synthesiser.play("turn");
    expect(vibrate).not.toHaveBeenCalled();
    settings.set({ vibration: true });
    synthesiser.play("die");
    expect(vibrate).not.toHaveBeenCalled();
    synthesiser.play("turn");
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  it.each(Object.entries(SOUNDS))("%s is short, and its envelope fits its notes", (cue, { level, attack, notes }) => {
    expect(level).toBeGreaterThan(0);
    expect(level).toBeLessThanOrEqual(0.5);
    for (const { at, length } of notes) {
      expect(length).toBeGreaterThan(attack);
      expect(length).toBeLessThanOrEqual(530);
      expect(at + length).toBeLessThanOrEqual(1000);
    }
    interact();
    synthesiser.play(cue as keyof typeof SOUNDS);
    expect(contexts[0]!.sources.length).toBe(notes.length);
    for (const source of contexts[0]!.sources)
      expect(source.stop.mock.calls[0]![0]).toBeGreaterThan(source.start.mock.calls[0]![0]);
  });
});

describe("gainOf", () => {
  it.each([
    [-5, 0],
    [0, 0],
    [50, 0.25],
    [100, 1],
    [300, 1],
  ])("a volume of %d is a gain of %d", (volume, expected) => {
    expect(gainOf(volume)).toBe(expected);
  });
});
