/** Who sits before this browser, and how they like it: language, colours, sound. */
import type { Me } from '../../generated/schema';
import * as api from '../server/api';
import { loadBundle } from '../games/loading';
import { loadLetters } from './letters';
import { remember, remembered } from './memory';
import { PACES, type Pace } from '../scene/pace';
import { Texts, type Language } from '../words/texts';

type Colours = Me['colours'];

class Shell {
  me = $state.raw<Me | null>(null);
  language = $state<Language>('en');
  colours = $state<Colours>('auto');
  sound = $state(remembered('sound') === 'on');
  /** Tips on what is met for the first time. */
  tips = $state(remembered('tips') !== 'off');
  /** Whoever ends a turn with something left to do is asked once. */
  asksBeforeEnding = $state(remembered('ask-ending') !== 'off');
  /** How quickly is shown what happens between two choices. */
  pace = $state<Pace>(PACES.find((pace) => pace === remembered('scenes')) ?? 'normal');
  /** No motion, as the system asks. */
  still = $state(false);
  /** The shell's own words; empty until they are loaded. */
  text = $state.raw<Texts | null>(null);
  /** A short message that goes away by itself. */
  notice = $state.raw<{ id: number; text: string } | null>(null);

  /** The server or its database is away, and something waits for it. */
  away = $state(false);
  /** The connection to the table that is open is down. */
  offline = $state(false);
  /** What others say at tables is shown. */
  chat = $state(remembered('words') !== 'off');

  private night = $state(false);
  private notices = 0;

  async start(): Promise<void> {
    api.patience.told = (waiting) => (this.away = waiting);
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    this.still = motion.matches;
    motion.addEventListener('change', () => (this.still = motion.matches));
    const night = matchMedia('(prefers-color-scheme: dark)');
    this.night = night.matches;
    night.addEventListener('change', () => {
      this.night = night.matches;
      this.paint();
    });
    this.colours = (remembered('colours') as Colours | null) ?? 'auto';
    this.paint();
    const known = remembered('language') as Language | null;
    await this.speak(known ?? (navigator.language.startsWith('pl') ? 'pl' : 'en'));
    await this.greet();
    api.whenSignedOut((me) => {
      if (this.me?.id !== me.id) this.say(this.t('signed-out'));
      this.me = me;
    });
  }

  /** A session; the server remembers the language and colours of a returning person. */
  async greet(): Promise<void> {
    this.me = await api.openSession();
    if (!remembered('language') && this.me.language !== this.language) await this.speak(this.me.language);
    if (!remembered('colours')) {
      this.colours = this.me.colours;
      this.paint();
    }
  }

  async speak(language: Language): Promise<void> {
    const [bundle] = await Promise.all([loadBundle(language), loadLetters(language)]);
    this.text = new Texts(language, bundle);
    this.language = language;
    document.documentElement.lang = language;
  }

  async setLanguage(language: Language): Promise<void> {
    remember('language', language);
    await this.speak(language);
    this.keep({ language });
  }

  setColours(colours: Colours): void {
    remember('colours', colours);
    this.colours = colours;
    this.paint();
    this.keep({ colours });
  }

  setSound(on: boolean): void {
    remember('sound', on ? 'on' : 'off');
    this.sound = on;
  }

  setChat(on: boolean): void {
    remember('words', on ? null : 'off');
    this.chat = on;
  }

  setTips(on: boolean): void {
    remember('tips', on ? 'on' : 'off');
    this.tips = on;
  }

  setAsksBeforeEnding(on: boolean): void {
    remember('ask-ending', on ? 'on' : 'off');
    this.asksBeforeEnding = on;
  }

  setPace(pace: Pace): void {
    remember('scenes', pace);
    this.pace = pace;
  }

  async setName(name: string): Promise<void> {
    this.me = await api.changeMe({ name });
  }

  /** A link by which another device becomes this person's. */
  async makeRecovery(): Promise<string> {
    const { token } = await api.makeRecovery();
    if (this.me) this.me = { ...this.me, recovery: true };
    return token;
  }

  async endRecovery(): Promise<void> {
    this.me = await api.endRecovery();
  }

  /** Another person sits down here, and brings their language and colours. */
  async become(me: Me): Promise<void> {
    this.me = me;
    remember('language', me.language);
    remember('colours', me.colours);
    this.colours = me.colours;
    this.paint();
    await this.speak(me.language);
  }

  get dark(): boolean {
    return this.colours === 'auto' ? this.night : this.colours === 'dark';
  }

  say(text: string): void {
    this.notice = { id: ++this.notices, text };
  }

  /** What went wrong, in the person's language where there is a message for it. */
  complain(error: unknown): void {
    this.say(this.excuse(error));
  }

  excuse(error: unknown): string {
    if (error instanceof api.Unreachable) return this.t('error-unreachable');
    if (error instanceof api.Refusal) {
      const key = `error-${error.problem.code}`;
      return this.text?.has(key) ? this.t(key) : error.problem.message;
    }
    return this.t('error-fault');
  }

  t(key: string, values: Record<string, string | number> = {}): string {
    return this.text?.format(key, values) ?? '';
  }

  private paint(): void {
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light';
  }

  private keep(change: Partial<Pick<Me, 'language' | 'colours'>>): void {
    api.changeMe(change).then((me) => (this.me = me), () => undefined);
  }
}

export const shell = new Shell();
/** A message of the shell. */
export const t = (key: string, values?: Record<string, string | number>) => shell.t(key, values);
