import { seededChance } from '../../../core/chance.ts';
import type { SeatId } from '../../../core/seats.ts';
import type { TableCommand } from '../../table/commands.ts';
import { appDealer, type SealedTable } from '../../table/dealing.ts';
import { decideWith } from '../../table/engine.ts';
import { ownView } from '../../table/own-view.ts';
import type { Table } from '../../table/table.ts';
import { waitedFor } from '../../table/waiting.ts';
import { seatsOf } from '../../table/where.ts';
import type { ComputerPlayer } from '../player.ts';
import { chanceIn, type World } from './worlds.ts';

/** Each seat has chance of its own, so that what one does shifts the others' less. */
const STRIDE = 7919;
/** Far more than a round takes. */
const MOST_STEPS = 400;

/**
 * How a world lies at the end of its round. `first`: what seats do as their first step; afterwards everybody plays by `player`,
 * from what each would see. Null: what was to be done is refused there.
 */
export function playedOn(
	world: World,
	first: ReadonlyMap<SeatId, TableCommand>,
	player: ComputerPlayer
): Table | null {
	const chance = chanceIn(world);
	const seats = seatsOf(world.table);
	const chances = new Map(
		seats.map((seat, at) => [seat, seededChance(world.seed + STRIDE * (at + 1))])
	);
	let { table }: { table: Table } = world;
	let sealed: SealedTable = world.sealed;
	const round = table.round;
	const left = new Map(first);
	for (let step = 0; step < MOST_STEPS; step++) {
		if (table.phase !== 'round' || table.round !== round) return table;
		const [seat] = waitedFor(table);
		if (seat === undefined) return table;
		const wanted = left.get(seat);
		left.delete(seat);
		const command =
			wanted ??
			player({ seat, table, own: ownView(table, sealed, seat) }, chances.get(seat) ?? chance);
		const dealer = appDealer(sealed, chance);
		const outcome = decideWith(table, command, dealer);
		if (!outcome.accepted) return wanted ? null : table;
		({ table } = outcome);
		sealed = dealer.sealed() ?? sealed;
	}
	return table;
}
