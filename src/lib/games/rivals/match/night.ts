import type { Match, Night } from './state.ts';

/** What was used up in a turn, of the turn that is under way. */
export const nightOf = ({ night, turn }: Pick<Match, 'night' | 'turn'>): Night =>
	night && night.turn === turn?.number ? night : { turn: turn?.number ?? 0, intel: [], mended: [] };
