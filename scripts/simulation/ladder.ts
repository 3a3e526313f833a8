import { seededChance } from '../../src/lib/games/core/chance.ts';
import type { Battlegrounds } from '../../src/lib/games/heritage/boards/battleground.ts';
import {
	easyPlayer,
	mediumPlayer,
	strongPlayer
} from '../../src/lib/games/heritage/players/coded.ts';
import { greedyPlayer } from '../../src/lib/games/heritage/players/greedy.ts';
import { playChapter } from '../../src/lib/games/heritage/players/play.ts';
import type { Player } from '../../src/lib/games/heritage/players/player.ts';
import { randomPlayer } from '../../src/lib/games/heritage/players/random.ts';
import { standAlone } from '../../src/lib/games/heritage/players/stand-alone.ts';
import type { Table } from '../../src/lib/games/heritage/table/table.ts';
import { ERAS, type Era } from '../../src/lib/games/heritage/vocabulary.ts';

/** Players by strength, from the weakest. */
export type Strength = 'random' | 'easy' | 'greedy' | 'medium' | 'strong';

export const playersOf = (battlegrounds: Battlegrounds): { readonly [S in Strength]: Player } => ({
	random: randomPlayer,
	easy: easyPlayer(battlegrounds),
	greedy: greedyPlayer(battlegrounds),
	medium: mediumPlayer(battlegrounds),
	strong: strongPlayer(battlegrounds)
});

/** One player of a kind against all others of another. */
export type Match = { readonly one: Strength; readonly rest: Strength; readonly seats: number };

/** What the one came to; milliseconds are those of the one's decisions, on whatever machine this was. */
export type Came = Match & {
	readonly games: number;
	readonly wins: number;
	readonly decisions: number;
	readonly milliseconds: number;
	readonly slowest: number;
};

const SEED_STRIDE = 7919;

/** Plays so many chapters; eras in turn, and the one at each seat in turn. `now`: a clock, in milliseconds. */
export function played(
	battlegrounds: Battlegrounds,
	{ one, rest, seats }: Match,
	games: number,
	seed: number,
	now: () => number
): Came {
	const players = playersOf(battlegrounds);
	let [wins, decisions, milliseconds, slowest] = [0, 0, 0, 0];
	const timed: Player = (view, chance) => {
		const began = now();
		const command = players[one](view, chance);
		const took = now() - began;
		decisions++;
		milliseconds += took;
		slowest = Math.max(slowest, took);
		return command;
	};
	for (let game = 0; game < games; game++) {
		const chance = seededChance(seed + SEED_STRIDE * game);
		const era: Era = ERAS[game % ERAS.length] ?? 1;
		const setting = standAlone({ players: seats, era, dealer: 'app' }, chance);
		const own = setting.seats[Math.floor(game / ERAS.length) % seats]?.seat;
		const seated = Object.fromEntries(
			setting.seats.map(({ seat }) => [seat, seat === own ? timed : players[rest]])
		);
		let end: Table | null = null;
		for (const { after } of playChapter({ battlegrounds, setting, players: seated, chance }))
			end = after;
		if (end?.result?.order[0] === own) wins++;
	}
	return { one, rest, seats, games, wins, decisions, milliseconds, slowest };
}
