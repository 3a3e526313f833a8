import { statesAfter } from '../../core/looking-back/states.ts';
import type { SeatId } from '../../core/seats.ts';
import type { TableEvent } from '../table/events.ts';
import { evolveTable } from '../table/evolve.ts';
import { partsOf, totalOf } from '../table/scoring.ts';
import { EMPTY_TABLE, type Table } from '../table/table.ts';
import { seatsOf } from '../table/where.ts';
import type { LocationId, Token } from '../vocabulary.ts';

/** The table after each event of a game. */
export const tablesAfter = (events: readonly TableEvent[]): readonly Table[] =>
	statesAfter(evolveTable, EMPTY_TABLE, events);

/** A Withdraw step in which somebody chose. */
export type WithdrawChoice = {
	/** The event that asked, and the one that opened all choices, counted from 0. */
	readonly asked: number;
	readonly opened: number;
	readonly round: number;
	readonly location: LocationId;
	readonly tokens: { readonly [seat: SeatId]: Token };
};

/** All Withdraw steps of a game in their order. */
export function withdrawChoices(
	events: readonly TableEvent[],
	tables: readonly Table[]
): readonly WithdrawChoice[] {
	return events.flatMap((event, opened): WithdrawChoice[] => {
		if (event.type !== 'ChoicesOpened' || event.choices === null) return [];
		const before = tables[opened - 1];
		const asked = events.findLastIndex(
			(one, at) => at < opened && one.type === 'QuestionAsked' && one.question.id === event.question
		);
		const question = events[asked];
		if (question?.type !== 'QuestionAsked' || question.question.prompt !== 'token') return [];
		const location = before?.conflict?.location;
		if (!before || location === undefined) return [];
		const tokens = Object.entries(event.choices).map(([seat, [token]]) => [
			seat,
			token === 'withdraw' ? 'withdraw' : 'stay'
		]);
		return [{ asked, opened, round: before.round, location, tokens: Object.fromEntries(tokens) }];
	});
}

/** What each player would count if the game ended now. */
export const influenceNow = (table: Table): { readonly [seat: SeatId]: number } =>
	Object.fromEntries(seatsOf(table).map((seat) => [seat, totalOf(partsOf(table, seat))]));
