import { Late } from '../../../late.svelte.ts';

/** What boards say of their changes: without it a change is only said to have happened. */
export const boardWords = new Late(() => import('../board-changes.ts'));
