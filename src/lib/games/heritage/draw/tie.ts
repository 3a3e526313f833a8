import type { DrawTie } from './steps.ts';

type TieOver = DrawTie['over']['kind'];

/** In what players are level, and which figure parts them first (rulebook, Ties; readings missionTie, eraTie, chronicleScore). */
export const FIRST_TIE_BREAKERS: {
	readonly [Over in TieOver]: {
		readonly level: string;
		readonly breaker: string;
		readonly best: 'fewest' | 'most';
	};
} = {
	chapter: { level: 'points', breaker: 'missions claimed', best: 'fewest' },
	mission: {
		level: 'vampires or tokens that count',
		breaker: 'missions claimed so far',
		best: 'fewest'
	},
	era: { level: 'missions claimed', breaker: 'chapters won', best: 'most' },
	chronicle: { level: 'points', breaker: 'chapters won', best: 'most' }
};

/**
 * Whether the tied follow from the figures: all who were level have the same, and the tied are those whom the first
 * tie-breaker leaves level with the best. Where nobody counted, there is nothing to follow from.
 */
export function isTieSound({ over, seats, level }: DrawTie): boolean {
	if (new Set(seats).size !== seats.length) return false;
	if (level.length === 0) return true;
	if (new Set(level.map(({ seat }) => seat)).size !== level.length) return false;
	if (new Set(level.map(({ count }) => count)).size > 1) return false;
	const breakers = level.map(({ breaker }) => breaker);
	const best =
		FIRST_TIE_BREAKERS[over.kind].best === 'fewest' ? Math.min(...breakers) : Math.max(...breakers);
	const left = level.filter(({ breaker }) => breaker === best).map(({ seat }) => seat);
	return left.length === seats.length && left.every((seat) => seats.includes(seat));
}
