/** What is explained part by part in "how to play". */
import type { Anatomy } from '../../../lib/learn/anatomy';
import Device from './Device.svelte';

const anatomies: Record<string, Anatomy> = {
  device: {
    Drawing: Device,
    width: 640,
    spots: [[8, 24], [22.5, 30], [22.5, 54], [22.5, 80], [97, 30], [41, 5], [8, 88]],
  },
};

export default anatomies;
