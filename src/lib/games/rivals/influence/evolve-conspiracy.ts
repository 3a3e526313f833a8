import type { StepOf } from '../events.ts';
import { seatOf, withSeat, type Match } from '../match/state.ts';
import { findVampire, withVampire } from '../match/vampires.ts';
import { withActionTaken } from '../match/action.ts';
import { laid, withAdded, withShown, type Conspiracy } from './conspiracies.ts';

const withConspiracy = (
	match: Match,
	id: string,
	to: (conspiracy: Conspiracy) => Conspiracy
): Match => ({
	...match,
	conspiracies: (match.conspiracies ?? []).map((one) => (one.id === id ? to(one) : one))
});

/** Prestige on a card is no longer in the supply it came from. */
const withPaid = (match: Match, seat: string): Match =>
	withSeat(match, seat, { prestige: seatOf(match, seat).prestige - 1 });

function laidDown(match: Match, event: StepOf<'ConspiracyLaid'>): Match {
	const { conspiracy, seat, vampire, turn } = event;
	const found = vampire === null ? null : findVampire(match, vampire);
	const by = found && { vampire: found.vampire.id, bp: found.vampire.bp };
	const begun = withActionTaken(withPaid(match, seat));
	const lies: Match = {
		...begun,
		laid: (match.laid ?? 0) + 1,
		conspiracies: [...(match.conspiracies ?? []), laid(conspiracy, seat, turn, by)]
	};
	return vampire === null
		? lies
		: withVampire(lies, vampire, (one) => ({ ...one, exhausted: true }));
}

/** It leaves; all Prestige on it goes to the general supply [Conspiracies]. */
function without(match: Match, id: string): Match {
	const { conspiracies = [], ...rest } = match;
	const left = conspiracies.filter((one) => one.id !== id);
	return left.length > 0 ? { ...rest, conspiracies: left } : rest;
}

/** What an event of a Conspiracy makes of a match; it cannot refuse. */
export const conspiracyFolds = {
	ConspiracyLaid: laidDown,
	ConspiracyShown: (match: Match, { conspiracy, to }: StepOf<'ConspiracyShown'>): Match =>
		withConspiracy(match, conspiracy, (one) => withShown(one, to)),
	PrestigeAdded: (match: Match, event: StepOf<'PrestigeAdded'>): Match => {
		const { conspiracy, seat, from, turn } = event;
		const isFree = from === 'card';
		const paid = isFree ? match : withPaid(match, seat);
		return withConspiracy(paid, conspiracy, (one) => withAdded(one, seat, turn, isFree));
	},
	ConspiracyResolved: (match: Match, { conspiracy }: StepOf<'ConspiracyResolved'>): Match =>
		without(match, conspiracy),
	ConspiracyDiscarded: (match: Match, { conspiracy }: StepOf<'ConspiracyDiscarded'>): Match =>
		without(match, conspiracy)
};
