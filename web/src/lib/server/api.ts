/** Asking the server. What is done at a table is answered by its news; whatever is refused is a `Refusal` with a stable code. */
import type {
  BotInfo, Digest, Ended, Frames, GameInfo, Hint, History, Invitation, LookBack, Me, Moment, NewSeat, News, NewTable, Problem, Recovery, Plea, Preview, Refusals, Rematch, Said, Say, SeriesGame, Situation,
  TableList,
  Words,
} from '../../generated/schema';
import type { Option } from '../game';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    /** When to ask again, in seconds; 0 where nothing is said of it. */
    readonly retry = 0,
  ) {
    super(problem.message);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

const FIRST_MS = 300;
const LONGEST_MS = 5_000;
/** About a minute. */
const TRIES = 15;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Asking again while the server, or its database, is away. */
export class Patience {
  /** Hears when waiting begins, and when it is over. */
  told: (waiting: boolean) => void = () => undefined;
  private waiting = 0;

  constructor(
    /** How many milliseconds to wait at least after this went wrong; null: asking again would not help. */
    private readonly worthwhile: (error: unknown) => number | null,
    private readonly wait: (ms: number) => Promise<void> = pause,
  ) {}

  async ask<T>(once: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        const answer = await once();
        if (tries > 0) this.count(-1);
        return answer;
      } catch (error) {
        const least = this.worthwhile(error);
        if (least === null || tries >= TRIES) {
          if (tries > 0) this.count(-1);
          throw error;
        }
        if (tries === 0) this.count(1);
        await this.wait(Math.max(least, Math.min(LONGEST_MS, FIRST_MS * 2 ** tries)));
      }
    }
  }

  private count(by: number): void {
    const before = this.waiting;
    this.waiting += by;
    if (before === 0 || this.waiting === 0) this.told(this.waiting > 0);
  }
}

/** For what is safe to ask twice. */
export const patience = new Patience((error) => {
  if (error instanceof Unreachable) return 0;
  return error instanceof Refusal && error.status === 503 ? error.retry * 1000 : null;
});

export type Part = 'current' | 'past' | 'removed';
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A body is an object, or JSON that is sent as it is. */
async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable();
  }
  if (answer.status === 204) return undefined as T;
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (problem === null && answer.status >= 500) throw new Unreachable();
  const said = problem ?? { code: 'fault', message: answer.statusText, seq: null, reason: null };
  throw new Refusal(answer.status, said, Number(answer.headers.get('retry-after')) || 0);
}

/** The same, and once more with a new session where the old one is not known. Who only looks is patient. */
async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const once = () => ask<T>(method, path, body);
  const asked = () => (method === 'GET' ? patience.ask(once) : once());
  try {
    return await asked();
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.code !== 'no-session') throw error;
    await renewSession();
    return asked();
  }
}

let signedOut: (me: Me) => void = () => undefined;
/** What to do where this browser's session was ended from elsewhere, and it has become somebody new. */
export const whenSignedOut = (act: (me: Me) => void) => (signedOut = act);
/** A session where the old one is not known any more. */
export const renewSession = async () => signedOut(await openSession());

const query = (values: Record<string, string | number | true | null | undefined>) => {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, `${value}`]))}` : '';
};

export const openSession = () => patience.ask(() => ask<Me>('POST', '/session'));
export const changeMe = (change: Partial<Pick<Me, 'name' | 'language' | 'colours'>>) => call<Me>('PATCH', '/me', change);
export const makeRecovery = () => call<Recovery>('POST', '/me/recovery');
export const endRecovery = () => call<Me>('DELETE', '/me/recovery');
export const signOut = () => ask<undefined>('DELETE', '/session');
export const signOutElsewhere = () => call<Ended>('DELETE', '/me/sessions');
export const recover = (token: string) => ask<Me>('POST', '/recover', { token });

export const listGames = () => call<GameInfo[]>('GET', '/games');
export const getWords = (game: string, language: Me['language']) =>
  call<Words>('GET', `/games/${encodeURIComponent(game)}/words/${language}`);
export const listBots = () => call<BotInfo[]>('GET', '/bots');
/** A page of a part of the list: what is going on, what is past, what was removed from it. */
export const listTables = (part: Part = 'current', after: string | null = null) =>
  call<TableList>('GET', `/tables${query({ part: part === 'current' ? null : part, after })}`);
export const createTable = (wanted: NewTable) => call<News>('POST', '/tables', wanted);

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;
export const nameTable = (id: string, name: string | null) => call<undefined>('PATCH', at(id), { name });
export const removeTable = (id: string) => call<undefined>('PUT', `${at(id)}/removal`);
export const putTableBack = (id: string) => call<undefined>('DELETE', `${at(id)}/removal`);
export const getTable = (id: string, token?: string | null) => call<Situation>('GET', `${at(id)}${query({ token })}`);
export const choose = (id: string, seat: number, option: Option, seq: number, key: string) =>
  call<News>('POST', `${at(id)}/choices`, { seat, option, seq, key });
export const undo = (id: string, seq: number, to: number) => call<News>('POST', `${at(id)}/undo`, { seq, to });
export const answerUndo = (id: string, seq: number, agree: boolean) =>
  call<News>('POST', `${at(id)}/undo/answer`, { seq, agree });
export const handOver = (id: string, seat: number, bot: string | null) =>
  call<News>('POST', `${at(id)}/seats/${seat}/bot`, { bot });
export const takeSeatBack = (id: string, seat: number) => call<News>('POST', `${at(id)}/seats/${seat}/owner`);
export const leaveStanding = (id: string, seat: number, kind: string, always: boolean, seq: number) =>
  call<News>('POST', `${at(id)}/seats/${seat}/standing`, { kind, always, seq });
export const letWatch = (id: string, watched: boolean) => call<News>(watched ? 'POST' : 'DELETE', `${at(id)}/spectators`);
export const plead = (id: string, what: Plea['what'], seat: number, agree: boolean) =>
  call<News>('POST', `${at(id)}/plea`, { what, seat, agree });
export const letPropose = (id: string, proposes: boolean) => call<News>('POST', `${at(id)}/proposes`, { proposes });
export const say = (id: string, words: Say) => call<Said>('POST', `${at(id)}/words`, words);
export const rematch = (id: string, how: Rematch['how']) => call<News>('POST', `${at(id)}/rematch`, { how });
export const getSeries = (id: string) => call<SeriesGame[]>('GET', `${at(id)}/series`);
export const getRefusals = (id: string) => call<Refusals>('GET', `${at(id)}/refusals`);
export const foresee = (id: string, seat: number, option: Option, seq: number) =>
  call<Preview>('POST', `${at(id)}/preview`, { seat, option, seq });
export const askHint = (id: string, seat: number, seq: number) => call<Hint>('POST', `${at(id)}/hint`, { seat, seq });
export const allowHints = (id: string, seat: number, allow: boolean) =>
  call<News>('POST', `${at(id)}/seats/${seat}/hints`, { allow });
export const getDigest = (id: string) => call<Digest>('GET', `${at(id)}/digest`);
/** Through the eyes of a seat; `follow`: of whoever acts, where this person may. */
export const getMoment = (id: string, number: number, eyes: { seat?: number; follow?: true }) =>
  call<Moment>('GET', `${at(id)}/moments/${number}${query(eyes)}`);
export const getFrames = (id: string, number: number, seat: number | null, token: string | null) =>
  ask<Frames>('GET', `${at(id)}/moments/${number}/frames${query({ seat, token })}`);
/** It goes on by itself once somebody who sat there has asked. */
export const getReview = (id: string) => call<LookBack>('GET', `${at(id)}/review`);
export const getHistory = (id: string) => call<History>('GET', `${at(id)}/history`);
export const fork = (id: string, number: number, seats: NewSeat[]) =>
  call<News>('POST', `${at(id)}/forks`, { number, seats });

/** The text of a record goes as it is: its seeds may be larger than the numbers that a browser holds exactly. */
export const importRecord = (record: string) => call<News>('POST', '/records', `{"record":${record}}`);

export const seeInvitation = (token: string) => call<Invitation>('GET', `/invitations/${encodeURIComponent(token)}`);
export const join = (token: string) => call<News>('POST', `/invitations/${encodeURIComponent(token)}`);

/** Something unguessable; `crypto.randomUUID` is missing where a page is not served securely. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
