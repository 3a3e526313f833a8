import type { SeatId } from '../../core/seats.ts';
import type { Clan } from '../clans.ts';
import type { SealedTable } from '../table/dealing.ts';
import type { TableEvent } from '../table/events.ts';
import type { Table } from '../table/table.ts';
import { onPosition, playerOf, seatsOf, teammateOf } from '../table/where.ts';
import type { LocationId, Token } from '../vocabulary.ts';
import { tablesAfter, withdrawChoices, type WithdrawChoice } from './moments.ts';
import { trueTotals } from './opened.ts';
import { whatIf } from './what-if.ts';

/**
 * Somebody stayed behind a face-down card although an opponent had more there, once all is turned up. Kept: all who had
 * more withdrew. Called: somebody who had more stayed.
 */
export type Bluff = {
	readonly round: number;
	readonly location: LocationId;
	readonly seat: SeatId;
	readonly kept: boolean;
	readonly own: number;
	/** The opponent with the most there, and how much. */
	readonly against: SeatId;
	readonly most: number;
	/** The event that opened the choices. */
	readonly opened: number;
};

/** What somebody chose in a Withdraw step, and by how much it was better than the other token at the end of that round. */
type Judged = {
	readonly round: number;
	readonly location: LocationId;
	readonly seat: SeatId;
	readonly token: Token;
	readonly better: number;
};

/** What a finished game tells once all is open. */
export type GameFacts = {
	readonly seats: readonly {
		readonly seat: SeatId;
		readonly clan: Clan | null;
		readonly won: boolean;
		/** Null: out of the game. */
		readonly total: number | null;
	}[];
	readonly bluffs: readonly Bluff[];
	readonly withdraws: readonly Judged[];
	/** Who held the Ambition token as each round began. */
	readonly ambition: readonly SeatId[];
};

function bluffsAt(table: Table, sealed: SealedTable, choice: WithdrawChoice): readonly Bluff[] {
	const { location, tokens, round, opened } = choice;
	const totals = trueTotals(table, sealed, location);
	return Object.entries(tokens).flatMap(([seat, token]): Bluff[] => {
		const hides = onPosition(table, location, seat).some(({ up }) => !up);
		if (token === 'withdraw' || !hides) return [];
		const own = totals[seat] ?? 0;
		const mate = teammateOf(table, seat);
		const stronger = Object.keys(tokens)
			.filter((one) => one !== seat && one !== mate && (totals[one] ?? 0) > own)
			.toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
		const [against] = stronger;
		if (against === undefined) return [];
		const kept = stronger.every((one) => tokens[one] === 'withdraw');
		return [{ round, location, seat, kept, own, against, most: totals[against] ?? 0, opened }];
	});
}

/** All bluffs of a finished game, in their order. */
export const bluffsIn = (
	events: readonly TableEvent[],
	tables: readonly Table[],
	sealed: SealedTable
): readonly Bluff[] =>
	withdrawChoices(events, tables).flatMap((choice) => {
		const table = tables[choice.asked];
		return table ? bluffsAt(table, sealed, choice) : [];
	});

/** The bluff that sent away most; null: nobody was bluffed away. */
export const bestBluff = (bluffs: readonly Bluff[]): Bluff | null =>
	bluffs.filter(({ kept }) => kept).toSorted((a, b) => b.most - b.own - (a.most - a.own))[0] ??
	null;

/** All that a finished game tells. `sealed`: laid open. */
export function factsOf(events: readonly TableEvent[], sealed: SealedTable): GameFacts | null {
	const tables = tablesAfter(events);
	const last = tables.at(-1);
	if (last?.phase !== 'finished' || !last.score) return null;
	const withdraws = withdrawChoices(events, tables).flatMap((choice) =>
		Object.keys(choice.tokens).flatMap((seat): Judged[] => {
			const other = whatIf(events, tables, sealed, choice, seat);
			if (!other) return [];
			const better = (other.was.influence[seat] ?? 0) - (other.would.influence[seat] ?? 0);
			const { round, location, tokens } = choice;
			return [{ round, location, seat, token: tokens[seat] ?? 'stay', better }];
		})
	);
	return {
		seats: seatsOf(last).map((seat) => {
			const scored = last.score?.seats.find((one) => one.seat === seat);
			return {
				seat,
				clan: playerOf(last, seat).clan,
				won: scored?.place === 1,
				total: scored && !scored.out ? scored.total : null
			};
		}),
		bluffs: bluffsIn(events, tables, sealed),
		withdraws,
		ambition: events.flatMap((event, at) =>
			event.type === 'RoundBegan' ? (tables[at]?.ambition ?? []) : []
		)
	};
}
