/** What a thing of the box says, passage by passage, and in words for whoever cannot see it. */
import type { Texts } from '../../../lib/words/texts';
import { sentence } from '../../../lib/ear/saying';
import { BREACHES, CARDS, FOES, MAGES, NEMESES, kindOf } from '../content';
import { explainerOf } from '../nemeses';

/** What the board says of things that have no text in the box. */
export function aboutOf(id: string, text: Texts): string {
  const own = `board-about-${id.startsWith('breach_') ? 'breach' : id}`;
  if (text.has(own)) return text.format(own);
  const mat = explainerOf(id);
  return mat ? (text.attribute(mat, 'rules') ?? '') : '';
}

interface Passage {
  key: string;
  heading: string;
  value: string;
}

/** The name of the ability heads its text; title and lore have places of their own. */
const APART = ['title', 'lore', 'ability'];

export function passagesOf(id: string, text: Texts): Passage[] {
  const kind = kindOf(id);
  const heading = (key: string) => {
    if (key === 'text' && MAGES[id]) return text.attribute(id, 'ability') ?? '';
    const own = `attribute-${key}-${kind}`;
    return text.has(own) ? text.format(own) : (text.find(`attribute-${key}`) ?? '');
  };
  return text
    .attributes(id)
    .filter(([key]) => !APART.includes(key))
    .map(([key, value]) => ({ key, heading: heading(key), value }));
}

/** What is printed on a thing, without marks: its figures, then its texts. */
export function describe(id: string, text: Texts): string {
  const passages = passagesOf(id, text).map(({ heading, value }) => (heading ? `${heading}: ${value}` : value));
  return [figuresOf(id, text), ...passages, aboutOf(id, text)].filter(Boolean).map((one) => sentence(text.spoken(one))).join(' ');
}

function figuresOf(id: string, text: Texts): string {
  const card = CARDS[id];
  const foe = FOES[id];
  const nemesis = NEMESES[id];
  const mage = MAGES[id];
  const tile = id.startsWith('breach_') ? BREACHES[id.slice(7)] : undefined;
  const said: string[] = [];
  if (card && card.type !== 'corruption') said.push(card.starter ? text.format('fact-starter') : text.format('board-price', { price: card.cost }));
  if (foe) said.push(text.format('fact-tier', { tier: foe.tier }));
  if (foe?.life) said.push(text.format('board-minion', { life: foe.life }));
  if (foe?.power) said.push(text.format('fact-power', { power: foe.power }));
  if (nemesis) said.push(text.format('board-minion', { life: nemesis.life }));
  if (mage) said.push(`${mage.charges} [charge]`, text.format(`board-when-${mage.timing}`));
  if (tile?.bonus) said.push(text.format('board-breach-bonus', { bonus: tile.bonus }));
  return said.join(', ');
}
