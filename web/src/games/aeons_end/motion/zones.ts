/** Where cards lie open, and where those come from that lay hidden before. */
import type { Laid } from '../../../lib/board/tracker';
import type { View } from '../content';
import { zonesOfOwn } from '../nemeses';

function* zones(view: View): Iterable<[string, string[]]> {
  for (const mage of view.mages) {
    yield [`hand:${mage.seat}`, mage.hand];
    yield [`played:${mage.seat}`, mage.played];
    yield [`discard:${mage.seat}`, mage.discard];
    for (const breach of mage.breaches) {
      yield [`breach:${mage.seat}:${breach.number}`, breach.spells.map((spell) => spell.card)];
    }
  }
  yield ['lane', view.nemesis.foes.map((foe) => foe.card)];
  yield ['drawn', view.nemesis.drawn ? [view.nemesis.drawn] : []];
  yield ['nemesis-discard', view.nemesis.discard];
  yield* zonesOfOwn(view);
}

export const LAID: Laid<View> = {
  zones,
  source({ zone, id }, view, before) {
    const count = (one: View) => one.market.find((pile) => pile.card === id)?.count ?? 0;
    if (count(view) < count(before)) return `pile:${id}`;
    if (zone === 'lane' || zone === 'drawn' || zone === 'nemesis-discard') return 'nemesis-deck';
    const seat = zone.split(':')[1];
    return seat === undefined ? null : `deck:${seat}`;
  },
};
