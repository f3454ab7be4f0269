/** What can be chosen on the parts of one's own machine. */
import type { Option } from '../../../lib/game';
import type { Board } from '../board.svelte';
import type { Row } from '../pieces/tile';

const at = (option: Option, position: number, row: Row): boolean => option[1] === position && option[2] === row;

/** An energy of a row: it pays, or is taken from there. */
export function stoneOption({ offers }: Board, position: number, row: Row, kind: string): Option | null {
  const taken = offers.first(['from_device', position, row, kind], ['move_energy', position, row, kind], ['exchange', position, row, kind]);
  return taken ?? (row === 'lower' ? offers.find('pay', position, kind) : null);
}

/** An empty well takes the kinds that are taken up elsewhere, or the one that is asked about. */
export function wellOptions({ offers }: Board, position: number, row: Row): { option: Option | null; ends: Option[] } {
  return {
    option: offers.first(['attach', position, row], ['onto', position, row]),
    ends: offers.all('fill').filter((option) => at(option, position, row)),
  };
}

/** A tile on the belt is deployed, refilled or replaced. */
export function tileOption({ offers }: Board, position: number): Option | null {
  return (
    offers.all('deploy').find((option) => option[2] === position) ??
    offers.all('replace').find((option) => option[2] === position) ??
    offers.first(['refill', position], ['wind_tile', position])
  );
}

/** A tile that waits comes in, or is replaced. */
export function waitingOption({ offers }: Board, tile: string): Option | null {
  return offers.first(['convey', tile], ['insert', tile]) ?? offers.all('replace_inactive').find((option) => option[1] === tile) ?? null;
}
