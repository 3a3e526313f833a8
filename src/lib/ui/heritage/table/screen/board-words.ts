import { Late } from '../../../late.svelte.ts';

/** What boards say of their changes, and cards of their ways: without it both are only said to have happened. */
export const boardWords = new Late(() => import('../history/parts.ts'));
