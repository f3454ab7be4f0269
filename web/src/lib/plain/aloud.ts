/** The plain board in sentences: each of its sections can be read aloud. */
import type { Reading } from '../game';
import { t } from '../shell/shell.svelte';
import type { Texts } from '../words/texts';
import { isNamed, isSaid, label, read, say, sayRow, sections, tell, type Named, type Plain } from './reading';

export function readings(view: unknown, text: Texts): Reading[] {
  const told = sections(view as Named, text);
  const parts = told.sections.map(({ id, title, value, seat }) => ({
    label: title,
    lines: isNamed(value) ? linesOf(value, text, seat >= 0 ? ['seat'] : []) : linesOfPart(id, value, text),
  }));
  const state = Object.keys(told.state).length ? [{ label: t('plain-state'), lines: linesOf(told.state, text) }] : [];
  return [...state, ...parts].map((one) => ({ ...one, lines: one.lines.map((line) => text.spoken(line)) }));
}

/** Something with many parts: its facts, and what is large. */
function linesOf(value: Named, text: Texts, leave: string[] = []): string[] {
  const told = tell(value, leave);
  return [
    ...told.facts.map(([key, one]) => `${label(key, text)}: ${within(key, one, text, value)}`),
    ...told.parts.flatMap(([key, one]) => [`${label(key, text)}:`, ...linesOfPart(key, one, text)]),
  ];
}

/** What is large: a line for each of its rows. */
function linesOfPart(name: string, value: unknown, text: Texts): string[] {
  const part = read(value);
  if (part.kind === 'table') return part.rows.map((row) => ofRow(part.columns, row, text));
  if (part.kind === 'grid') return part.rows.map((row) => ofRow(['row', 'column', part.key], row, text));
  if (part.kind === 'blocks') return part.values.map((one) => linesOf(one, text).join('; '));
  if (part.kind === 'list') return part.values.map((one) => within(name, one, text));
  return [within(name, value, text)];
}

const ofRow = (columns: string[], row: Named, text: Texts): string =>
  columns
    .filter((key) => isSaid(row[key] ?? null))
    .map((key) => `${label(key, text)}: ${within(key, row[key], text, row)}`)
    .join(', ');

/** What can be said within a line. */
function within(key: string, value: unknown, text: Texts, row: Named = {}): string {
  const part = read(value);
  if (part.kind === 'one') return say(key, part.value, text, row);
  if (part.kind === 'row') return sayRow(key, part.values, text);
  if (part.kind === 'counts') return part.parts.map(([one, count]) => `${label(one, text)} ${count}`).join(', ');
  if (part.kind === 'named') {
    return part.parts.filter(([, inner]) => isSaid(inner)).map(([one, inner]) => `${label(one, text)}: ${within(one, inner, text, value as Named)}`).join(', ');
  }
  return linesOfPart(key, value as Plain, text).join('; ');
}
