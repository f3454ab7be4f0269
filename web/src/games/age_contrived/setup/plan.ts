/** What the set-up form of this game holds, and what a newcomer finds in it. */
import { existing, RANDOM, seated, type Setup, type SetupOption, valuesOf } from '../../../lib/setup/declared';
import { CHARACTERS } from '../content';
import { SOLO_SIDES } from '../side/solo';

/** Modules of the rulebook, what makes it gentler first: whether they are played is settled once for the table. */
const MODULES = ['divine_wind', 'no_abilities', 'advanced_setup', 'bridge_draft'];
/** What the page draws by itself, or as a module; everything else is a variant. */
const DRAWN = [...MODULES, 'characters', 'automa', 'difficulty'];

export const modulesOf = (options: SetupOption[]): SetupOption[] => MODULES.flatMap((module) => options.filter(({ id }) => id === module));
export const variantsOf = (options: SetupOption[]): SetupOption[] => options.filter(({ id }) => !DRAWN.includes(id));

/** The difficulties of the automa, from the easiest on. */
export function difficultiesOf(options: SetupOption[], players: number): string[] {
  const [levels] = existing(options, players).filter(({ id }) => id === 'difficulty');
  return levels?.kind === 'one' ? valuesOf(levels, players) : [];
}

/** Whom the automa plays: by a side of a card, by a character whose side is left to chance, or all of it by chance. */
export const godOfAutoma = (automa: string): string => SOLO_SIDES[automa]?.character ?? automa;

export const sidesOf = (character: string): string[] =>
  Object.values(SOLO_SIDES).filter((side) => side.character === character).map(({ id }) => id);

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The automa plays nobody who sits at the table. */
export const automaBeside = (automa: string, characters: string[]): string => (characters.includes(godOfAutoma(automa)) ? RANDOM : automa);

/** For so many players, with what was settled before as far as it fits: gods by chance, with the divine wind, which makes a
 *  first game gentler, and alone against a normal automa. */
export function plan(players: number, kept: Setup = {}): Setup {
  const { characters, automa, difficulty, divine_wind: wind, advanced_setup: arranged, bridge_draft: draft, ...others } = kept;
  const seats = seated({ values: CHARACTERS, defaults: [RANDOM], distinct: true }, players, listOf(characters));
  return {
    ...variantsFor(players, others),
    characters: seats,
    divine_wind: wind ?? true,
    ...(players === 1
      ? { automa: automaBeside(String(automa ?? RANDOM), seats), difficulty: difficulty ?? 'normal' }
      : { advanced_setup: arranged ?? false, bridge_draft: draft ?? false }),
  };
}

/** Some rulings are on the automa, and one on the turns of players. */
const OF_AUTOMA = ['automa_turn_limit', 'column_conduits', 'placed_bridge', 'takes_back', 'one_primal'];
const OF_PLAYERS = ['turn_limit'];

function variantsFor(players: number, variants: Setup): Setup {
  const foreign = players === 1 ? OF_PLAYERS : OF_AUTOMA;
  return Object.fromEntries(Object.entries(variants).filter(([id]) => !foreign.includes(id)));
}
