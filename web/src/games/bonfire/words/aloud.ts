/** The table in sentences, for whoever cannot see it, in a short order: one's city, what one holds, the sea and its two lagoons,
 *  Common Tasks, what can be taken, the others. What is as it always is is not said. */
import type { Reading } from '../../../lib/game';
import type { Texts } from '../../../lib/words/texts';
import { ACTION_TILES, COMMONS, RESOURCES, type CityView, type PlaceView, type PlayerView, type View } from '../content';

type Line = string | false | null | undefined;

const kept = (lines: Line[]): string[] => lines.filter((line): line is string => Boolean(line));

export function readings(view: View, text: Texts): Reading[] {
  const own = view.players[view.seat >= 0 ? view.seat : Math.max(view.active, 0)]!;
  const others = view.players.filter((player) => player !== own);
  const found: [label: string, lines: string[]][] = [
    ['board-own', cityOf(own.city, text)],
    ['board-purse', holdings(own, text)],
    ['board-sea', sea(view, text)],
    ['board-wheel', view.fields.map((field) => fieldOf(field, text))],
    ['board-council', view.council.map(({ field, novices }) => kept([text.name(field), novices.length > 0 && novices.map((one) => whose(one, view, text)).join(', ')]).join(': '))],
    ['board-commons', [...commons(view, own, text), clock(view, text)]],
    ['board-market', market(view, text)],
  ];
  if (others.length || view.tom) {
    found.push(['aloud-others', [...others.flatMap((player) => [`${seatOf(player.seat, text)}:`, ...cityOf(player.city, text), ...holdings(player, text)]), ...tom(view, text)]]);
  }
  return found.map(([label, lines]) => ({ label: text.format(label), lines: lines.map((line) => text.spoken(line)) }));
}

const seatOf = (seat: number, text: Texts): string => text.plain(text.seat(seat));
const names = (ids: string[], text: Texts): string => ids.map((id) => text.name(id)).join(', ');

/** Whose Novice stands there: a player's by who sits there. */
function whose(colour: string, view: View, text: Texts): string {
  const seat = view.players.findIndex(({ city }) => city.colour === colour);
  return seat < 0 ? text.name(colour) : seatOf(seat, text);
}

function cityOf(city: CityView, text: Texts): string[] {
  const { places } = city;
  const empty = places.filter(({ task }) => !task).map(({ place }) => place);
  const built = places.filter(({ path }) => path).map(({ path }) => path!);
  const portals = places.filter(({ portal }) => portal).map(({ place }) => place);
  const next = places.find(({ portal }) => !portal);
  return kept([
    text.format('aloud-score', { points: city.would_score, scored: city.points }),
    ...places.map((place) => task(place, text)),
    empty.length > 0 && text.format('aloud-empty', { places: empty.join(', ') }),
    text.format('aloud-path', { count: built.length, tiles: names(built, text) || '–' }),
    portals.length > 0 && text.format('aloud-portals', { places: portals.join(', ') }),
    next && text.format('aloud-notch', { portal: text.name(next.notch) }),
    ...guardians(city, text),
    city.gnomes.length > 0 && `${text.format('board-gnomes')}: ${names(city.gnomes, text)}`,
  ]);
}

function task({ place, task: id, lit, met, wanted, lacking }: PlaceView, text: Texts): Line {
  if (!id) return null;
  const task = text.name(id);
  if (lit) return text.format('board-tower-lit', { place, task });
  if (met) return text.format('board-tower-met', { place, task });
  return text.format('board-tower-task', { place, task, progress: wanted ? text.format('board-of', { done: wanted - lacking, wanted }) : '' });
}

function guardians({ start, places, colour }: CityView, text: Texts): string[] {
  const who = (id: string) => text.name(id === colour ? 'own' : id);
  return [
    ...start.map((id) => text.format('aloud-guardian-start', { guardian: who(id) })),
    ...places.flatMap(({ place, on_path, at_bonfire }) => [
      ...on_path.map((id) => text.format('aloud-guardian-path', { guardian: who(id), place })),
      ...(at_bonfire ? [text.format('aloud-guardian-bonfire', { guardian: who(at_bonfire), place })] : []),
    ]),
  ];
}

/** "2 Ship, 1 Path". */
const counted = (kinds: readonly string[], counts: Record<string, number>, text: Texts): string =>
  kinds.filter((kind) => counts[kind]).map((kind) => `${counts[kind]} ${text.name(kind)}`).join(', ') || '–';

function holdings(player: PlayerView, text: Texts): string[] {
  const open = player.offerings.flatMap((resource, n) => (resource ? [text.format('board-offering', { resource: text.name(resource), count: player.stacks[n] ?? 0 })] : []));
  return kept([
    `${text.format('view-tiles')}: ${counted(ACTION_TILES, player.tiles, text)}`,
    `${text.format('view-resources')}: ${counted(RESOURCES, player.resources, text)}`,
    ...open,
    player.apart && `${text.format('board-fate-apart')}: ${text.name(player.apart)}`,
    player.column.length > 0 && text.format('aloud-column', { tiles: names(player.column, text) }),
    player.passed && text.format('board-passed'),
    player.out && text.format('board-out'),
  ]);
}

function sea(view: View, text: Texts): string[] {
  const waiting = view.players.filter(({ ship }) => ship === null).map(({ seat }) => seatOf(seat, text));
  const islands = view.islands.map(({ island, tasks, guardians, ships }) => {
    const told = kept([
      tasks.length > 0 && names(tasks, text),
      guardians > 0 && text.format('aloud-waiting', { count: guardians }),
      ...view.players.map(({ seat, offered }) => !!offered[island] && text.format('aloud-offered', { name: seatOf(seat, text), count: offered[island] })),
      ...ships.map((seat) => text.format('aloud-ship', { name: seatOf(seat, text) })),
    ]);
    return `${text.name(island)}: ${told.join('; ') || '–'}`;
  });
  return kept([...islands, waiting.length > 0 && `${text.format('board-harbour')}: ${waiting.map((name) => text.format('aloud-ship', { name })).join(', ')}`]);
}

const fieldOf = ({ field, portals, here }: View['fields'][number], text: Texts): string =>
  [text.name(field), here && text.format('view-here'), portals.length > 0 && names(portals, text)].filter(Boolean).join('; ');

function commons({ common }: View, own: PlayerView, text: Texts): string[] {
  return common.map(({ task, novice, progress, met }) => {
    const far = met[own.seat] ? text.format('aloud-met') : text.format('board-of', { done: progress[own.seat] ?? 0, wanted: COMMONS[task]?.count ?? 0 });
    return [text.name(task), far, !novice && text.format('aloud-novice-gone')].filter(Boolean).join('; ');
  });
}

const clock = (view: View, text: Texts): string =>
  view.countdown_left < 0
    ? `${text.format('board-countdown')}: ${text.format('board-of', { done: view.novices, wanted: view.novices_needed })} ${text.format('board-novices')}`
    : `${text.format('board-countdown')}: ${text.format('board-countdown-left', { count: view.countdown_left })}`;

const market = (view: View, text: Texts): string[] => [
  `${text.format('board-paths')}: ${names(view.paths.filter((id) => id !== null), text) || '–'}`,
  text.format('board-path-pile', { count: view.path_pile }),
  `${text.format('board-specialists')}: ${names(view.specialists.filter((id) => id !== null), text) || '–'}`,
  `${text.format('board-elders')}: ${names(view.elders, text) || '–'}`,
  text.format('board-gnome-deck', { count: view.gnome_deck }),
];

function tom({ tom: him }: View, text: Texts): string[] {
  if (!him) return [];
  const lit = him.city.places.filter(({ lit }) => lit).map(({ place, task: id }) => text.format('board-tower-lit', { place, task: text.name(id ?? '') }));
  const card = him.discard.at(-1);
  return kept([
    `${text.name('tom')}:`,
    text.format('aloud-score', { points: him.city.would_score, scored: him.city.points }),
    card && text.name(card),
    text.format('board-tom', { deck: him.deck, novices: him.novices, passes: him.passes }),
    ...lit,
    ...guardians(him.city, text),
  ]);
}
