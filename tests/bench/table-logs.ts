import { seededChance } from '../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../src/lib/games/heritage/boards/registry.ts';
import { greedyPlayer } from '../../src/lib/games/heritage/players/greedy.ts';
import { playChapter, type Step } from '../../src/lib/games/heritage/players/play.ts';
import type { Player } from '../../src/lib/games/heritage/players/player.ts';
import { randomPlayer } from '../../src/lib/games/heritage/players/random.ts';
import { standAlone } from '../../src/lib/games/heritage/players/stand-alone.ts';
import { ERAS, type Era } from '../../src/lib/games/heritage/vocabulary.ts';

export const PLAYERS = {
	random: randomPlayer,
	greedy: greedyPlayer(BATTLEGROUND_MODULES)
} as const;

/** A chapter of four that the app deals, with one round more than usual where `rounds` says so. */
export function* chapterOf(
	seed: number,
	era: Era,
	player: Player,
	rounds?: number
): Generator<Step> {
	const chance = seededChance(seed);
	const plain = standAlone({ players: 4, era, dealer: 'app' }, chance);
	const ruleset = {
		...plain.ruleset,
		rounds: { ...plain.ruleset.rounds, 4: rounds ?? plain.ruleset.rounds[4] }
	};
	yield* playChapter({
		battlegrounds: BATTLEGROUND_MODULES,
		setting: { ...plain, ruleset },
		players: Object.fromEntries(plain.seats.map(({ seat }) => [seat, player])),
		chance
	});
}

/** The eras in turn, over and over. */
export const eraAt = (index: number): Era => ERAS[index % ERAS.length] ?? 1;
