import type { SeatId } from '../../core/seats.ts';
import { begin, refused, type Deciders, type Refused } from './decider.ts';
import { settingFault } from './setting-faults.ts';
import type { Table } from './table.ts';
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

/** Set-up and what is chosen in it. */
export const setUpDeciders = {
	/** Refusals: `table-set`, and those of `settingFault`. */
	SetTable(table, { setting }) {
		if (table.phase !== 'empty') return refused('table-set');
		const fault = settingFault(setting);
		if (fault) return fault;
		return begin([{ type: 'TableSet', setting }], { kind: 'first-player' }, { kind: 'show-clans' });
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
		const { relics, locationCards } = settingOf(table);
		const cards = locationCards ? [{ kind: 'lay-location-cards' } as const] : [];
		const next = relics ? { kind: 'show-relics' as const } : { kind: 'begin-play' as const };
		return begin([{ type: 'ClanChosen', seat, clan }], ...(left > 1 ? [] : [...cards, next]));
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
