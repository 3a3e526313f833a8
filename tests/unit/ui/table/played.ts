import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import type { Battlegrounds } from '../../../../src/lib/games/heritage/boards/battleground.ts';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { playChapter } from '../../../../src/lib/games/heritage/players/play.ts';
import { randomPlayer } from '../../../../src/lib/games/heritage/players/random.ts';
import { standAlone } from '../../../../src/lib/games/heritage/players/stand-alone.ts';
import type { Step } from '../../../../src/lib/games/heritage/table/course.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import type { Dealer, Era } from '../../../../src/lib/games/heritage/vocabulary.ts';

export const BOARDS: Battlegrounds = BATTLEGROUND_MODULES;

type Wanted = {
	readonly players?: number;
	readonly era?: Era;
	readonly dealer?: Dealer;
	readonly seed?: number;
};

/** A chapter that simple players played by chance, the same one each time: its steps, and the table after each. */
export function played({ players = 3, era = 1, dealer = 'app', seed = 7 }: Wanted = {}): {
	readonly steps: readonly Step[];
	readonly tables: readonly Table[];
	/** Finished. */
	readonly table: Table;
} {
	const chance = seededChance(seed);
	const setting = standAlone({ players, era, dealer }, chance);
	const moves = [
		...playChapter({
			battlegrounds: BOARDS,
			setting,
			players: Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer])),
			chance
		})
	];
	const table = moves.at(-1)?.after;
	if (!table) throw new Error('nothing was played');
	return {
		steps: moves.map(({ events }) => events),
		tables: moves.map(({ after }) => after),
		table
	};
}

export const PEOPLE = { s1: 'Ada', s2: 'Bert', s3: 'Chiara', s4: 'Dov' };
