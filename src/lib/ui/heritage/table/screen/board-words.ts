import { Late } from '../../../late.svelte.ts';

/** What boards say of their changes, cards of their ways, and missions of their leaders: without it a table is told in short. */
export const boardWords = new Late(() => import('../history/parts.ts'));
