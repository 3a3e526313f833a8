import { seededChance } from '../../../src/lib/games/core/chance.ts';
import type { SeatId } from '../../../src/lib/games/core/seats.ts';
import { playMatch, type MatchStep } from '../../../src/lib/games/vendetta/players/match.ts';
import type { ComputerPlayer } from '../../../src/lib/games/vendetta/players/player.ts';
import { partsOf, totalOf } from '../../../src/lib/games/vendetta/table/scoring.ts';
import type { Table } from '../../../src/lib/games/vendetta/table/table.ts';
import { playerOf, seatsOf } from '../../../src/lib/games/vendetta/table/where.ts';
import type { Clan } from '../../../src/lib/games/vendetta/vocabulary.ts';
import { PLAYERS, type Who } from './players.ts';
import { settingFor, type Kind } from './tables.ts';

/** One player at the end of a game. */
export type Sat = {
	readonly who: Who;
	readonly clan: Clan | null;
	readonly relic: string | null;
	readonly won: boolean;
	readonly influence: number;
	readonly out: boolean;
	/** Whether it had the Ambition token from the start. */
	readonly first: boolean;
	/** Whether it alone led after round 2, or with its team. */
	readonly led: boolean;
	readonly offered: readonly string[];
	readonly kept: readonly string[];
};

/** What one game came to, as far as it says whether the cards make a game of it. */
export type Sitting = {
	readonly kind: Kind;
	readonly seats: readonly Sat[];
	/** Between the first and the second side. */
	readonly margin: number;
	readonly frenzies: number;
	readonly up: number;
	readonly down: number;
	readonly stayed: number;
	readonly withdrew: number;
};

type Counts = {
	first: SeatId | null;
	led: readonly SeatId[];
	frenzies: number;
	up: number;
	down: number;
	stayed: number;
	withdrew: number;
	readonly offered: { [seat: SeatId]: string[] };
	readonly kept: { [seat: SeatId]: string[] };
};

/** Hears how long each decision of a kind of player takes. */
type Timing = {
	readonly of: Who;
	readonly now: () => number;
	readonly timed: (ms: number) => void;
};

const timedBy =
	(player: ComputerPlayer, { now, timed }: Timing): ComputerPlayer =>
	(view, chance) => {
		const began = now();
		const command = player(view, chance);
		timed(now() - began);
		return command;
	};

/** A prime, so that games of neighbouring seeds have nothing in common. */
const STRIDE = 7919;

/** The `nth` game of such a table: `whoAt` says who sits where. Every second one has relics and Location cards. */
export function sittingOf(
	kind: Kind,
	nth: number,
	seed: number,
	whoAt: (seat: number) => Who,
	timing?: Timing
): Sitting {
	const setting = settingFor(kind, nth % 2 === 1);
	const who = setting.seats.map((_, at) => whoAt(at));
	const counts: Counts = {
		first: null,
		led: [],
		frenzies: 0,
		up: 0,
		down: 0,
		stayed: 0,
		withdrew: 0,
		offered: {},
		kept: {}
	};
	const players: { [seat: SeatId]: ComputerPlayer } = {};
	setting.seats.forEach(({ seat }, at) => {
		const player = PLAYERS[who[at] ?? 'curious'];
		const isTimed = timing !== undefined && timing.of === who[at];
		players[seat] = noting(isTimed ? timedBy(player, timing) : player, seat, counts);
	});
	const from = seed + STRIDE * nth;
	const chance = seededChance(from * 2 + 1);
	const end = playMatch(
		setting,
		players,
		seededChance(from * 2),
		() => chance,
		(step) => count(counts, step)
	);
	const totals = sidesBy(end);
	const { offered, kept, first, led, ...course } = counts;
	return {
		kind,
		seats: (end.score?.seats ?? []).map(({ seat, place, total, out }, at) => ({
			who: who[at] ?? 'curious',
			clan: playerOf(end, seat).clan,
			relic: playerOf(end, seat).relic?.card ?? null,
			won: place === 1,
			influence: total,
			out,
			first: first === seat,
			led: led.includes(seat),
			offered: offered[seat] ?? [],
			kept: kept[seat] ?? []
		})),
		margin: (totals[0]?.total ?? 0) - (totals[1]?.total ?? 0),
		...course
	};
}

function count(counts: Counts, { command, events, table }: MatchStep): void {
	for (const event of events) {
		if (event.type === 'FirstPlayerSet') counts.first = event.seat;
		if (event.type === 'FrenzyEntered') counts.frenzies++;
		if (event.type === 'CardPlayed' && event.turn) counts[event.face]++;
		if (event.type === 'RoundBegan' && event.round === 3) counts.led = leadersOf(table);
	}
	if (command.type === 'ChooseToken') counts[command.token === 'stay' ? 'stayed' : 'withdrew']++;
}

/** The same player; what it was offered and kept is written down. */
const noting =
	(player: ComputerPlayer, seat: SeatId, { offered, kept }: Counts): ComputerPlayer =>
	(view, chance) => {
		const command = player(view, chance);
		if (command.type === 'KeepCards') {
			(offered[seat] ??= []).push(...view.own.offered);
			(kept[seat] ??= []).push(...command.cards);
		}
		return command;
	};

/** Sums by side, the highest first; who is out counts nothing. */
function sidesBy(
	table: Table
): readonly { readonly seats: readonly SeatId[]; readonly total: number }[] {
	const sides = new Map<string, { seats: SeatId[]; total: number }>();
	for (const seat of seatsOf(table)) {
		const { team, out } = playerOf(table, seat);
		const side = sides.get(team ?? seat) ?? { seats: [], total: 0 };
		side.seats.push(seat);
		side.total += out === null ? totalOf(partsOf(table, seat)) : 0;
		sides.set(team ?? seat, side);
	}
	return [...sides.values()].sort((a, b) => b.total - a.total);
}

/** Who leads alone; nobody where two are level. */
function leadersOf(table: Table): readonly SeatId[] {
	const [first, second] = sidesBy(table);
	return first && first.total > (second?.total ?? -1) ? first.seats : [];
}
