import type { SeatId } from '../../../src/lib/games/core/seats.ts';
import { CLANS } from '../../../src/lib/games/vendetta/clans.ts';
import type { CommandOf } from '../../../src/lib/games/vendetta/commands.ts';
import type { FinalCount, Held, SeatCount } from '../../../src/lib/games/vendetta/count/shapes.ts';
import type { Setting } from '../../../src/lib/games/vendetta/setting.ts';

export const seatIds = (count: number): SeatId[] =>
	Array.from({ length: count }, (_, index) => `s${index + 1}`);

export const setting = (seats: number, change: Partial<Setting> = {}): Setting => ({
	title: 'A Thursday',
	clans: Object.fromEntries(seatIds(seats).map((seat, index) => [seat, CLANS[index] ?? 'ventrue'])),
	teams: false,
	locations: false,
	relics: false,
	...change
});

export const begin = (seats: number, change: Partial<Setting> = {}): CommandOf<'BeginEvening'> => ({
	type: 'BeginEvening',
	seats: seatIds(seats),
	setting: setting(seats, change)
});

/** What somebody holds: Influence in the Pool alone, where nothing else is said. */
export const held = (pool: number, change: Partial<Held> = {}): Held => ({
	pool,
	alliance: 0,
	drained: 0,
	relic: 0,
	tokens: 0,
	...change
});

/** A count in which the seats have this, in their order. */
export const countOf = (
	seats: readonly SeatCount[],
	ties: Partial<Omit<FinalCount, 'seats'>> = {}
): FinalCount => ({
	seats: Object.fromEntries(seats.map((one, index) => [`s${index + 1}`, one])),
	blood: {},
	winsTies: [],
	ambition: null,
	...ties
});
