/**
 * What a game brings to the shell, and what the shell gives to a game. The shell knows no game: it finds
 * `src/games/<id>/index.ts` (default export: a GameModule) and `src/games/<id>/Cover.svelte` by the game's id; where
 * there is no such module, `src/games/<id>/looks.json` (PlainLooks) has the icons for the plain board.
 * The types of its view and its components come from the server (`src/generated/schema.d.ts`, in the game's namespace),
 * the figures of components from `src/generated/<id>/content.json`. What every board needs is in `lib/board`.
 */
import type { Component } from 'svelte';
import type { Asked } from '../generated/schema';
import type { PlainLooks } from './art/looks';
import type { Facing } from './board/facing.svelte';
import type { Meant } from './board/spotlight';
import type { SetupOption } from './setup/declared';
import type { Option, Refused } from './options';
import type { Texts } from './words/texts';

export type { Asked } from '../generated/schema';
export type { Option, Refused, Said, Says, Value } from './options';
export type { Texts } from './words/texts';

export type Sound = 'wood' | 'stone' | 'glass' | 'ember';

/** Something that happened, as it reaches an open table; told once, in order, for animations and sounds. */
export interface LiveEvent {
  /** Unique and growing: usable as a key. */
  id: number;
  /** Who made the choice that led to it. */
  seat: number;
  /** The kind first (`damage`), then its places (see `events` in the vocabulary). */
  event: Option;
}

/**
 * The board fills the room that it is given (100 % of width and height; about 1440x740 on a desk, 390x560 on a phone):
 * on a desk without scrolling, on a phone as panels that snap, its own area the last of them. The prompt bar below it
 * is the shell's. In a replay the board is only looked at: `decision` is null.
 */
export interface BoardProps<V = unknown> {
  /** What the seat in focus may see. */
  view: V;
  /** The question, or null when the game is over or the board is only looked at (replay). Its `options` are
   *  empty unless this person may answer. */
  decision: Asked | null;
  /** What this person would look for and cannot do now. It comes a moment after the question: a look, not a rule. */
  refusals: Refused[];
  /** An option on offer was clicked. */
  choose: (option: Option) => void;
  /** Something that cannot be done was clicked: the shell says why, with figures, clause and a link to the rule.
   *  Give the option as it stands in `refusals`. */
  explain: (option: Option) => void;
  /** Hover, focus or long press on a thing (null: over): the shell shows it large, with a note on how it stands now. Easiest
   *  by `use:inspectable` (lib/ui/inspectable.ts), which calls this. */
  inspect: (id: string | null, at?: DOMRect, note?: string) => void;
  text: Texts;
  /** What happened between the last view and this one; empty when a table is opened. */
  events: LiveEvent[];
  /** What had happened before, for a board that tells more than how things stand; where nothing is told, it is not known. */
  past?: () => LiveEvent[];
  /** What the table was set up with. */
  setup?: Record<string, unknown>;
  /** The option under the pointer or the focus in the prompt bar: the board may light up what it stands for. */
  hovered: Option | null;
  /** The board tells which option lies under the pointer, so that the prompt bar can light it up too. */
  hover: (option: Option | null) => void;
  /** Choosing in two steps (what, then where): the options that begin with what was taken up; empty where nothing is.
   *  The prompt bar lists only these, as a group (`groups` of the vocabulary names it); Escape lets go, and so does the
   *  next question. */
  held: Option[];
  /** Something was taken up with which these options begin; none: it is let go. */
  hold: (options: Option[]) => void;
  /** The options of the group that is pointed at or open in the prompt bar: the board shows them alone. */
  family?: Option[];
  /** A thing that the log or the digest points at: the board makes it conspicuous while it is not null. */
  pointed: string | null;
  /** What the guide, a tip or a hint speaks of: a board whose stage has a spotlight shows it. */
  meant?: Meant | null;
  /** Something is told or replayed: whose things lie in front, where one's own do while one plays. Else null. */
  facing?: Facing | null;
  /** The game has ended, and its end lies over the board. */
  over?: boolean;
  /** No motion: use fades and highlights only. */
  still: boolean;
}

export interface ThingProps {
  id: string;
  text: Texts;
  /** `small`: as in a list; `large`: as held in the hand and read. */
  size?: 'small' | 'large';
}

export interface SetupProps {
  /** What the game declares. */
  options: SetupOption[];
  players: number;
  /** The game's options as they will be sent; complete and valid at any time. */
  value: Record<string, unknown>;
  change: (value: Record<string, unknown>) => void;
  text: Texts;
  inspect: (id: string | null, at?: DOMRect) => void;
}

/** A line of the plots at the end of a game; `figure` is a name in the server's History. */
export interface Plot {
  figure: string;
  /** The thing whose name labels the line. */
  thing: string;
  /** Its name, where no thing has it. */
  label?: string;
  /** Any CSS colour; lines also differ by dash and by a label at their end. */
  colour: string;
}

/** A choice of the log, as far as the story of a game needs it. */
export interface Told {
  /** How many choices have been made with it. */
  number: number;
  events: Option[];
}

/** Who did how much in a finished game: a column for each seat; and the moments that stand out. Labels are formatted. */
export interface Tally {
  /** Names of the columns, where they are not those of the seats: whoever has no seat does things, too. */
  who?: string[];
  rows: { label: string; figures: number[] }[];
  moments: { number: number; label: string }[];
}

/** A part of how things stand that is read aloud by itself: life, hand, board, foes. Its lines are without marks. */
export interface Reading {
  label: string;
  lines: string[];
}

/** A figure that matters at every moment, for the strip on a phone. */
export interface Vital {
  /** What it is of, in a word or two. */
  label: string;
  /** It may hold symbols. */
  value: string;
  /** Drawn after it: a name that the game's `Symbol` knows. */
  symbol?: string;
  /** It is nearly over with what it is of. */
  danger?: boolean;
}

/** A group of the gallery: its heading is the message `kinds-<kind>` or `kind-<kind>`. */
export interface Shelf {
  kind: string;
  ids: string[];
}

export interface GameModule<V = unknown> {
  id: string;
  /** It has no board of its own: nothing but the list of options can be clicked. */
  plain?: boolean;
  /** Its things are told more than drawn: they are as wide as a column, and not as a card. */
  told?: boolean;
  /** What an option would bring is told above the prompt bar while it lies under the pointer or has the focus. */
  foresees?: boolean;
  Board: Component<BoardProps<V>>;
  /** A component of the game, drawn large or small, with its texts. */
  Thing: Component<ThingProps>;
  /** A set-up form of its own; otherwise what the game declares is shown plainly. */
  Setup?: Component<SetupProps>;
  /** What stands for `[name]` inside sentences: drawn at 1em, with an accessible name. */
  Symbol: Component<{ name: string; label: string }>;
  /** Icons of things and symbols, where it has no board of its own that draws them. */
  looks?: PlainLooks;
  /** One colour of the game: "you can choose this", as a CSS colour for the dark and the light theme. */
  accent: { dark: string; light: string };
  /** The things that the seats are named after, in seat order; after them may come those that sides go by that nobody plays. */
  seats: (view: V) => string[];
  /** A few words on where the game stands, for the top bar: message key and arguments, already formatted. */
  status: (view: V, text: Texts) => string;
  /** What matters most, in a few figures: on a phone they are in sight whatever panel is. */
  vitals?: (view: V, text: Texts) => Vital[];
  /** Which seat's turn it is, or null (the nemesis, nobody). */
  active: (view: V) => number | null;
  /** The things that an option is about, for hovering in the prompt bar. */
  thingOf: (option: Option) => string | null;
  /** The clauses behind a thing (`AE-CAST-01`), shown with it large. */
  rules: (id: string) => string[];
  /** What tells one table from another in a list, from its set-up: against whom, who plays. */
  caption?: (setup: Record<string, unknown>, text: Texts) => string;
  /** The set-up of "Play now". */
  first: { seats: number; setup: Record<string, unknown> };
  /** The set-up that its own form starts from: what was settled before for another number of players, as far as it fits. */
  setup?: (players: number, kept: Record<string, unknown>) => Record<string, unknown>;
  /** The lines that tell the story of a finished game; `figures` are the names in the server's History. */
  plots: (view: V, figures: string[]) => Plot[];
  /** What each seat did in a finished game, and its great moments. */
  tally?: (moves: Told[], view: V, text: Texts) => Tally;
  /** What might have helped in a game that was lost, the weightiest first; where it says nothing, points are compared. */
  lessons?: (moves: Told[], view: V, text: Texts) => string[];
  shelves: Shelf[];
  /** How an event stands out in the log: `head` opens a section (a turn), `strong` matters (a strike, a death). */
  weight?: (event: Option) => 'head' | 'strong' | 'plain';
  /** How things stand, in parts that are read aloud one by one; otherwise the sections of the plain board are. */
  readings?: (view: V, text: Texts) => Reading[];
  /** What is printed on a thing, in words without marks, for whoever cannot see it; otherwise all its texts. */
  describe?: (id: string, text: Texts) => string;
  /** What an event sounds like, if sounds are on; null is silent. */
  sound?: (event: Option) => Sound | null;
}
