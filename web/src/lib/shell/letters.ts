/** The letters of a page come before its words: words that change their letters while they are read move everything. */
import type { Language } from '../words/texts';

const FACES = ["400 1em 'Source Sans 3'", "600 1em 'Source Sans 3'", '700 1em Grenze'];
/** One letter of each file that a language needs (see fonts.css). */
const LETTERS: Record<Language, string> = { en: 'a', pl: 'aą' };
/** On a slow line it is better to read in other letters than not to read. */
const LONGEST_MS = 5000;

export async function loadLetters(language: Language): Promise<void> {
  const faces = Promise.allSettled(FACES.map((face) => document.fonts.load(face, LETTERS[language])));
  await Promise.race([faces, new Promise((wake) => setTimeout(wake, LONGEST_MS))]);
}
