import { seededChance, shuffled } from '../../../src/lib/games/core/chance.ts';
import { openSet } from '../../../src/lib/games/rivals/open/open-set.ts';
import { playMatch, roundOf } from '../../../src/lib/games/rivals/players/match.ts';
import type { ComputerPlayer } from '../../../src/lib/games/rivals/players/player.ts';
import { DEFAULT_READINGS } from '../../../src/lib/games/rivals/readings.ts';
import { settingFor } from '../../../src/lib/games/rivals/table/setting.ts';

const SEATS = ['s1', 's2', 's3', 's4'];
/** Far enough apart that neighbouring matches differ. */
const STRIDE = 7919;
/** A match that has not ended by then counts as unfinished. */
export const MOST_ROUNDS = 60;

/** Somebody in a match. `place`: in the order of turns, from 1. */
type Sat = {
	readonly deck: string;
	readonly place: number;
	readonly agenda: number;
	readonly won: boolean;
	readonly isOne: boolean;
};

/** What came of a match. `decided` null: unfinished. */
export type Sitting = {
	readonly rounds: number;
	readonly decided: 'agenda' | 'rival' | 'most' | null;
	readonly sat: readonly Sat[];
};

/** The `nth` match at so many seats: decks by chance, none twice. `one` plays one seat, in turn; all others `rest`. */
export function sittingOf(
	nth: number,
	seats: number,
	seed: number,
	rest: ComputerPlayer,
	one: ComputerPlayer = rest
): Sitting {
	const chance = seededChance(seed + STRIDE * nth + seats);
	const names = SEATS.slice(0, seats);
	const ids = shuffled(
		chance,
		openSet.decks.map(({ id }) => id)
	);
	const decks = Object.fromEntries(names.map((seat, at) => [seat, ids[at] ?? '']));
	const own = names[nth % seats];
	const players = Object.fromEntries(names.map((seat) => [seat, seat === own ? one : rest]));
	const { table } = playMatch(
		settingFor(openSet, decks, DEFAULT_READINGS),
		players,
		chance,
		() => chance,
		{ rounds: MOST_ROUNDS }
	);
	const { result } = table;
	return {
		rounds: roundOf(table),
		decided:
			result === null
				? null
				: result.decided === 'agenda' || result.decided === 'rival'
					? result.decided
					: 'most',
		sat: names.map((seat) => ({
			deck: decks[seat] ?? '',
			place: table.order.indexOf(seat) + 1,
			agenda: result?.agenda[seat] ?? 0,
			won: result?.winner === seat,
			isOne: seat === own
		}))
	};
}
