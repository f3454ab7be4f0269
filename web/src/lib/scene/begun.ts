/** The tables whose beginning this browser has shown. */
import { remember, remembered } from '../shell/memory';

const KEPT = 20;
const known = (): string[] => (remembered('begun') ?? '').split(' ').filter(Boolean);

export const hasBegun = (table: string): boolean => known().includes(table);

export function noteBegun(table: string): void {
  if (!hasBegun(table)) remember('begun', [...known(), table].slice(-KEPT).join(' '));
}
