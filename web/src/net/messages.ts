/* Generated from src/bywater/server/transport/messages.py by `python -m bywater.server.transport.typescript`. */

export interface Message {
  key: string;
  params: Record<string, number | string>;
}

export interface Choice {
  text: string;
  kind: string;
  parts: Record<string, string>;
  says: Message;
}

export interface Frame {
  moment: number;
  view: Record<string, any>;
  prompt: Message;
  choices: Choice[];
  news: Message[];
  extras: Record<string, any>;
}

export interface Seat {
  seat: number;
  kind: string;
  name: string;
  bot: string;
  yours: boolean;
  online: boolean;
  thinking: boolean;
  standing_in: boolean;
  seconds_left: number;
  gone: boolean;
}

export interface Question {
  what: string;
  by: number;
  waiting: number[];
}

export interface Game {
  code: string;
  points: number[];
}

export interface Coach {
  step: number;
  of: number;
  id: string;
  points: string[];
  wanted: string[];
  reading: boolean;
  waiting: boolean;
  off: boolean;
  left: string;
  last: boolean;
  heard: string[];
}

export interface Puzzle {
  id: string;
  kind: string;
  seat: number;
  moves: number;
  left: number;
  state: string;
  next: string;
}

export interface Table {
  code: string;
  game: string;
  rules: number;
  options: Record<string, any>;
  seats: Seat[];
  facing: number[];
  curtain: boolean;
  host: boolean;
  started: boolean;
  over: boolean;
  resigned: number;
  undo: string;
  question: Question | null;
  match: Game[];
  next: string;
  days: number;
  together: boolean;
  advice: "given" | "unfair" | "";
  challenge: string;
  puzzle: Puzzle | null;
  coach: Coach | null;
}

export interface Line {
  moment: number;
  message: Message;
}

export interface ChatLine {
  seat: number;
  name: string;
  text: string;
  at: number;
  advice: Message | null;
  reasons: Message[];
  choice: string;
}

export interface Sync {
  type: "sync";
  table: Table;
  frame: Frame;
  log: Line[];
  chat: ChatLine[];
}

export interface Update {
  type: "update";
  frame: Frame;
  undo: string;
  gone: string[];
  extras_gone: string[];
}

export interface Seats {
  type: "seats";
  table: Table;
}

export interface Chatted {
  type: "chat";
  line: ChatLine;
}

export interface Refused {
  type: "refused";
  reason: Message;
}

export interface Because {
  type: "because";
  text: string;
  reason: Message;
}

export interface Noticed {
  type: "notice";
  message: Message;
}

export interface Act {
  type: "act";
  moment: number;
  texts: string[];
}

export interface Why {
  type: "why";
  text: string;
}

export interface Say {
  type: "say";
  text: string;
}

export interface Undo {
  type: "undo";
}

export interface Resign {
  type: "resign";
}

export interface Rematch {
  type: "rematch";
}

export interface Answer {
  type: "answer";
  yes: boolean;
}

export interface Face {
  type: "face";
  seat: number;
}

export interface Sit {
  type: "sit";
  seat: number;
}

export interface Leave {
  type: "leave";
  seat: number;
}

export interface Fill {
  type: "fill";
  seat: number;
  bot: string;
}

export interface Look {
  type: "look";
  here: boolean;
}

export interface Advise {
  type: "advise";
}

export interface GoOn {
  type: "go_on";
  step: number;
}

export interface EndLesson {
  type: "end_lesson";
}

export interface ReviewPoint {
  moments: number[];
  seat: number;
  track: number;
  chance: number;
  lost: number;
  played: Message;
  preferred: Message;
  same: boolean;
  marks: number[];
}

export interface Expected {
  seat: number;
  says: Message;
}

export interface ReviewTurn {
  point: number;
  before: number;
  after: number;
  line: Expected[];
}

export interface ReviewDrift {
  track: number;
  before: number;
  after: number;
}

export interface Review {
  version: number;
  game: string;
  seats: number;
  together: boolean;
  eyes: string[];
  marks: string[];
  points: ReviewPoint[];
  turns: ReviewTurn[];
  costly: ReviewTurn[];
  drifts: ReviewDrift[];
  ends: number[];
}

export interface ReviewState {
  state: string;
  done: number;
  of: number;
  review: Review | null;
}

export type ToPage = Sync | Update | Seats | Chatted | Refused | Because | Noticed;

export type ToServer = Act | Why | Say | Advise | Undo | Resign | Rematch | Answer | Face | Sit | Leave | Fill | Look | GoOn | EndLesson;
