/**
 * Which piece is which. The view names cards by what they are; to let them glide, the same card needs the same
 * key wherever it goes. Two views are compared: what left one zone and came to another is taken for the same card.
 */
import { share } from '../../lib/share';
import type { View } from './content';

export interface Tracked {
  /** For each zone the keys of its cards, in the order of the view. */
  keys: Map<string, string[]>;
  /** For keys that were not there or lay elsewhere: the zone that they came from. */
  came: Map<string, string>;
}

type Zones = Map<string, string[]>;
interface Piece {
  key: string;
  card: string;
}

export function zonesOf(view: View, own: [string, string[]][] = []): Zones {
  const zones: Zones = new Map();
  for (const mage of view.mages) {
    zones.set(`hand:${mage.seat}`, mage.hand);
    zones.set(`played:${mage.seat}`, mage.played);
    zones.set(`discard:${mage.seat}`, mage.discard);
    for (const breach of mage.breaches) {
      zones.set(`breach:${mage.seat}:${breach.number}`, breach.spells.map((spell) => spell.card));
    }
  }
  zones.set('lane', view.nemesis.foes.map((foe) => foe.card));
  zones.set('drawn', view.nemesis.drawn ? [view.nemesis.drawn] : []);
  zones.set('nemesis-discard', view.nemesis.discard);
  for (const [zone, cards] of own) zones.set(zone, cards);
  return zones;
}

export class Tracker {
  private last: Map<string, Piece[]> = new Map();
  private before: View | null = null;
  private keys: Map<string, string[]> = new Map();
  private count = 0;
  /** Of several alike cards this one leaves first. */
  preferred = '';

  /** `ownZones`: what only this nemesis has. */
  constructor(private readonly ownZones: (view: View) => [string, string[]][] = () => []) {}

  follow(view: View): Tracked {
    const came = new Map<string, string>();
    const now = new Map<string, Piece[]>();
    const missing: { zone: string; at: number; card: string }[] = [];
    const left: (Piece & { zone: string })[] = [];

    for (const [zone, cards] of zonesOf(view, this.ownZones(view))) {
      const before = this.last.get(zone) ?? [];
      const old = before.filter((piece) => piece.key !== this.preferred);
      old.push(...before.filter((piece) => piece.key === this.preferred));
      const pieces: Piece[] = [];
      cards.forEach((card, at) => {
        const found = old.findIndex((piece) => piece.card === card);
        if (found >= 0) pieces.push(old.splice(found, 1)[0]!);
        else {
          pieces.push({ key: '', card });
          missing.push({ zone, at, card });
        }
      });
      now.set(zone, pieces);
      left.push(...old.map((piece) => ({ ...piece, zone })));
    }
    for (const { zone, at, card } of missing) {
      const found = left.findIndex((piece) => piece.card === card);
      const piece = found >= 0 ? left.splice(found, 1)[0]! : null;
      const key = piece?.key ?? `${card}-${this.count++}`;
      now.get(zone)![at] = { key, card };
      const source = piece?.zone ?? this.source(view, zone, card);
      if (source) came.set(key, source);
    }
    this.last = now;
    this.before = view;
    this.keys = new Map([...now].map(([zone, pieces]) => [zone, share(this.keys.get(zone), pieces.map((piece) => piece.key))]));
    return { keys: this.keys, came };
  }

  /** Where a card comes from that lay in no open zone before. */
  private source(view: View, zone: string, card: string): string | null {
    const before = this.before;
    if (!before) return null;
    const pile = view.market.find((one) => one.card === card);
    const old = before.market.find((one) => one.card === card);
    if (pile && old && pile.count < old.count) return `pile:${card}`;
    if (zone === 'lane' || zone === 'drawn' || zone === 'nemesis-discard') return 'nemesis-deck';
    const seat = zone.split(':')[1];
    return seat === undefined ? null : `deck:${seat}`;
  }
}
