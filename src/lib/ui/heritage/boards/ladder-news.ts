import { BEAST_WITHIN } from '../../../games/heritage/boards/b/facts.ts';
import type { MoralityState } from '../../../games/heritage/boards/morality.ts';
import type { BoardNews } from './news.ts';

/* Both ladders are as high. */
const SPACES = BEAST_WITHIN.points.length;

/** A morality token moved, and turned over where it met its opposite. */
export const ladderNews: BoardNews<MoralityState> = ({ before, after }, names) => {
	const moved = Object.keys(after.tokens).find(
		(seat) => before.tokens[seat]?.space !== after.tokens[seat]?.space
	);
	const [was, is] = [before.tokens[moved ?? ''], after.tokens[moved ?? '']];
	if (moved === undefined || !was || !is) return null;
	const flips = was.side === is.side ? '' : ` and flips to ${is.side}`;
	const end =
		is.space === SPACES
			? ' It stands at the top.'
			: is.space === 1
				? ' It stands at the bottom.'
				: '';
	const way = is.space > was.space ? 'rises' : 'drops';
	return {
		sentence: `Morality: ${names.seat(moved)}’s token ${way}${flips}.${end}`,
		...((flips !== '' || end !== '') && { loud: true })
	};
};
