/** Playing on from a moment of a game that is over, or that one sits at. */
import type { News, SeatInfo } from '../../generated/schema';
import * as api from '../server/api';
import { usualBot } from '../server/bots';
import { seatsToPlayOn } from '../together/seats';

export async function playOnFrom(id: string, number: number, seats: SeatInfo[], secret = false): Promise<News> {
  const kinds = seatsToPlayOn(seats, secret);
  const bot = kinds.includes('bot') ? await usualBot() : null;
  return api.fork(id, number, kinds.map((kind) => (kind === 'bot' ? { kind, bot } : { kind })));
}
