/** What tells the tables in a list apart, in the words of their games; loaded when there are tables. */
import type { TableInfo } from '../../generated/schema';
import type { GameModule } from '../game';
import { loadBundle, loadModule } from '../games/loading';
import { shell } from '../shell/shell.svelte';
import { Texts } from '../words/texts';

export class Captions {
  private known = $state.raw<Record<string, { module: GameModule; text: Texts }>>({});

  /** To be made while a component is set up. */
  constructor(tables: () => TableInfo[]) {
    const games = $derived([...new Set(tables().map((table) => table.game))].sort().join('|'));
    $effect(() => {
      const language = shell.language;
      for (const game of games.split('|').filter(Boolean)) {
        Promise.all([loadModule(game), loadBundle(language, game)]).then(([module, bundle]) => {
          if (language === shell.language) this.known = { ...this.known, [game]: { module, text: new Texts(language, bundle) } };
        }, () => undefined);
      }
    });
  }

  of(table: TableInfo): string {
    const known = this.known[table.game];
    return known?.module.caption?.(table.setup, known.text) ?? '';
  }
}
