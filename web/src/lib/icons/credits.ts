/** Who drew which icon: the folders of the game-icons repository, for the icons that are used (icon-authors.json). */
import drawn from './icon-authors.json';

export interface Group {
  author: string;
  icons: string[];
}

/** The used icons by author, those of unknown hands last. */
export function authors(used: string[]): Group[] {
  const groups = new Map<string, string[]>();
  for (const icon of used) {
    const author = (drawn as Record<string, string>)[icon] ?? '';
    groups.set(author, [...(groups.get(author) ?? []), icon]);
  }
  return [...groups]
    .map(([author, icons]) => ({ author, icons }))
    .sort((a, b) => Number(!a.author) - Number(!b.author) || a.author.localeCompare(b.author));
}
