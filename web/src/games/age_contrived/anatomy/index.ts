/** What is explained part by part in "how to play". */
import type { Anatomy } from '../../../lib/learn/anatomy';
import Device from './Device.svelte';
import Monument from './Monument.svelte';

const anatomies: Record<string, Anatomy> = { device: { Drawing: Device, wide: true }, monument: { Drawing: Monument } };

export default anatomies;
