/** The table in sentences, part by part, for whoever cannot see it. */
import type { Reading, Vital } from '../../../lib/game';
import type { Texts } from '../../../lib/words/texts';
import { TILES, SYMBOLS, type AutomaView, type PlayerView, type SideView, type View } from '../content';
import { saidOf } from '../machine/plate';

/** Whose things are read first: of who looks, else of whoever's turn it is. */
export function ownPlayer({ seat, players, turn }: View): PlayerView | undefined {
  return players[seat] ?? players.find(({ side }) => side.character === turn.active) ?? players[0];
}

/** What everybody has, who plays or who is played by nobody. */
const sidesOf = ({ players, automa }: View): SideView[] => [...players.map(({ side }) => side), ...(automa ? [automa.side] : [])];

const nameOf = (view: View, character: string, text: Texts): string => text.plain(text.seat(sidesOf(view).findIndex((side) => side.character === character)));

export function readings(view: View, text: Texts): Reading[] {
  const own = ownPlayer(view);
  const others = sidesOf(view).filter((side) => side !== own?.side);
  const parts: [label: string, lines: string[]][] = [
    ...(own ? ([['aloud-own', ofSide(own.side, text, own)], ['aloud-machine', ofMachine(own, text)]] as [string, string[]][]) : []),
    ['aloud-wonders', view.monuments.flatMap((monument) => ofMonument(view, monument, text))],
    ['aloud-map', ofMap(view, text)],
    ['aloud-pool', ofPool(view, text)],
    ['aloud-goals', view.achievements.map((one) => ofAchievement(view, one, text))],
    ...(others.length ? ([['aloud-others', others.flatMap((side) => ofOther(view, side, text))]] as [string, string[]][]) : []),
  ];
  return parts.map(([label, lines]) => ({ label: text.format(label), lines: lines.map((line) => text.spoken(line)) }));
}

function ofSide(side: SideView, text: Texts, player?: PlayerView): string[] {
  return [
    text.format('aloud-points', { points: side.would_score }),
    text.format(side.charged ? 'machine-charged' : 'machine-spent'),
    ...side.tracks.map(({ track, energy, space }) =>
      energy ? text.format('machine-on-track', { track: text.name(track), energy: text.name(energy), space }) : text.format('machine-track-empty', { track: text.name(track) })),
    said('aloud-exhausted', side.exhausted, text),
    said('aloud-reserve', side.reserve, text),
    ...(side.hand.length ? [said('aloud-hand', side.hand, text)] : []),
    ...(side.aside.length ? [said('aloud-aside', side.aside, text)] : []),
    said('aloud-abilities', side.abilities, text),
    said('aloud-bridges', side.bridges, text),
    ...(side.patron ? [text.format('machine-patron', { monument: text.name(side.patron) })] : []),
    ...(player?.wind ? [text.format('machine-wind')] : []),
    ...(player?.refills ? [text.format('aloud-refills', { count: player.refills })] : []),
    ...Object.entries(side.bound).map(([monument, kinds]) => text.format('aloud-bound', { place: text.name(monument), energies: text.links(kinds) })),
    ...Object.entries(side.pillars).map(([pillar, kind]) => text.format('aloud-bound', { place: text.name(pillar), energies: text.name(kind) })),
  ];
}

const said = (key: string, ids: string[], text: Texts): string => text.format(key, { things: text.links(ids) });

function symbolsOf(tile: string, text: Texts): string {
  const found = SYMBOLS.flatMap((symbol, n) => Array.from({ length: TILES[tile]?.symbols[n] ?? 0 }, () => text.symbol(symbol)));
  return found.join(' ') || '–';
}

function ofMachine({ device, inactive }: PlayerView, text: Texts): string[] {
  return [
    ...device.map(({ position, conduit, movement, tile, upper, lower, action }) =>
      text.format('aloud-position', {
        position,
        tile: text.name(tile),
        symbols: symbolsOf(tile, text),
        upper: text.links(upper),
        lower: text.links(lower),
        action: saidOf(action, text),
        conduit: conduit ? text.name(conduit) : 'none',
        movement,
      })),
    text.format('aloud-next', { tiles: inactive.map((tile) => `${text.name(tile)} (${symbolsOf(tile, text)})`).join(', ') || '–' }),
  ];
}

function ofMonument(view: View, monument: View['monuments'][number], text: Texts): string[] {
  const { built, sections, spaces, reward, benefit, section, bound } = monument;
  const spoken = spaces.map(({ accepts, character, energy }, n) =>
    energy && character
      ? text.format('aloud-space-taken', { n: n + 1, energy: text.name(energy), who: nameOf(view, character, text) })
      : text.format('aloud-space-free', { n: n + 1, accepts: text.symbol(accepts) }));
  return [
    text.format(section ? 'aloud-monument' : 'aloud-complete', { monument: text.name(monument.monument), region: text.name(monument.region), built, sections }),
    ...(section ? [spoken.join(', '), text.format('aloud-reward', { reward: reward.map((one) => text.symbol(one)).join(' '), benefit: benefit ? text.name(benefit) : 'none' })] : []),
    ...Object.entries(bound).filter(([, kinds]) => kinds.length).map(([character, kinds]) => text.format('aloud-bound-by', { who: nameOf(view, character, text), energies: text.links(kinds) })),
  ];
}

function ofMap(view: View, text: Texts): string[] {
  return [
    ...sidesOf(view).map(({ character, figure }) =>
      text.format('aloud-figure', { who: nameOf(view, character, text), place: text.name(figure.place), ahead: text.links(figure.ahead) })),
    ...view.paths.filter(({ bridge }) => bridge).map(({ path, bridge, face }) =>
      text.format('aloud-bridge', { path: text.name(path), bridge: text.name(bridge!), face: (face ?? 'none').toUpperCase() })),
    ...view.regions.filter(({ on_pillar }) => Object.keys(on_pillar).length).map(({ pillar, on_pillar }) =>
      text.format('aloud-bound', { place: text.name(pillar), energies: Object.entries(on_pillar).map(([character, kind]) => `${nameOf(view, character, text)}: ${text.name(kind)}`).join(', ') })),
  ];
}

function ofPool(view: View, text: Texts): string[] {
  return [
    ...view.pool.map(({ cost, tile }) => (tile ? text.format('aloud-for', { cost, tile: text.name(tile), symbols: symbolsOf(tile, text) }) : text.format('aloud-sold', { cost }))),
    ...sidesOf(view).map((side) => text.format('aloud-in-pool', { who: nameOf(view, side.character, text), energies: text.links(side.pool) })),
  ];
}

function ofAchievement(view: View, { achievement, needed, progress, left, right }: View['achievements'][number], text: Texts): string {
  const stands = Object.entries(progress).map(([character, have]) => `${nameOf(view, character, text)} ${have}`).join(', ');
  const on = [left, right].flatMap(({ character, energy }) => (character && energy ? [`${nameOf(view, character, text)}: ${text.name(energy)}`] : []));
  return text.format('aloud-goal', { name: text.name(achievement), needed, stands, on: on.join(', ') || 'none' });
}

function ofOther(view: View, side: SideView, text: Texts): string[] {
  const player = view.players.find((one) => one.side === side);
  return [nameOf(view, side.character, text), ...ofSide(side, text, player), ...(player ? ofMachine(player, text) : []), ...(view.automa?.side === side ? ofAutoma(view.automa, text) : [])];
}

const ofAutoma = ({ card, deploy_pool: deploys, action_pool: pays }: AutomaView, text: Texts): string[] => [
  ...(card ? [text.format('aloud-card', { card: text.name(card) })] : []),
  said('aloud-to-deploy', deploys, text),
  said('aloud-to-pay', pays, text),
];

/** What a phone shows whatever panel lies in front. */
export function vitals(view: View, text: Texts): Vital[] {
  const side = ownPlayer(view)?.side;
  if (!side) return [];
  return [
    { label: text.format('machine-channel'), value: text.format(side.charged ? 'machine-is-charged' : 'machine-is-spent') },
    { label: text.format('machine-exhausted'), value: `${side.exhausted.length}` },
    ...side.tracks.map(({ track, space }) => ({ label: text.format(`machine-vital-${track}`), value: `${space}/4[${track === 'monument_track' ? 'monument' : 'pillar'}]` })),
  ];
}
