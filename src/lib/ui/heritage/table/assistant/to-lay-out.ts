import { battlegroundsOf } from '../../../../games/heritage/boards/timeline.ts';
import type { Ruleset } from '../../../../games/heritage/ruleset.ts';
import type { SeatId } from '../../../../games/heritage/shapes.ts';
import type { Setting } from '../../../../games/heritage/table/setting.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import type { Category, Clan, Dealer, Era } from '../../../../games/heritage/vocabulary.ts';
import type { ScreenNames } from '../names.ts';

/** The numbers of the readings that a set-up goes by. */
export type SetUpNumbers = Pick<
	Ruleset,
	| 'queueSize'
	| 'leftmostCosts'
	| 'startPower'
	| 'startBoons'
	| 'startClanSchemes'
	| 'rounds'
	| 'hands'
	| 'riseOfHumanity'
>;

/** What one player lays out; what nobody has chosen yet is null. */
export type SeatToLay = {
	readonly seat: SeatId;
	readonly name: string;
	readonly clan: Clan | null;
	readonly leader: string | null;
	readonly retainer: string | null;
	/** By their names. */
	readonly assets: readonly string[];
	readonly obligations: readonly string[];
};

/** What is put out on a real table for one chapter, or one game by itself. */
export type ToLayOut = {
	readonly era: Era;
	readonly dealer: Dealer;
	readonly battlegrounds: Setting['battlegrounds'];
	readonly numbers: SetUpNumbers;
	/** In turn order. */
	readonly seats: readonly SeatToLay[];
	/** Who begins, by name; null: nobody said. */
	readonly firstPlayer: string | null;
	/** By their names; null: they are still to be drawn. */
	readonly missions: readonly string[] | null;
};

/** What was put out for a table that is laid out already. */
export function layOutOf(
	table: Table,
	names: ScreenNames,
	setting: Pick<Setting, 'battlegrounds'> | null
): ToLayOut {
	// While the first of them still asks for a side, the others do not lie there yet.
	const letter = (category: Category) =>
		table.boards[category]?.battleground ??
		setting?.battlegrounds[category] ??
		battlegroundsOf(table.era, table.ruleset)[category].id;
	return {
		era: table.era,
		dealer: table.dealer,
		battlegrounds: {
			class: letter('class'),
			temperament: letter('temperament'),
			geography: letter('geography')
		},
		numbers: table.ruleset,
		seats: table.seats.map(({ seat, clan, leader, retainer, assets, obligations }) => ({
			seat,
			name: names.seat(seat),
			clan,
			leader: names.character(leader),
			retainer: retainer === null ? null : names.character(retainer),
			assets: assets.map(({ name }) => name),
			obligations: obligations.map(({ name }) => name)
		})),
		firstPlayer: table.firstPlayer === null ? null : names.seat(table.firstPlayer),
		missions: table.missions.map(({ name }) => name)
	};
}
