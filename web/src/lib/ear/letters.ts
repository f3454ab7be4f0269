/** Keys for what can be read aloud: Shift with a letter of its name, so that they are remembered in any language. */

/** What Shift does with these at the table already. */
const OTHERWISE = ['U'];

/** For each name its first letter that is not taken yet; empty where there is none. */
export function lettersOf(names: string[]): string[] {
  const taken = new Set(OTHERWISE);
  return names.map((name) => {
    const letter = [...bare(name)].find((one) => /[A-Z]/.test(one) && !taken.has(one)) ?? '';
    taken.add(letter);
    return letter;
  });
}

/** Capitals without marks: what is on every keyboard. */
const bare = (name: string): string => name.normalize('NFD').toUpperCase().replaceAll('Ł', 'L');
