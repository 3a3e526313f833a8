import { refuse } from '../../core/decision.ts';
import type { SeatId } from '../../core/seats.ts';
import { hides, nextToAnswer, type Answer, type Stake } from './conflict.ts';

/** How a group reads what the rulebook leaves open about Schemes. */
export type SchemeReadings = {
	/** Whether somebody may take no side. */
	readonly stayOut: 'allowed' | 'must-choose';
	/** How much of a supply fits in a fist: all but the last, or all of it. */
	readonly fistMost: 'all-but-one' | 'all';
	/** Whether a promise of a side is held against the answer, or only reminded of. */
	readonly promises: 'held' | 'noted';
};

/** As much of a vampire as an answer needs. */
export type Exerting = {
	readonly id: string;
	readonly isActive: boolean;
	/** Whether it bears a No Influence token. */
	readonly isSpent: boolean;
};

/** Before an answer: the conflict so far, and what the seat that answers has. */
export type Asked = {
	readonly order: readonly SeatId[];
	readonly answers: readonly Answer[];
	readonly prestige: number;
	readonly vampires: readonly Exerting[];
	/** The side this seat promised; null: none. */
	readonly promised: Answer['side'] | null;
};

/** Why an answer cannot stand, each in a sentence: what is wrong, then what to do. */
export const answerRefusals = {
	'not-your-answer': '{seat} answers next. Wait for that answer.',
	'active-says-yes': '{seat} plays the Scheme, so the answer is YES. Choose how much Influence.',
	'side-needed': 'Your table plays that everybody takes a side. Choose YES or NO.',
	'out-stakes-nothing': 'Who stays out stakes nothing. Take back the stake, or take a side.',
	'vampire-spent': '{vampire} has exerted Influence since your last turn. Choose another vampire.',
	'vampire-away': '{vampire} is in torpor or out of the game. Choose another vampire.',
	'vampire-twice': '{vampire} exerts all of its Influence at once. Count it once.',
	'fist-holds-most': 'Your fist holds {most} Prestige at most. Take some out.',
	'fist-not-out': 'A fist with Prestige in it is seen by all. Say that your fist is out.',
	'modifier-not-down':
		'An Influence Modifier lies face down for all to see. Say that one lies there.',
	'promise-held': 'You promised {side}. Keep your promise, or agree with the table to drop it.'
} as const;

/** The most Prestige in a fist [Spending] [Low]: never less than none. */
export const fistMost = (
	{ fistMost: reading }: Pick<SchemeReadings, 'fistMost'>,
	prestige: number
): number => Math.max(0, reading === 'all' ? prestige : prestige - 1);

const SIDE_WORDS = { yes: 'YES', no: 'NO', out: 'to stay out' } as const;

/** Why this answer cannot stand; null: it can. `stake`: what it hides, where that is known here. */
export function findAnswerFault(
	readings: SchemeReadings,
	{ order, answers, prestige, vampires, promised }: Asked,
	answer: Answer,
	stake: Stake | null
) {
	const { seat, side } = answer;
	const next = nextToAnswer(order, answers);
	if (next !== seat) return refuse('not-your-answer', { seat: next ?? seat }, 'seat');
	if (seat === order[0] && side !== 'yes') return refuse('active-says-yes', { seat }, 'side');
	if (side === 'out' && readings.stayOut !== 'allowed') return refuse('side-needed', {}, 'side');
	if (side === 'out' && (answer.exerted.length > 0 || hides(answer)))
		return refuse('out-stakes-nothing', {}, 'side');
	if (readings.promises === 'held' && promised !== null && promised !== side)
		return refuse('promise-held', { side: SIDE_WORDS[promised] }, 'side');
	return findExertedFault(vampires, answer) ?? findStakeFault(readings, prestige, answer, stake);
}

/** A vampire exerts all of its Influence or none, in one answer, and only from a coterie [Influence]. */
export function findExertedFault(
	vampires: readonly Exerting[],
	{ exerted }: Pick<Answer, 'exerted'>
) {
	const seen = new Set<string>();
	for (const [nth, { vampire }] of exerted.entries()) {
		if (vampire === undefined) continue;
		const at = `exerted.${String(nth)}`;
		if (seen.has(vampire)) return refuse('vampire-twice', { vampire }, at);
		seen.add(vampire);
		const found = vampires.find(({ id }) => id === vampire);
		if (!found?.isActive) return refuse('vampire-away', { vampire }, at);
		if (found.isSpent) return refuse('vampire-spent', { vampire }, at);
	}
	return null;
}

function findStakeFault(
	readings: SchemeReadings,
	prestige: number,
	{ fist, modifier }: Answer,
	stake: Stake | null
) {
	if (stake === null) return null;
	if (stake.fist > 0 && !fist) return refuse('fist-not-out', {}, 'stake.fist');
	if (stake.modifier > 0 && !modifier) return refuse('modifier-not-down', {}, 'stake.modifier');
	const most = fistMost(readings, prestige);
	return stake.fist > most ? refuse('fist-holds-most', { most }, 'stake.fist') : null;
}
