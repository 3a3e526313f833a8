import type { MoralityState } from '../../../games/heritage/boards/morality-tokens.ts';
import type { BoardNews } from './news.ts';

/** A morality token moved on a ladder of so many spaces, and turned over where it met its opposite. */
export const ladderNews =
	(spaces: number): BoardNews<MoralityState> =>
	({ before, after }, names) => {
		const moved = Object.keys(after.tokens).find(
			(seat) => before.tokens[seat]?.space !== after.tokens[seat]?.space
		);
		const [was, is] = [before.tokens[moved ?? ''], after.tokens[moved ?? '']];
		if (moved === undefined || !was || !is) return null;
		const flips = was.side === is.side ? '' : ` and flips to ${is.side}`;
		const end =
			is.space === spaces ? ' It is at the top.' : is.space === 1 ? ' It is at the bottom.' : '';
		const way = is.space > was.space ? 'rises' : 'drops';
		return {
			sentence: `${names.seat(moved)}’s morality token ${way}${flips}.${end}`,
			...((flips !== '' || end !== '') && { loud: true })
		};
	};
