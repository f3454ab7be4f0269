/** Many options as few: a game says by which of their places they are gathered, and a group opens level by level. */
import { keyOf, wordOf, type Option } from '../../options';
import type { Vocabulary } from '../../words/texts';

/** So many are listed as they are: each has a key of its own. */
const FEW = 10;
/** More than so many of one verb are gathered all the same: they would push the others out of sight. */
const FEW_OF_A_VERB = 4;

export interface Group {
  /** Unlike that of any other group of the question. */
  key: string;
  verb: string;
  /** The place by which it was gathered last; null: all options of the verb. */
  place: string | null;
  depth: number;
  options: Option[];
}

export type Entry = { option: Option } | { group: Group };

/** What a vocabulary says of it. */
type Gathering = Pick<Vocabulary, 'options' | 'groups' | 'on_board'>;

/** Options as they lie on a board, from left to right, where its game says how. */
export function inOrder(options: Option[], order: string[][]): Option[] {
  const places = new Map(order.flatMap((verbs, place) => verbs.map((verb): [string, number] => [verb, place])));
  const place = (option: Option) => places.get(wordOf(option)) ?? order.length;
  return [...options].sort((one, other) => place(one) - place(other));
}

/** What is listed: options, and groups of them in the place of their first. Where the board shows what is on it
 *  (`drawn`), that is one group, however few they are; one alone is listed as it is. */
export function listed(options: Option[], words: Gathering, drawn = false, depth = 0): Entry[] {
  const aside = (option: Option) => drawn && depth === 0 && words.on_board.includes(wordOf(option));
  const counts = new Map<Option[0] | undefined, number>();
  for (const [verb] of options) counts.set(verb, (counts.get(verb) ?? 0) + 1);
  const many = ([verb]: Option) => options.length > FEW || (depth === 0 && (counts.get(verb) ?? 0) > FEW_OF_A_VERB);
  const groups = new Map<string, Group>();
  const entries: Entry[] = [];
  for (const option of options) {
    const group = aside(option) ? groupOf(option, words, -1) : many(option) ? groupOf(option, words, depth) : null;
    const known = group && groups.get(group.key);
    if (known) known.options.push(option);
    else if (group) {
      groups.set(group.key, group);
      entries.push({ group });
    } else entries.push({ option });
  }
  const [only] = entries;
  // A group that holds everything is no help: its parts may be.
  if (entries.length === 1 && only && 'group' in only && !aside(options[0] as Option)) return listed(options, words, drawn, depth + 1);
  return entries.map((entry) => ('group' in entry && entry.group.options.length === 1 ? { option: entry.group.options[0] as Option } : entry));
}

/** What is worth saying of all options of a group: the first phrase beside each, where it is the same but for a figure, which
 *  goes from the least to the most. */
export function spanOf(remarks: Option[][]): Option | null {
  const [first, ...others] = remarks.map(([phrase]) => phrase);
  if (!first || others.some((other) => other?.length !== first.length)) return null;
  const phrases = [first, ...(others as Option[])];
  const differs = first.flatMap((value, n) => (phrases.some((one) => one[n] !== value) ? [n] : []));
  const [place] = differs;
  if (place === undefined) return first;
  const figures = phrases.map((one) => one[place]);
  if (differs.length > 1 || !figures.every((one) => typeof one === 'number')) return null;
  return first.map((value, n) => (n === place ? `${Math.min(...figures)}–${Math.max(...figures)}` : value));
}

/** What tells an entry of a question from all others of it, and is the same as long as it is on offer. */
export const nameOf = (entry: Entry): string => ('option' in entry ? keyOf(entry.option) : `${entry.group.key} …`);

/** The options that an entry stands for, by name. */
export const namesIn = (entry: Entry): string[] => ('option' in entry ? [entry.option] : entry.group.options).map(keyOf);

/** What a group holds. */
export const within = (group: Group, words: Gathering): Entry[] => listed(group.options, words, false, group.depth + 1);

/** Options that begin with what was taken up on the board, as a group: by the last of the places of a group that they share. */
export function heldAs(options: Option[], words: Gathering): Group {
  const [first = []] = options;
  const verb = wordOf(first);
  const alike = options.filter((option) => option[0] === verb);
  const at = (place: string): number => (words.options[verb] ?? []).indexOf(place) + 1;
  const levels = words.groups[verb] ?? [];
  const apart = levels.findIndex((place) => alike.some((option) => option[at(place)] !== first[at(place)]));
  const place = levels.at(apart < 0 ? levels.length - 1 : apart - 1);
  return { key: 'held', verb, place: apart === 0 ? null : (place ?? null), depth: 0, options };
}

/** What is listed when these groups were opened, one within the other; and those that are still there. */
export function opened(options: Option[], words: Gathering, keys: string[], drawn = false): { entries: Entry[]; path: Group[] } {
  let entries = listed(options, words, drawn);
  const path: Group[] = [];
  for (const key of keys) {
    const found = entries.find((entry) => 'group' in entry && entry.group.key === key);
    if (!found || !('group' in found)) break;
    path.push(found.group);
    entries = within(found.group, words);
  }
  return { entries, path };
}

/** The group of an option at a level; -1 is the verb's. */
function groupOf(option: Option, words: Gathering, depth: number): Group | null {
  const verb = wordOf(option);
  const levels = words.groups[verb];
  if (depth < 0 || (levels?.length === 0 && depth === 0)) return { key: verb, verb, place: null, depth, options: [option] };
  const place = levels?.[depth];
  if (!levels || place === undefined) return null;
  const places = words.options[verb] ?? [];
  const values = levels.slice(0, depth + 1).map((name) => option[places.indexOf(name) + 1] ?? '');
  return { key: keyOf([verb, ...values]), verb, place, depth, options: [option] };
}
