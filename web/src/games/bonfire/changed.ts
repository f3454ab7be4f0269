/** Where others have changed something on the table, as spots of the board. */
import type { View } from './content';

const differ = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** Between two views; what is one's own changes by oneself and is not told. */
export function changed(before: View, now: View, own: number): ReadonlySet<string> {
  const found = new Set<string>();
  const mark = (spot: string, one: unknown, other: unknown) => differ(one, other) && found.add(spot);
  const others = (ships: number[]) => ships.filter((seat) => seat !== own);
  now.islands.forEach(({ island, tasks, guardians, ships }, n) => {
    const then = before.islands[n]!;
    mark(`island:${island}`, [then.tasks, then.guardians, others(then.ships)], [tasks, guardians, others(ships)]);
  });
  now.fields.forEach((field, n) => mark(`field:${field.field}`, before.fields[n], field));
  now.council.forEach((seat, n) => mark(`council:${seat.field}`, before.council[n], seat));
  now.common.forEach((common, n) => mark(`common:${common.task}`, [before.common[n]?.novice, before.common[n]?.met], [common.novice, common.met]));
  now.paths.forEach((path, n) => mark(`paths:${n}`, before.paths[n], path));
  now.specialists.forEach((gnome, n) => mark(`specialist:${n}`, before.specialists[n], gnome));
  now.players.forEach(({ city }, side) => side !== own && mark(`city:${side}`, standing(before.players[side]?.city), standing(city)));
  if (now.tom && before.tom) mark(`city:${now.players.length}`, [standing(before.tom.city), before.tom.discard], [standing(now.tom.city), now.tom.discard]);
  return found;
}

/** A city without what it would come to, which changes with everybody's doings. */
const standing = (city?: View['players'][number]['city']) => city && [city.points, city.start, city.places, city.gnomes];
