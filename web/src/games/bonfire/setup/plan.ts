/** What the set-up form of this game holds, and what a newcomer finds in it. */
import { RANDOM, seated, type Setup, type SetupOption } from '../../../lib/setup/declared';
import { CHALLENGE, idsOf } from '../content';

export const COLOURS = idsOf('colour');
export const CITIES = idsOf('city');

/** What the page draws by itself; everything else is a variant. */
const DRAWN = ['colours', 'boards', 'first_game', 'challenge', 'handicap'];
export const variantsOf = (options: SetupOption[]): SetupOption[] => options.filter(({ id }) => !DRAWN.includes(id));

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** For so many players, with what was settled before as far as it fits: colours in order, cities by chance, Tasks laid out
 *  gently, and alone a game by itself. */
export function plan(players: number, kept: Setup = {}): Setup {
  const { colours, boards, first_game: gentle, challenge, handicap, ...variants } = kept;
  return {
    ...variants,
    colours: seated({ values: COLOURS, defaults: COLOURS, distinct: true }, players, listOf(colours)),
    boards: seated({ values: CITIES, defaults: [RANDOM], distinct: true }, players, listOf(boards)),
    ...(players === 1 ? { challenge: challenge ?? false, handicap: handicap ?? CHALLENGE.start } : { first_game: gentle ?? true }),
  };
}
