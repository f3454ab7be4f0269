/** Colours that are the same by day and by night: gods, and the gems of energy. */
import { emblemOf, type PlainLooks } from '../../../lib/art/looks';
import json from '../looks.json';
import type { Look } from '../../../lib/side/looks';
import type { RimShape } from './shapes';


/** A god: the colour, a deep one on which white is read, and the silhouette of the rim of each of their energies. */
export interface God {
  colour: string;
  deep: string;
  rim: RimShape;
}

export const GODS: Record<string, God> = {
  aureon: { colour: '#f0c02c', deep: '#7d5a00', rim: 'sun' },
  ignotas: { colour: '#ee7a30', deep: '#8a3606', rim: 'pentagon' },
  multanec: { colour: '#25b0a6', deep: '#07544f', rim: 'gear' },
  rusne: { colour: '#5aa83c', deep: '#245010', rim: 'square' },
  freyith: { colour: '#a87df0', deep: '#472184', rim: 'hexagon' },
};

export interface Identity extends God {
  /** The icon of their own. */
  sign: string;
}

/** Whoever is none of the gods is of plain brass. */
export function godOf(character: string): Identity {
  const god = GODS[character] ?? { colour: '#cda04c', deep: '#5b3f10', rim: 'hexagon' };
  return { ...god, sign: iconOf(character) };
}

/** Of a gem: light, middle and dark, and the ink of its sign. */
export interface Gem {
  light: string;
  middle: string;
  dark: string;
  ink: string;
}

export const GEMS: Record<string, Gem> = {
  compass: { light: '#4aa3e6', middle: '#1c6bb0', dark: '#0c3f73', ink: '#ffffff' },
  magnet: { light: '#ee7363', middle: '#bb3325', dark: '#74180f', ink: '#ffffff' },
  rose: { light: '#ea78b4', middle: '#b02f78', dark: '#6a1245', ink: '#ffffff' },
  primal: { light: '#fffbe6', middle: '#f3d98a', dark: '#c09a3c', ink: '#2b1d05' },
  any: { light: '#cdb8ff', middle: '#6a4bb8', dark: '#3c2675', ink: '#ffffff' },
};

/** Of the sign of an empty space that takes a kind. */
export const TAKE_INKS: Record<string, string> = {
  compass: 'var(--ac-take-compass)',
  magnet: 'var(--ac-take-magnet)',
  rose: 'var(--ac-take-rose)',
  primal: 'var(--ac-take-primal)',
  any: 'var(--ac-take-any)',
};

const listed = json as unknown as PlainLooks;

/** The sign of each god on its deep colour, and the automa's as that of the god that it plays. */
const sideOf = ([id, god]: [string, God]): [string, Look][] => {
  const icon = listed.things[id]?.[0] ?? '';
  const look: Look = { colour: `light-dark(${god.deep}, ${god.colour})`, shape: 'circle', sign: { icon, ground: god.deep } };
  return [[id, look], [`automa_${id}`, look]];
};

export const looks: PlainLooks = { ...listed, sides: Object.fromEntries(Object.entries(GODS).flatMap(sideOf)) };

/** The icon of anything that `looks.json` lists. */
export const iconOf = (name: string): string => emblemOf(name, looks)?.icon ?? 'token';
