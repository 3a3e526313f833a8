import { seededChance } from '../../src/lib/games/core/chance.ts';
import type { Battlegrounds } from '../../src/lib/games/heritage/boards/battleground.ts';
import { mediumPlayer } from '../../src/lib/games/heritage/players/coded.ts';
import { playChapter } from '../../src/lib/games/heritage/players/play.ts';
import type { Player } from '../../src/lib/games/heritage/players/player.ts';
import { standAlone } from '../../src/lib/games/heritage/players/stand-alone.ts';
import { tellingEvaluation } from '../../src/lib/games/heritage/search/evaluation.ts';
import { shareLeft } from '../../src/lib/games/heritage/search/features.ts';
import type { Table } from '../../src/lib/games/heritage/table/table.ts';
import { ERAS, type Era } from '../../src/lib/games/heritage/vocabulary.ts';

/** The chance of one seat at the beginning of a turn, as the seat whose turn it is could tell it, and whether it won. */
export type Told = {
	readonly game: number;
	readonly round: number;
	/** How much of the chapter was still to come, from 1 to 0. */
	readonly share: number;
	/** Whether it is the seat whose turn it is. */
	readonly own: boolean;
	readonly chance: number;
	readonly won: 0 | 1;
};

const SEED_STRIDE = 7919;

/** What is told in so many chapters of medium players, the eras in turn. */
export function* toldIn(
	battlegrounds: Battlegrounds,
	seats: number,
	games: number,
	seed: number
): Generator<readonly Told[]> {
	for (let game = 0; game < games; game++)
		yield toldInGame(battlegrounds, seats, game, seed + SEED_STRIDE * game);
}

function toldInGame(
	battlegrounds: Battlegrounds,
	seats: number,
	game: number,
	seed: number
): readonly Told[] {
	const chance = seededChance(seed);
	const era: Era = ERAS[game % ERAS.length] ?? 1;
	const setting = standAlone({ players: seats, era, dealer: 'app' }, chance);
	const evaluation = tellingEvaluation(battlegrounds);
	const medium = mediumPlayer(battlegrounds);
	const turns = new Map<string, Omit<Told, 'won'>[]>();
	const player: Player = (view, rolls) => {
		const { phase, question, round, seats } = view.table;
		const turn = `${round} ${view.seat}`;
		if (phase === 'play' && !question && !turns.has(turn)) {
			const share = shareLeft(view.table);
			const chances = evaluation.chancesOf(view);
			const told = seats.map(({ seat }, at) => {
				return { game, round, share, own: seat === view.seat, chance: chances[at] ?? 0 };
			});
			turns.set(turn, told);
		}
		return medium(view, rolls);
	};
	const players = Object.fromEntries(setting.seats.map(({ seat }) => [seat, player]));
	let end: Table | null = null;
	for (const { after } of playChapter({ battlegrounds, setting, players, chance })) end = after;
	const winner = end?.result?.order[0];
	return [...turns.values()].flatMap((told) =>
		told.map((one, at): Told => ({ ...one, won: setting.seats[at]?.seat === winner ? 1 : 0 }))
	);
}
