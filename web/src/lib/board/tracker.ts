/**
 * Which piece is which. A view names pieces by what they are; to let them glide, the same one needs the same key
 * wherever it goes. Two views are compared: what left one zone and came to another is taken for the same piece.
 */
import { share } from '../server/share';

/** Where pieces lie open: each zone with the ids of what lies there, in the order of the view. */
export type Zones = Iterable<[zone: string, ids: string[]]>;

/** What a game tells the tracker of its table. */
export interface Laid<V> {
  zones: (view: V) => Zones;
  /** The spot that a piece comes from which lay in no zone before: a deck, a pile that has become smaller. */
  source: (piece: { zone: string; id: string }, view: V, before: V) => string | null;
}

export interface Tracked {
  /** For each zone the keys of its pieces, in the order of the view. */
  keys: Map<string, string[]>;
  /** For keys that were not there or lay elsewhere: the zone or the spot that they came from. */
  came: Map<string, string>;
  /** Of those the ones that went from zone to zone. */
  went: Map<string, Went>;
}

export interface Went {
  id: string;
  from: string;
  to: string;
}

interface Piece {
  key: string;
  id: string;
}

export class Tracker<V> {
  private last: Map<string, Piece[]> = new Map();
  private before: V | null = null;
  private keys: Map<string, string[]> = new Map();
  private count = 0;
  /** Of several alike pieces this one leaves first. */
  preferred = '';

  constructor(private readonly laid: Laid<V>) {}

  follow(view: V): Tracked {
    const came = new Map<string, string>();
    const went = new Map<string, Went>();
    const now = new Map<string, Piece[]>();
    const missing: { zone: string; at: number; id: string }[] = [];
    const left: (Piece & { zone: string })[] = [];

    for (const [zone, ids] of this.laid.zones(view)) {
      const before = this.last.get(zone) ?? [];
      const old = before.filter((piece) => piece.key !== this.preferred);
      old.push(...before.filter((piece) => piece.key === this.preferred));
      const pieces: Piece[] = [];
      ids.forEach((id, at) => {
        const found = old.findIndex((piece) => piece.id === id);
        if (found >= 0) pieces.push(old.splice(found, 1)[0]!);
        else {
          pieces.push({ key: '', id });
          missing.push({ zone, at, id });
        }
      });
      now.set(zone, pieces);
      left.push(...old.map((piece) => ({ ...piece, zone })));
    }
    for (const { zone, at, id } of missing) {
      const found = left.findIndex((piece) => piece.id === id);
      const piece = found >= 0 ? left.splice(found, 1)[0]! : null;
      const key = piece?.key ?? `${id}-${this.count++}`;
      now.get(zone)![at] = { key, id };
      const source = piece?.zone ?? (this.before && this.laid.source({ zone, id }, view, this.before));
      if (source) came.set(key, source);
      if (piece) went.set(key, { id, from: piece.zone, to: zone });
    }
    this.last = now;
    this.before = view;
    this.keys = new Map([...now].map(([zone, pieces]) => [zone, share(this.keys.get(zone), pieces.map((piece) => piece.key))]));
    return { keys: this.keys, came, went };
  }
}
