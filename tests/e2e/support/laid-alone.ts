import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../../src/lib/games/heritage/boards/registry.ts';
import { greedyPlayer } from '../../../src/lib/games/heritage/players/greedy.ts';
import { playChapter } from '../../../src/lib/games/heritage/players/play.ts';
import { standAlone } from '../../../src/lib/games/heritage/players/stand-alone.ts';
import type { TableEvent } from '../../../src/lib/games/heritage/table/events.ts';
import type { Dealer } from '../../../src/lib/games/heritage/vocabulary.ts';

/** A game of three on somebody's device, step by step, as it is brought into a group without its secrets. */
function played(dealer: Dealer = 'app') {
	const chance = seededChance(1);
	const setting = standAlone({ players: 3, era: 1, dealer }, chance);
	const player = greedyPlayer(BATTLEGROUND_MODULES);
	const players = { s1: player, s2: player, s3: player };
	return playChapter({ battlegrounds: BATTLEGROUND_MODULES, setting, players, chance });
}

/** A game whose table was just laid out. */
export function laidAlone() {
	const [first] = played();
	if (!first) throw new Error('a game begins with its table');
	return { steps: [[...first.events]], sealed: null };
}

/** A game dealt from a box, in the midst of its chapter: the next turn begins. */
export function inMidChapter() {
	const steps: TableEvent[][] = [];
	for (const { events, after } of played('box')) {
		steps.push([...events]);
		if (after.round === 3 && after.turn?.recruit === 'open' && after.question === null)
			return { steps, sealed: null };
	}
	throw new Error('this game never comes to its third round');
}

/** A game that was played to its end. */
export const playedAlone = () => ({
	steps: [...played()].map(({ events }) => [...events]),
	sealed: null
});
