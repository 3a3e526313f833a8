import { seededChance } from '../../src/lib/games/core/chance.ts';
import { openSet } from '../../src/lib/games/rivals/open/open-set.ts';
import { greedyPlayer } from '../../src/lib/games/rivals/players/greedy.ts';
import { playMatch } from '../../src/lib/games/rivals/players/match.ts';
import type { ComputerPlayer } from '../../src/lib/games/rivals/players/player.ts';
import type { SeatView } from '../../src/lib/games/rivals/table/own-view.ts';
import { think } from '../../src/lib/ui/rivals/table/thinking/think.ts';
import { seatsOf, settingOf } from '../unit/rivals/table/random-match.ts';
import { measureThinking, type Thinking } from './thinking.ts';

const PLAYERS = [2, 4];
/** Of all decisions of a match, one in so many. */
const EVERY = 9;

/** Decisions of matches of medium players, at the smallest table and the largest. */
function positions(): readonly SeatView[] {
	const met: SeatView[] = [];
	for (const players of PLAYERS) {
		const noting: ComputerPlayer = (view, chance) => {
			met.push(view);
			return greedyPlayer(view, chance);
		};
		const chance = seededChance(players);
		const seats = Object.fromEntries(seatsOf(players).map((seat) => [seat, noting]));
		playMatch(settingOf(openSet, players), seats, chance, () => chance);
	}
	return met.filter((_, at) => at % EVERY === 0);
}

/** How long strong players of Rivals think about a decision. A few milliseconds: it was clear at a glance. */
export const measureStrongRivals = (): Thinking =>
	measureThinking(positions(), (view, seed, now) => {
		for (const report of think({ view, seed }, now)) void report;
		return now() > GLANCE_MS;
	});

const GLANCE_MS = 100;
