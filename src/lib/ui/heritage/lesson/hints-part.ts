import { Late } from '../../late.svelte.ts';

/** What explains as a table goes on: fetched only where somebody wants it. */
export const hints = new Late(() => import('./Hints.svelte'));
