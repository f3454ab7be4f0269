/** A table that is being made: it is opened when it is there, and what goes wrong is said. */
import type { News } from '../../generated/schema';
import { router } from '../shell/router.svelte';
import { shell } from '../shell/shell.svelte';

export class NewTable {
  busy = $state(false);

  /** Null: there is nothing to be made. */
  async open(make: () => Promise<Pick<News, 'situation'> | null>): Promise<void> {
    this.busy = true;
    try {
      const made = await make();
      if (made) router.go(`/t/${made.situation.table.id}`);
    } catch (error) {
      shell.complain(error);
    } finally {
      this.busy = false;
    }
  }
}
