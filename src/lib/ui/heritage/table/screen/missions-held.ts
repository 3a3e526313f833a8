import { Late } from '../../../late.svelte.ts';

/** How missions stand: a table answers its first tap without it. */
export const missionsNow = new Late(() => import('./missions-now.ts'));
