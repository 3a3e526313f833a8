import type { UnderWay } from '../../front.ts';

export { default as About } from './About.svelte';
export { default as Hero } from './Hero.svelte';

/** Matches lie in groups; none is played on this device alone. */
export const underWay = (): Promise<UnderWay | null> => Promise.resolve(null);
