/** Whose things lie in front while something is told or replayed: those of whoever acts, until the person turns to others. */
export class Facing {
  /** The seat that acts; null: nothing is told. */
  acting = $state<number | null>(null);
  /** The seat that the person looks at, whoever acts; null: they follow, and what happens is brought into sight. */
  turned = $state<number | null>(null);

  /** The seat in front; null: as at the table, one's own. */
  get seat(): number | null {
    return this.turned ?? this.acting;
  }

  /** Look on at what is in front, whatever happens elsewhere. */
  stay(): void {
    this.turned ??= this.acting;
  }

  /** Nothing is told any more; what is told next is followed again. */
  end(): void {
    this.acting = null;
    this.turned = null;
  }
}
