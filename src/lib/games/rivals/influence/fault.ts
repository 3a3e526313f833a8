import { sameJson } from '../../core/json.ts';
import type { RivalsEvent, StepOf } from '../events.ts';
import { seatOf, type Match } from '../match/state.ts';
import type { Readings } from '../readings.ts';
import { findAnswerFault } from './answering.ts';
import { hides } from './conflict.ts';
import { decidedBy, exertingOf } from './decide-scheme.ts';
import { checkStakes } from './scheme.ts';

/**
 * Why an answer and what followed cannot have come about; null: they can. What was sealed is known only from what opened, so all that
 * opened is held against the rules and the seals.
 */
export function findAnsweredFault(
	match: Match,
	readings: Readings,
	[answered, ...rest]: readonly [StepOf<'SchemeAnswered'>, ...RivalsEvent[]]
): string | null {
	const { scheme } = match;
	const { question, answer, seal } = answered;
	if (scheme?.question !== question) return 'no-scheme';
	const { order, answers, promises, together } = scheme;
	const asked = {
		order,
		answers,
		prestige: seatOf(match, answer.seat).prestige,
		vampires: exertingOf(match, answer.seat),
		promised: promises[answer.seat] ?? null
	};
	const fault = findAnswerFault(readings, asked, answer, null);
	if (fault && !fault.accepted) return fault.refusal.reason;
	if (seal !== undefined && !hides(answer)) return 'not-what-follows';
	const isLast = answers.length + 1 === order.length;
	const [opening, ...decided] = rest;
	if (!isLast) return opening === undefined ? null : 'not-what-follows';
	if (opening?.type !== 'StakesOpened' || opening.question !== question) return 'not-what-follows';
	const all = [...answers, answer];
	const { stakes, nonces } = opening;
	const isSound = all.every((one) => {
		const stake = stakes[one.seat];
		if (stake === undefined) return false;
		if (stake === null) return true;
		const mine = one.seat === answer.seat ? asked : { ...asked, vampires: [], promised: null };
		// Who answered before was looked at then, but for the stake.
		const bare = { ...one, exerted: [] };
		const at = { ...mine, answers: all.slice(0, all.indexOf(one)) };
		const found = findAnswerFault(
			readings,
			{ ...at, prestige: seatOf(match, one.seat).prestige },
			bare,
			stake
		);
		return hides(one) && (found === null || found.accepted);
	});
	if (!isSound || Object.keys(stakes).length !== order.length) return 'not-what-follows';
	const seals = seal === undefined ? {} : { [answer.seat]: seal };
	const checked = checkStakes({ question, seals: { ...together.seals, ...seals } }, stakes, nonces);
	if (checked.some(({ stands }) => stands === 'faulty')) return 'seal-broken';
	const follows = decidedBy({ question, answers: all, stakes });
	return sameJson([...follows], [...decided]) ? null : 'not-what-follows';
}
