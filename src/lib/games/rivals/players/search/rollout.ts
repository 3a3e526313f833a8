import { seededChance } from '../../../core/chance.ts';
import type { TableCommand } from '../../table/commands.ts';
import { play, type Dealt } from '../../table/game.ts';
import { viewOf } from '../../table/own-view.ts';
import type { Table } from '../../table/table.ts';
import { waitedFor } from '../../table/waiting.ts';
import type { ComputerPlayer } from '../player.ts';
import type { World } from './worlds.ts';

/** Turns that are played after the one under way. */
const TURNS = 1;
/** Far more than two turns take. */
const MOST_STEPS = 120;

/**
 * How a world lies once this turn and the next are over, where a move is made first and everybody goes on by `player`, from what each
 * would see. Null: the move is refused there.
 */
export function playedOn(
	{ table, sealed, seed }: World,
	move: TableCommand,
	player: ComputerPlayer
): Table | null {
	const chance = seededChance(seed);
	const first = play({ table, sealed }, move, chance);
	if (!first.accepted) return null;
	let match: Dealt = first;
	const until = (table.turn?.number ?? 0) + TURNS;
	for (let step = 0; step < MOST_STEPS; step++) {
		const seat = waitedFor(match.table);
		if (seat === null || (match.table.turn?.number ?? 0) > until) return match.table;
		const next = play(match, player(viewOf(match.table, match.sealed, seat), chance), chance);
		if (!next.accepted) return match.table;
		match = next;
	}
	return match.table;
}
