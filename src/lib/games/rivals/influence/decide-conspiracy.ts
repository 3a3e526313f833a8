import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import type { SeatId } from '../../core/seats.ts';
import type { CommandOf } from '../commands.ts';
import { keyOf } from '../decks/names.ts';
import type { At, Decided, Deciders } from '../decider.ts';
import { findActionFault, findExhaustingFault } from '../match/action.ts';
import { seatOf, type Match } from '../match/state.ts';
import { activeOf } from '../match/vampires.ts';
import type { Readings } from '../readings.ts';
import { findAddingFault, findResolvingFault, type Conspiracy, type Now } from './conspiracies.ts';

/** A Conspiracy is an action: any ready vampire exhausts, and 1 Prestige goes on the card, never the last (R63) [Conspiracies]. */
function lay(at: At, { vampire }: CommandOf<'LayConspiracy'>): Decided {
	const { match } = at;
	const busy = findActionFault(match);
	if (busy) return busy;
	const { turn } = match;
	const seat = turn?.seat ?? '';
	const fault = vampire === null ? null : findExhaustingFault(match, seat, vampire);
	if (fault) return fault;
	if (seatOf(match, seat).prestige <= 1) return refuse('last-prestige-for-card', { seat });
	const conspiracy = `c${(match.laid ?? 0) + 1}`;
	return accept({ type: 'ConspiracyLaid', conspiracy, seat, vampire, turn: turn?.number ?? 1 });
}

/** Calls `then` with a Conspiracy that lies face down. */
function lying(match: Match, id: string, then: (conspiracy: Conspiracy) => Decided): Decided {
	const found = match.conspiracies?.find((one) => one.id === id);
	return found ? then(found) : refuse('no-such-conspiracy', {}, 'conspiracy');
}

const nowOf = ({ turn }: Pick<Match, 'turn'>): Now | null =>
	turn && { turn: turn.number, active: turn.seat, isActionPhase: turn.phase === 'action' };

/** To foes of its controller’s choosing, at any time [Conspiracies]. */
const show = ({ match }: At, { conspiracy, to }: CommandOf<'ShowConspiracy'>): Decided =>
	lying(match, conspiracy, ({ controller, shownTo }) => {
		const stranger = to.find((seat) => !match.order.includes(seat));
		if (stranger !== undefined) return refuse('no-such-seat', {}, 'to');
		if (to.includes(controller)) return refuse('own-card-shown', { seat: controller }, 'to');
		const fresh = [...new Set(to)].filter((seat) => !shownTo.includes(seat));
		return fresh.length === 0
			? nothingToDo()
			: accept({ type: 'ConspiracyShown', conspiracy, to: fresh });
	});

const add = (
	{ match, readings }: At,
	{ conspiracy, seat, from }: CommandOf<'AddToConspiracy'>
): Decided =>
	lying(match, conspiracy, (card) => {
		const now = nowOf(match);
		if (!match.order.includes(seat)) return refuse('no-such-seat', {}, 'seat');
		if (!now) return refuse('no-turn');
		if (from === 'turn') {
			const { prestige } = seatOf(match, seat);
			const fault = findAddingFault(card, seat, { now, prestige, downWhen: readings.downWhen });
			if (fault) return fault;
		}
		return accept({ type: 'PrestigeAdded', conspiracy, seat, from, turn: now.turn });
	});

/**
 * R67: a card’s clan is asked for as it is resolved, not as it is laid. Nobody is refused for what was never typed. Reading downNeeds:
 * its Blood Potency is asked of the vampire that exhausted for it, or of none.
 */
function findNeedsFault(
	match: Match,
	{ downNeeds }: Pick<Readings, 'downNeeds'>,
	{ controller, laidBy }: Conspiracy,
	{ clan, bp }: CommandOf<'ResolveConspiracy'>
) {
	if (clan !== undefined) {
		const clans = activeOf(seatOf(match, controller)).map(({ facts }) => facts?.clan);
		const isKnown = clans.every((one) => one !== undefined);
		const has = clans.some((one) => one !== undefined && keyOf(one) === keyOf(clan));
		if (isKnown && !has) return refuse('clan-missing', { seat: controller, clan }, 'clan');
	}
	if (downNeeds === 'laying' && bp !== undefined && laidBy && laidBy.bp < bp)
		return refuse('laid-by-too-low', { vampire: laidBy.vampire, has: laidBy.bp, asks: bp }, 'bp');
	return null;
}

const resolve = (at: At, command: CommandOf<'ResolveConspiracy'>): Decided =>
	lying(at.match, command.conspiracy, (card) => {
		const { match, readings } = at;
		const { type: _type, needs, targets, hitsContributors = false } = command;
		const now = nowOf(match);
		if (!now) return refuse('no-turn');
		const stranger = targets?.find((seat: SeatId) => !match.order.includes(seat));
		if (stranger !== undefined) return refuse('no-such-seat', {}, 'targets');
		if (targets?.length === 0) return refuse('target-needed', {}, 'targets');
		const seats = match.order;
		const fault =
			findResolvingFault(card, { now, needs, seats, targets, hitsContributors }) ??
			findNeedsFault(match, readings, card, command);
		return fault ?? accept({ ...command, type: 'ConspiracyResolved', seat: card.controller });
	});

const discard = ({ match }: At, { conspiracy }: CommandOf<'DiscardConspiracy'>): Decided =>
	lying(match, conspiracy, () => accept({ type: 'ConspiracyDiscarded', conspiracy }));

export const conspiracyDeciders: Deciders<
	'LayConspiracy' | 'ShowConspiracy' | 'AddToConspiracy' | 'ResolveConspiracy' | 'DiscardConspiracy'
> = {
	LayConspiracy: lay,
	ShowConspiracy: show,
	AddToConspiracy: add,
	ResolveConspiracy: resolve,
	DiscardConspiracy: discard
};
