import { counted } from '../../../games/core/listed.ts';
import type { SeatId } from '../../../games/core/seats.ts';
import { stepOf } from '../../../games/rivals/attack/steps.ts';
import { nextToAnswer } from '../../../games/rivals/influence/conflict.ts';
import { chosenTarget } from '../../../games/rivals/attack/attack.ts';
import { roundOf, seatOf, type Match, type Vampire } from '../../../games/rivals/match/state.ts';
import { readingsOf } from '../../../games/rivals/setting.ts';
import type { RivalsState } from '../../../games/rivals/state.ts';
import { PHASE_TITLES } from '../match/match-words.ts';

type NameOf = (id: string) => string;

/** What stands on top: which round, whose turn, and what the table waits for; null: for the active player. */
export function nowWords(
	{ match, attack, setting }: Pick<RivalsState, 'match' | 'attack' | 'setting'>,
	nameOf: NameOf
): { readonly round: string; readonly heading: string; readonly asked: string | null } {
	const { turn, scheme, claim } = match;
	if (!turn) return { round: 'Set-up', heading: 'Setting up', asked: null };
	const left = turn.phase === 'action' ? `, ${counted(turn.actionsLeft, 'action')} left` : '';
	const heading = `${nameOf(turn.seat)}: ${PHASE_TITLES[turn.phase]}${left}`;
	const round = `Round ${roundOf(match)}`;
	const next = scheme && nextToAnswer(scheme.order, scheme.answers);
	if (scheme) {
		const asked = next
			? `${nameOf(next)} answers.`
			: 'All have answered. Open the fists and cards.';
		return { round, heading, asked };
	}
	if (attack) {
		const step = stepOf(attack);
		const defender = chosenTarget({ ...match, readings: readingsOf(setting) }, attack)?.seat;
		const defends = (step === 'block' || step === 'reaction') && defender !== undefined;
		return { round, heading, asked: defends ? `${nameOf(defender)} defends.` : null };
	}
	if (claim) {
		const next = claim.waits[0];
		const answers = next === undefined ? '' : ` ${nameOf(next)} answers.`;
		return {
			round,
			heading,
			asked: `${nameOf(claim.claimant)} claims the Prince of the City.${answers}`
		};
	}
	return { round, heading, asked: null };
}

/** Vampires that are together in one place. */
export interface Gathered {
	readonly where: string;
	readonly vampires: readonly Vampire[];
}

/** The coterie of a seat by place: its Haven, each party in The Streets, and torpor. */
export function gatheredOf(match: Pick<Match, 'seats'>, seat: SeatId): readonly Gathered[] {
	const { vampires } = seatOf(match as Match, seat);
	const at = (place: Vampire['place']) => vampires.filter((one) => one.place === place);
	const out = at('streets');
	const parties = [...new Set(out.map(({ party }) => party))].toSorted(
		(a, b) => (a ?? 0) - (b ?? 0)
	);
	return [
		{ where: 'Haven', vampires: at('haven') },
		...parties.map((party, nth) => ({
			where: parties.length > 1 ? `The Streets, party ${nth + 1}` : 'The Streets',
			vampires: out.filter((one) => one.party === party)
		})),
		{ where: 'Torpor', vampires: at('torpor') }
	].filter((one) => one.vampires.length > 0);
}
