import type { AState } from '../../../../games/heritage/boards/a/rules.ts';
import type { BoardNews } from '../news.ts';

/** A token rests at most so far from neutral. The rules say so too, but come only with their board. */
const LAST = 2;

const placed = (space: number): string =>
	space === 0 ? 'neutral' : `${Math.abs(space)} ${space > 0 ? 'elitist' : 'egalitarian'}`;

/** What follows from a token one space from an end; the end itself pays nobody but whoever reaches it. */
function warning({ space }: AState): string | undefined {
	if (Math.abs(space) !== LAST) return undefined;
	const side = space > 0 ? 'elitist' : 'egalitarian';
	return `One step from a decisive victory. The next ${side} gains 1 power and sends the token back to neutral.`;
}

/** From the last space before an end a token comes to neutral by a victory alone. */
export const news: BoardNews<AState> = ({ before, after, next }, names) => {
	if (after.space !== 0 || Math.abs(before.space) < LAST) {
		const warns = warning(after);
		return {
			sentence: `Class: ${placed(before.space)} → ${placed(after.space)}.`,
			...(warns !== undefined && { warns })
		};
	}
	const side = before.space > 0 ? 'elitists' : 'egalitarians';
	const won =
		next?.type === 'TokensChanged' && next.power > 0
			? `: +${next.power} power to ${names.character(next.vampire)}`
			: '';
	return {
		sentence: `Decisive victory for the ${side}${won}. The class token returns to neutral.`,
		loud: true,
		...(won && { tellsNext: true })
	};
};
