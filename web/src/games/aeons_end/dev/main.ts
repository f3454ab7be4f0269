/** The board without a server: `?s=<situation>`, `?story=<step>`, `?page=gallery|setup|cover`, `&lang=pl`, `&theme=light`. */
import { mount } from 'svelte';
import '../../../app.css';
import words from '../../../generated/aeons_end/vocabulary.json';
import { loadBundle } from '../../../lib/games';
import { Texts, type Language, type Vocabulary } from '../../../lib/texts';
import Stage from './Stage.svelte';

const query = new URLSearchParams(location.search);
const language = (query.get('lang') ?? 'en') as Language;
const theme = query.get('theme') ?? 'dark';
document.documentElement.dataset.theme = theme;
document.documentElement.lang = language;

const bundle = await loadBundle(language, 'aeons_end');
const make = (seats: string[]) => new Texts(language, bundle, words as unknown as Vocabulary, seats);
mount(Stage, { target: document.getElementById('app')!, props: { query, make, theme } });
