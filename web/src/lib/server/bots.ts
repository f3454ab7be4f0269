/** Which bot plays where nobody says which: the server knows their names. */
import type { BotInfo } from '../../generated/schema';
import * as api from './api';

export const usual = (bots: readonly BotInfo[]): string => (bots.find((bot) => bot.usual) ?? bots.at(-1))?.id ?? '';

export const usualBot = async (): Promise<string> => usual(await api.listBots());
