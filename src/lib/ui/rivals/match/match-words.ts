import { knockedOutBy, type MatchResult } from '../../../games/rivals/ending/result.ts';
import type { Down } from '../../../games/rivals/ending/ending.ts';
import type { Phase } from '../../../games/rivals/vocabulary.ts';
import type { Warning } from '../../../games/rivals/match/warnings.ts';

type NameOf = (id: string) => string;

export const PHASE_TITLES: { readonly [P in Phase]: string } = {
	beginning: 'Beginning Phase',
	action: 'Action Phase',
	end: 'End Phase'
};

/** What stands beside a number that everybody should see. */
export const WARNING_WORDS: { readonly [W in Warning]: string } = {
	prestige: 'Low Prestige',
	agenda: 'Close to 13',
	vampire: 'One vampire left'
};

export const DOWN_WORDS: { readonly [D in Down]: string } = {
	prestige: 'has 0 Prestige',
	vampires: 'has no active vampire'
};

const BROKEN: { readonly [B in NonNullable<MatchResult['broken']>]: string } = {
	active: 'as the active player',
	prestige: 'with the most Prestige',
	order: 'with the highest player number'
};

/** Who won, and why, a sentence each; `within`: names in the middle of a sentence, where they differ. */
export function whyWords(
	result: MatchResult,
	nameOf: NameOf,
	within: NameOf = nameOf
): readonly string[] {
	const { winner, decided, gains, broken, level, agenda } = result;
	const gained = gains.map(
		({ seat, rival }) => `${nameOf(seat)} gained 3 Agenda (Rival knocked out: ${nameOf(rival)}).`
	);
	const tied =
		broken === null || winner === null
			? []
			: [
					`${level.map(nameOf).join(' and ')} tied. ${nameOf(winner)} won the tie ${BROKEN[broken]}.`
				];
	if (winner === null)
		return decided === 'stopped'
			? ['The match was stopped without a result.']
			: ['Everybody is knocked out, nobody by the player who hunts them. Nobody wins.'];
	const rival = knockedOutBy(result, winner);
	const how: { readonly [D in MatchResult['decided']]: string } = {
		agenda: `${nameOf(winner)} reached ${agenda[winner] ?? 0} Agenda.`,
		rival: `${nameOf(winner)} knocked out ${rival === null ? 'their Rival' : within(rival)}.`,
		most: `${nameOf(winner)} had the most Agenda: ${agenda[winner] ?? 0}.`,
		time: `Time is up. ${nameOf(winner)} had the most Agenda: ${agenda[winner] ?? 0}.`,
		stopped: ''
	};
	return [...gained, ...tied, how[decided]];
}
