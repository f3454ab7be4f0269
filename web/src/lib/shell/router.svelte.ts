/** Addresses and pages. A page is named by its first word; the rest of the path and the query are its arguments. */
import type { News } from '../../generated/schema';
import { shell } from './shell.svelte';

export interface Place {
  page: string;
  rest: string[];
  query: URLSearchParams;
}

export function parse(path: string, search: string): Place {
  const [page = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  return { page, rest, query: new URLSearchParams(search) };
}

class Router {
  place = $state.raw<Place>(parse(location.pathname, location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.place = parse(location.pathname, location.search);
  }

  /** Links within the house need no new page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();

/** A table that is being made: when it is there, it is opened, and what goes wrong is said. */
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
