import type { AState } from '../../../../games/heritage/boards/a/rules.ts';
import type { BoardNews } from '../news.ts';

const placed = (space: number): string =>
	space === 0 ? 'neutral' : `${Math.abs(space)} ${space > 0 ? 'elitist' : 'egalitarian'}`;

/** From the last space before an end a token comes to neutral by a victory alone. */
export const news: BoardNews<AState> = ({ before, after, next }, names) => {
	if (after.space !== 0 || Math.abs(before.space) < 2)
		return { sentence: `Class: ${placed(before.space)} → ${placed(after.space)}.` };
	const side = before.space > 0 ? 'elitists' : 'egalitarians';
	const won =
		next?.type === 'TokensChanged' && next.power > 0
			? `: +${next.power} power to ${names.character(next.vampire)}`
			: '';
	return {
		sentence: `Class: ${Math.abs(before.space)} → victory → neutral. Decisive victory for the ${side}${won}. The token returns to neutral.`,
		loud: true,
		...(won && { tellsNext: true })
	};
};
