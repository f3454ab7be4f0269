/** Who drew which icon: the folders of the game-icons repository, for the icons that are used (icon-authors.json). */
import drawn from './icon-authors.json';

export interface Group {
  author: string;
  /** Where they are at home, if they say so. */
  home: string | null;
  icons: { name: string; page: string | null }[];
}

const SET = 'https://game-icons.net';
/** As game-icons.net names them. */
const HOMES: Record<string, string> = {
  'Carl Olsen': 'https://twitter.com/unstoppableCarl',
  DarkZaitzev: 'https://darkzaitzev.deviantart.com',
  Delapouite: 'https://delapouite.com',
  Faithtoken: 'https://fungustoken.deviantart.com',
  Guard13007: 'https://guard13007.com',
  Lorc: 'https://lorcblog.blogspot.com',
  Sbed: 'https://opengameart.org/content/95-game-icons',
};

/** The used icons by author, those of unknown hands last. */
export function authors(used: string[]): Group[] {
  const groups = new Map<string, string[]>();
  for (const icon of used) {
    const author = (drawn as Record<string, string>)[icon] ?? '';
    groups.set(author, [...(groups.get(author) ?? []), icon]);
  }
  return [...groups]
    .map(([author, icons]) => ({
      author,
      home: HOMES[author] ?? null,
      icons: icons.map((name) => ({ name, page: author ? pageOf(author, name) : null })),
    }))
    .sort((a, b) => Number(!a.author) - Number(!b.author) || a.author.localeCompare(b.author));
}

const pageOf = (author: string, icon: string): string => `${SET}/1x1/${author.toLowerCase().replace(/ /g, '-')}/${icon}.html`;
