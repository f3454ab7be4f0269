/** The tables of whoever is at home, part by part and page by page, as far as they are looked at. */
import type { TableLine } from '../../generated/schema';
import * as api from '../server/api';
import type { Part } from '../server/api';

const PARTS: Part[] = ['current', 'past', 'removed'];

export class Tables {
  /** Null: nobody has looked at this part yet. */
  private lines = $state.raw<Record<Part, TableLine[] | null>>({ current: null, past: null, removed: null });
  private more = $state.raw<Record<Part, string | null>>({ current: null, past: null, removed: null });
  private counts = $state.raw<Record<Part, number>>({ current: 0, past: 0, removed: 0 });
  /** So many pages of each part are looked at. */
  private readonly pages: Record<Part, number> = { current: 1, past: 1, removed: 1 };

  of(part: Part): TableLine[] | null {
    return this.lines[part];
  }

  count(part: Part): number {
    return this.counts[part];
  }

  hasMore(part: Part): boolean {
    return this.more[part] !== null;
  }

  /** Look at a part as it is now, as far as it was looked at before. */
  async look(part: Part = 'current'): Promise<void> {
    const lines = new Map<string, TableLine>();
    let after: string | null = null;
    for (let page = 0; page < this.pages[part]; page++) {
      const found = await api.listTables(part, after);
      // A table may have moved from one page to another between the two.
      for (const line of found.tables) lines.set(line.id, line);
      this.counts = { current: found.current, past: found.past, removed: found.removed };
      after = found.more;
      if (after === null) break;
    }
    this.lines = { ...this.lines, [part]: [...lines.values()] };
    this.more = { ...this.more, [part]: after };
  }

  /** One page more of a part. */
  async lookFurther(part: Part): Promise<void> {
    this.pages[part]++;
    await this.look(part);
  }

  /** Call a table something; an empty name gives it back that of its game. */
  async name(table: TableLine, name: string): Promise<void> {
    await api.nameTable(table.id, name.trim() || null);
    await this.lookAgain();
  }

  async remove(table: TableLine): Promise<void> {
    await api.removeTable(table.id);
    await this.lookAgain();
  }

  async putBack(table: TableLine): Promise<void> {
    await api.putTableBack(table.id);
    await this.lookAgain();
  }

  /** What is seen may be in another part now. */
  private async lookAgain(): Promise<void> {
    await Promise.all(PARTS.filter((part) => this.lines[part] !== null).map((part) => this.look(part)));
  }
}
