import { seededChance } from '../../src/lib/games/core/chance.ts';
import type { Battlegrounds } from '../../src/lib/games/heritage/boards/battleground.ts';
import { greedyPlayer } from '../../src/lib/games/heritage/players/greedy.ts';
import { playChapter } from '../../src/lib/games/heritage/players/play.ts';
import { standAlone } from '../../src/lib/games/heritage/players/stand-alone.ts';
import type { SeatView } from '../../src/lib/games/heritage/search/view.ts';
import { ERAS } from '../../src/lib/games/heritage/vocabulary.ts';

const SEED_STRIDE = 7919;
/** Of a chapter, one position in so many, so that they differ. */
const EVERY = 5;

/**
 * Positions where a seat is about to recruit, as that seat knows them, in chapters of greedy players: two, three and four
 * seats in turn, and the eras in turn. The same seed gives the same ones, without an end.
 */
export function* recruitPositions(battlegrounds: Battlegrounds, seed: number): Generator<SeatView> {
	const greedy = greedyPlayer(battlegrounds);
	for (let game = 0; ; game++) {
		const chance = seededChance(seed + SEED_STRIDE * game);
		const era = ERAS[game % ERAS.length] ?? 1;
		const setting = standAlone({ players: 2 + (game % 3), era, dealer: 'app' }, chance);
		const players = Object.fromEntries(setting.seats.map(({ seat }) => [seat, greedy]));
		let seen = 0;
		for (const { after } of playChapter({ battlegrounds, setting, players, chance })) {
			if (after.question || after.turn?.recruit !== 'open') continue;
			if (seen++ % EVERY !== game % EVERY) continue;
			const { seat } = after.turn;
			const hand = after.hands[seat]?.held.flatMap(({ scheme }) => scheme ?? []) ?? [];
			yield { table: after, seat, hand: hand.sort() };
		}
	}
}
