import type { UnderWay } from '../../front.ts';

export { default as About } from './About.svelte';
export { default as Hero } from './Hero.svelte';

/** Evenings lie in groups; nothing of them is begun on a device alone. */
export const underWay = (): Promise<UnderWay | null> => Promise.resolve(null);
