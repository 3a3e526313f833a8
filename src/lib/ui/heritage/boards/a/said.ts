import { END, worthAt, type AState } from '../../../../games/heritage/boards/a/rules.ts';
import { counted } from '../../ledger/names.ts';
import type { Said } from '../said.ts';
import { placeOf, SPACES } from './places.ts';
// It lies on the picture: what both need comes in the file of that.
import './Picture.svelte';

function meaning(space: number): string {
	const far = Math.abs(space);
	if (space === 0) return 'Neutral: while the token is here, nobody scores.';
	const side = space > 0 ? 'elitist' : 'egalitarian';
	if (far === END)
		return `Decisive victory for the ${side}s: the activated vampire gains 1 power, and the token returns to neutral.`;
	return `${counted(far, 'space')} to the ${side} side: while the token is here, each ${side} vampire is worth ${counted(worthAt(far), 'point')}.`;
}

export const said: Said<AState> = (_, state) =>
	SPACES.map((space) => {
		const { x, y } = placeOf(space, 'full');
		const here = space === state.space ? ' It is here now.' : '';
		return { at: [x - 24, y - 26, 48, 80], says: meaning(space) + here };
	});
