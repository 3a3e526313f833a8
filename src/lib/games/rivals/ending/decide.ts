import { accept, refuse } from '../../core/decision.ts';
import type { CommandOf } from '../commands.ts';
import type { At, Decided, Deciders } from '../decider.ts';
import { atGoal, downIn, endingOf } from './ending.ts';

/** The match is over: who is knocked out and by whom is said, all else follows [How to Win]. */
function endMatch({ match }: At, { end, falls }: CommandOf<'EndMatch'>): Decided {
	const { order } = match;
	for (const [index, { seat, by }] of falls.entries()) {
		const at = `falls.${index}`;
		if (!order.includes(seat) || (by !== null && !order.includes(by)))
			return refuse('no-such-seat', {}, at);
		if (falls.findIndex((fall) => fall.seat === seat) < index)
			return refuse('fell-twice', { seat }, at);
	}
	const ended = () =>
		accept({ type: 'MatchEnded' as const, end, result: endingOf(match, falls, end) });
	const [fallen] = falls;
	if (end === 'stopped')
		return fallen ? refuse('fell-by-time', { seat: fallen.seat }, 'falls') : ended();
	const silent = downIn(match).find((seat) => !falls.some((fall) => fall.seat === seat));
	if (end === 'time') {
		const down = fallen?.seat ?? silent;
		if (down !== undefined) return refuse('fell-by-time', { seat: down }, 'falls');
		const [winner] = atGoal(match);
		return winner === undefined ? ended() : refuse('won-by-goal', { seat: winner }, 'end');
	}
	if (silent !== undefined) return refuse('fell-too', { seat: silent }, 'falls');
	if (fallen && match.rivals === null) return refuse('rivals-open');
	if (!fallen && atGoal(match).length === 0) return refuse('nobody-fell', {}, 'falls');
	return ended();
}

export const endingDeciders: Deciders<'EndMatch'> = { EndMatch: endMatch };
