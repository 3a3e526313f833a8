import { playerOf } from '../../../src/lib/games/rivals/players/by-strength.ts';
import { greedyPlayer } from '../../../src/lib/games/rivals/players/greedy.ts';
import type { ComputerPlayer } from '../../../src/lib/games/rivals/players/player.ts';
import { randomPlayer } from '../../../src/lib/games/rivals/players/random.ts';
import type { RivalsOptions } from './options.ts';
import type { Rung, Sample } from './report.ts';
import { sittingOf } from './sitting.ts';

const COUNTS = [2, 3, 4];

const PLAYERS = {
	random: randomPlayer,
	easy: playerOf('easy'),
	medium: playerOf('medium'),
	strong: playerOf('strong')
} as const;
type Who = keyof typeof PLAYERS;

/** Who should be better than whom. */
const RUNGS: readonly (readonly [one: Who, rest: Who])[] = [
	['easy', 'random'],
	['medium', 'easy'],
	['strong', 'medium']
];

/** Matches between equal players at each number of seats. */
export const measuredEqual = (
	{ games, seed }: Pick<RivalsOptions, 'games' | 'seed'>,
	progress: (text: string) => void
): readonly Sample[] =>
	COUNTS.map((seats) => ({
		seats,
		sittings: Array.from({ length: games }, (_, nth) => {
			progress(`${seats} players: ${nth + 1} of ${games} matches`);
			return sittingOf(nth, seats, seed, greedyPlayer);
		})
	}));

/** Each player against the one below it. `clock`: milliseconds. */
export const measuredRungs = (
	{ matches, strong, seed }: RivalsOptions,
	progress: (text: string) => void,
	clock: () => number
): readonly Rung[] =>
	RUNGS.flatMap(([one, rest]) =>
		[2, 3].map((seats): Rung => {
			const count = one === 'strong' ? strong : matches;
			const times: number[] = [];
			const timed: ComputerPlayer = (view, chance) => {
				const began = clock();
				const move = PLAYERS[one](view, chance);
				times.push(clock() - began);
				return move;
			};
			const sittings = Array.from({ length: count }, (_, nth) => {
				progress(`${one} against ${rest} at ${seats}: ${nth + 1} of ${count}`);
				return sittingOf(nth, seats, seed, PLAYERS[rest], timed);
			});
			const mean = times.reduce((sum, each) => sum + each, 0) / Math.max(1, times.length);
			return { one, rest, seats, sittings, milliseconds: { mean, slowest: Math.max(0, ...times) } };
		})
	);
