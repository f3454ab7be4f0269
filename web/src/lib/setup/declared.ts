/** The options of a table as its game declares them (kernel/setup.py): what a plain form offers and holds. */
import type { EachSeatInfo, GameInfo, OneOfInfo, ShareInfo } from '../../generated/schema';

export type SetupOption = GameInfo['options'][number];
export type Setup = Record<string, unknown>;

/** The value that leaves a choice to chance. */
export const RANDOM = 'random';

export const existing = (options: SetupOption[], players: number): SetupOption[] =>
  options.filter((option) => option.players.includes(players));

export const valuesOf = (option: OneOfInfo, players: number): string[] =>
  option.values.filter((value) => option.only[value]?.includes(players) ?? true);

/** The set-up for so many players: what was settled before, as far as it fits, and the defaults of all else. */
export function fit(options: SetupOption[], players: number, value: Setup): Setup {
  return Object.fromEntries(existing(options, players).map((option) => [option.id, settled(option, players, value[option.id])]));
}

/** The options that are other than they are if nobody says anything. */
export function changed(options: SetupOption[], players: number, value: Setup): SetupOption[] {
  const usual = fit(options, players, {});
  return existing(options, players).filter(({ id }) => id in value && `${value[id]}` !== `${usual[id]}`);
}

function settled(option: SetupOption, players: number, given: unknown): unknown {
  switch (option.kind) {
    case 'one': {
      const values = valuesOf(option, players);
      return [given, option.default].find((one) => values.includes(String(one))) ?? values[0];
    }
    case 'seats':
      return seated(option, players, Array.isArray(given) ? given.map(String) : []);
    default:
      return given ?? option.default;
  }
}

/** A value for each seat: those who sit keep theirs, and newcomers get what nobody has. */
export function seated(option: Pick<EachSeatInfo, 'values' | 'defaults' | 'distinct'>, players: number, given: string[]): string[] {
  const seats = given.slice(0, players);
  while (seats.length < players) {
    const usual = option.defaults[Math.min(seats.length, option.defaults.length - 1)] ?? RANDOM;
    const free = (value: string) => !option.distinct || value === RANDOM || !seats.includes(value);
    seats.push([usual, ...option.values].find(free) ?? usual);
  }
  return seats;
}

/** One place of a list gets another value. Where no two may be the same, whoever had it gets the old one. */
export function put(list: string[], place: number, value: string, distinct: boolean): string[] {
  const had = list[place] ?? value;
  return list.map((one, n) => {
    if (n === place) return value;
    return distinct && one === value && value !== RANDOM ? had : one;
  });
}

/** The first things of every share: what one's own choice starts from. */
export const firstOf = (shares: ShareInfo[]): string[] => shares.flatMap((share) => share.things.slice(0, share.count));

/** Where a share's things lie in the list of all: they follow each other, share by share. */
export const startOf = (shares: ShareInfo[], share: ShareInfo): number =>
  shares.slice(0, shares.indexOf(share)).reduce((sum, one) => sum + one.count, 0);
