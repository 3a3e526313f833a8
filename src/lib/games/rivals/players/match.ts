import type { Chance } from '../../core/chance.ts';
import type { SeatId } from '../../core/seats.ts';
import type { TableCommand } from '../table/commands.ts';
import type { TableEvent } from '../table/events.ts';
import { begin, play, type Dealt } from '../table/game.ts';
import { viewOf } from '../table/own-view.ts';
import type { TableSetting } from '../table/setting.ts';
import { waitedFor } from '../table/waiting.ts';
import { volunteering, volunteersAt } from './judging/conspiring.ts';
import type { ComputerPlayer } from './player.ts';
import { randomPlayer } from './random.ts';

/** A step of a match: who gave what, and what came of it. */
export type MatchStep = {
	readonly seat: SeatId;
	readonly command: TableCommand;
	readonly events: readonly TableEvent[];
	readonly before: Dealt;
	readonly after: Dealt;
};

/** Far more than any match takes. */
const MOST_STEPS = 20_000;

/**
 * Plays a match from its setting to its end, or until `rounds` are over; each seat by what it may know alone. Throws where a player
 * gives what is refused. `chance`: of the table; `chanceOf`: of each player.
 */
export function playMatch(
	setting: TableSetting,
	players: { readonly [seat: SeatId]: ComputerPlayer },
	chance: Chance,
	chanceOf: (seat: SeatId) => Chance,
	{
		rounds = Infinity,
		look
	}: { readonly rounds?: number; readonly look?: (step: MatchStep) => void } = {}
): Dealt {
	const seats = Object.keys(setting.decks);
	let match = begin(setting, seats, chance);
	const carryOut = (seat: SeatId, command: TableCommand): void => {
		const played = play(match, command, chance);
		if (!played.accepted)
			throw new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify(played.refusal)}`);
		const after = { table: played.table, sealed: played.sealed };
		look?.({ seat, command, events: played.events, before: match, after });
		match = after;
	};
	for (let step = 0; step < MOST_STEPS; step++) {
		const seat = waitedFor(match.table);
		if (seat === null || roundOf(match.table) > rounds) return match;
		const player = players[seat];
		if (!player) throw new Error(`nobody plays ${seat}`);
		const command = player(viewOf(match.table, match.sealed, seat), chanceOf(seat));
		carryOut(seat, command);
		for (const other of volunteersAt(match.table)) {
			const aside = volunteering(viewOf(match.table, match.sealed, other));
			if (aside && players[other] !== randomPlayer) carryOut(other, aside);
		}
	}
	throw new Error('the match does not end');
}

/** Which round it is: each player has one turn in it. From 1. */
export const roundOf = ({ turn, order }: Dealt['table']): number =>
	Math.ceil((turn?.number ?? 1) / Math.max(1, order.length));
