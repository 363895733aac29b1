/** Tables and frames for unit tests. */
import { vi } from "vitest";
import { Words } from "../src/i18n/words";
import type { Choice, Frame, Line, Message, Seat, Table } from "../src/net/messages";
import type { TableModel } from "../src/table/scene";

export function said(key: string, params: Message["params"] = {}): Message {
  return { key, params };
}

/** A choice by its notation; its kind is the first word unless one is given. */
export function choice(
  text: string,
  parts: Record<string, string> = {},
  kind = text.split(" ")[0]!,
  says?: Message,
): Choice {
  return { text, kind, parts, says: says ?? said(`do-${kind}`, {}) };
}

export function frameOf<View extends object, Extras extends object>(
  view: View,
  { extras, ...rest }: Partial<Omit<Frame, "view" | "extras">> & { extras?: Extras } = {},
) {
  return {
    moment: 1,
    prompt: said("prompt"),
    choices: [] as Choice[],
    news: [] as Message[],
    ...rest,
    view,
    extras: (extras ?? {}) as Extras,
  };
}

export function plainFrame(moment: number, rest: Partial<Frame> = {}): Frame {
  return { moment, view: {}, prompt: said("prompt"), choices: [], news: [], extras: {}, ...rest };
}

export function seatOf(seat: number, rest: Partial<Seat> = {}): Seat {
  return {
    seat,
    kind: "person",
    name: `Name ${seat}`,
    bot: "",
    yours: seat === 0,
    online: true,
    thinking: false,
    standing_in: false,
    seconds_left: -1,
    gone: false,
    ...rest,
  };
}

export function tableMessage(rest: Partial<Table> = {}): Table {
  return {
    code: "OAK-HILL-7",
    game: "quest",
    rules: 1,
    options: {},
    seats: [seatOf(0), seatOf(1)],
    facing: [0],
    curtain: false,
    host: true,
    started: true,
    over: false,
    resigned: -1,
    undo: "",
    question: null,
    match: [],
    next: "",
    days: 0,
    together: false,
    advice: "given",
    challenge: "",
    puzzle: null,
    coach: null,
    ...rest,
  };
}

/** Words that know no message, or only these lines of Fluent: an unknown key is said as `<key>`. */
export function words(...lines: string[]): Words {
  return new Words("en", [lines.join("\n")]);
}

/** A table with this frame at which seat 0 is to act; `act`, `why`, `refuse` and `explain` are mocks. */
export function tableOf<F>(first: F, rest: Partial<TableModel<F>> = {}) {
  let frame = $state.raw(first);
  let pointed = $state<string | null>(null);
  return {
    game: "quest",
    seats: [seatOf(0), seatOf(1)],
    facing: [0],
    asked: true,
    ready: true,
    over: false,
    live: true,
    words: words(),
    log: [] as Line[],
    motion: false,
    memory: true,
    size: "desktop" as const,
    low: false,
    seatName: (seat: number) => `Seat ${seat}`,
    ...rest,
    get frame() {
      return frame;
    },
    set frame(next: F) {
      frame = next;
    },
    get pointed() {
      return pointed;
    },
    set pointed(text: string | null) {
      pointed = text;
    },
    act: vi.fn<(texts: string[]) => void>(),
    why: vi.fn<(text: string) => void>(),
    refuse: vi.fn<(reason: Message | null) => void>(),
    explain: vi.fn<(key: string | null, only?: string) => void>(),
  };
}

/** The labels of a prompt's buttons. */
export function labels(prompt: { buttons: { label: string }[] } | null): string[] {
  return prompt?.buttons.map(({ label }) => label) ?? [];
}
