import { counted } from '../../../games/core/listed.ts';
import type { MatchResult } from '../../../games/rivals/ending/result.ts';
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
	active: 'it is their turn',
	prestige: 'they have the most Prestige',
	order: 'their player number is the highest'
};

/** Who wins, and why, a sentence each. */
export function whyWords(result: MatchResult, nameOf: NameOf): readonly string[] {
	const { winner, decided, falls, gains, broken, level, agenda } = result;
	const [victim, ...more] = falls.filter(({ by }) => by === winner).map(({ seat }) => seat);
	const gained = gains.map(
		({ seat, rival }) =>
			`${nameOf(rival)} was ${nameOf(seat)}’s Rival: ${nameOf(seat)} gains 3 Agenda.`
	);
	const tied =
		broken === null || winner === null
			? []
			: [
					`${level.map(nameOf).join(' and ')} can claim the win. ${nameOf(winner)} wins the tie: ${BROKEN[broken]}.`
				];
	if (winner === null)
		return decided === 'stopped'
			? ['The match was stopped without a result.']
			: ['Everybody is knocked out, and nobody by their hunter. Nobody wins.'];
	const has = counted(agenda[winner] ?? 0, 'Agenda', 'Agenda');
	const how: { readonly [D in MatchResult['decided']]: string } = {
		agenda: `${nameOf(winner)} has ${has}.`,
		rival: `${nameOf(winner)} knocked out ${victim === undefined || more.length > 0 ? 'their Rival' : `${nameOf(victim)}, their Rival`}.`,
		most: `${nameOf(winner)} has the most Agenda: ${agenda[winner] ?? 0}.`,
		time: `Time is up. ${nameOf(winner)} has the most Agenda: ${agenda[winner] ?? 0}.`,
		stopped: ''
	};
	return [...gained, ...tied, how[decided]];
}
