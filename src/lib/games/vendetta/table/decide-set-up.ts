import type { SeatId } from '../../core/seats.ts';
import { begin, refused, type Deciders, type Refused } from './decider.ts';
import type { Setting } from './setting.ts';
import { settingFault } from './setting-faults.ts';
import type { Table } from './table.ts';
import type { Task } from './tasks.ts';
import { playerOf, seatsOf, settingOf, turnOrder } from './where.ts';

/** Who chooses a clan next: from the Ambition token clockwise [SETUP 3]. */
export const nextForClan = (table: Table): SeatId | null =>
	turnOrder(table).find((seat) => playerOf(table, seat).clan === null) ?? null;

/** Who chooses a relic next: from the right of the Ambition token counter-clockwise [RELIC CARDS]. */
export const nextForRelic = (table: Table): SeatId | null =>
	turnOrder(table)
		.toReversed()
		.find((seat) => playerOf(table, seat).relic === null) ?? null;

function outOfOrder(table: Table, seat: SeatId, next: SeatId | null): Refused | null {
	if (!seatsOf(table).includes(seat)) return refused('unknown-seat', { seat }, 'seat');
	return next === seat || next === null ? null : refused('chooses-first', { seat: next }, 'seat');
}

/** What of the variants is not on the table yet: all of it lies there before clans are chosen [SETUP 2] [GAME VARIANTS]. */
function toLayOut(table: Table, { locationCards, relics }: Setting): readonly Task[] {
	const isLaid = table.locations.some(({ card }) => card !== null);
	return [
		...(locationCards && !isLaid ? [{ kind: 'lay-location-cards' } as const] : []),
		...(relics && table.relicsShown.length === 0 ? [{ kind: 'show-relics' } as const] : [])
	];
}

/** Set-up and what is chosen in it. */
export const setUpDeciders = {
	/** Refusals: `table-set`, and those of `settingFault`. */
	SetTable(table, { setting }) {
		if (table.phase !== 'empty') return refused('table-set');
		const fault = settingFault(setting);
		if (fault) return fault;
		const mixed = setting.mixing ? [{ kind: 'mix' } as const] : [];
		return begin(
			[{ type: 'TableSet', setting }],
			...mixed,
			{ kind: 'first-player' },
			...toLayOut(table, setting),
			{ kind: 'show-clans' }
		);
	},

	/** Refusals: `not-now`, `chooses-first`, `chosen-already`, `clan-not-shown`. */
	ChooseClan(table, { seat, clan }) {
		if (table.phase !== 'clans') return refused('not-now');
		const fault = outOfOrder(table, seat, nextForClan(table));
		if (fault) return fault;
		const holder = seatsOf(table).find((one) => playerOf(table, one).clan === clan);
		if (holder !== undefined) return refused('chosen-already', { seat: holder }, 'clan');
		if (!table.clansShown.includes(clan)) return refused('clan-not-shown', { clan }, 'clan');
		const left = seatsOf(table).filter((one) => playerOf(table, one).clan === null).length;
		const chosen = { type: 'ClanChosen', seat, clan } as const;
		if (left > 1) return begin([chosen]);
		const setting = settingOf(table);
		const play: readonly Task[] = setting.relics ? [] : [{ kind: 'begin-play' }];
		// Earlier logs laid it out only now.
		return begin([chosen], ...toLayOut(table, setting), ...play);
	},

	/** Refusals: `not-now`, `chooses-first`, `chosen-already`, `relic-not-shown`. */
	ChooseRelic(table, { seat, relic }) {
		if (table.phase !== 'relics') return refused('not-now');
		const fault = outOfOrder(table, seat, nextForRelic(table));
		if (fault) return fault;
		const holder = seatsOf(table).find((one) => playerOf(table, one).relic?.card === relic);
		if (holder !== undefined) return refused('chosen-already', { seat: holder }, 'relic');
		if (!table.relicsShown.includes(relic)) return refused('relic-not-shown', { relic }, 'relic');
		const left = seatsOf(table).filter((one) => playerOf(table, one).relic === null).length;
		return begin(
			[{ type: 'RelicChosen', seat, relic }],
			...(left > 1 ? [] : [{ kind: 'begin-play' } as const])
		);
	}
} satisfies Partial<Deciders>;
