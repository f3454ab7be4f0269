/** Records of games as files: what is in one, and why it cannot be opened, before and after the server has been asked. */
import type { GameInfo, News } from '../../generated/schema';
import * as api from '../server/api';

/** The server takes no larger body. */
export const MOST_BYTES = 250_000;

/** Why a file cannot be opened: a message of the shell and its values, and the server's own words where it has any. */
export class Unfit extends Error {
  constructor(
    readonly key: string,
    readonly values: Record<string, string | number> = {},
    readonly detail = '',
  ) {
    super(detail || key);
  }
}

/** Where a finished game is fetched as a file, and what the file is called. */
export const recordAddress = (table: string) => `/api/tables/${encodeURIComponent(table)}/record`;
export const recordName = (game: string, seed: string) => `tryptyk-${game}-${seed}.json`;

type Known = Pick<GameInfo, 'id' | 'edition'>;

/** What a file holds, if it is a record of a game that is played here. */
export function readRecord(text: string, games: Known[]): Record<string, unknown> {
  const record = parse(text);
  if (!games.some((one) => one.id === record.game)) throw new Unfit('record-game', { game: String(record.game) });
  return record;
}

/** Why the server could not play it again. Another edition of the rules may do, and mostly it does. */
export function whyUnplayable(record: Record<string, unknown>, games: Known[], detail: string): Unfit {
  const ours = games.find((one) => one.id === record.game)?.edition ?? '';
  const theirs = String(record.edition ?? record.rules ?? '?');
  return theirs === ours ? new Unfit('record-unplayable', {}, detail) : new Unfit('record-rules', { theirs, ours }, detail);
}

function parse(text: string): Record<string, unknown> {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Unfit('record-none');
  }
  const record = found as Record<string, unknown> | null;
  if (typeof record !== 'object' || !record || typeof record.game !== 'string' || !Array.isArray(record.choices)) {
    throw new Unfit('record-none');
  }
  return record;
}

/** A table from a file; Unfit where that cannot be. */
export async function openRecord(file: File): Promise<News> {
  if (file.size > MOST_BYTES) throw new Unfit('record-large');
  const [text, games] = await Promise.all([file.text(), api.listGames()]);
  const record = readRecord(text, games);
  try {
    return await api.importRecord(text);
  } catch (error) {
    if (!(error instanceof api.Refusal) || error.status !== 422) throw error;
    throw whyUnplayable(record, games, error.problem.message);
  }
}
