import { seededChance } from '../../src/lib/games/core/chance.ts';
import { openSet } from '../../src/lib/games/vendetta/open/open-set.ts';
import { playMatch } from '../../src/lib/games/vendetta/players/match.ts';
import type { ComputerPlayer, SeatView } from '../../src/lib/games/vendetta/players/player.ts';
import { quickPlayer } from '../../src/lib/games/vendetta/players/quick.ts';
import { think } from '../../src/lib/ui/vendetta/thinking/think.ts';
import { settingFor } from '../unit/vendetta/kit.ts';
import { processorClock } from './advice.ts';
import { quantile } from './clients.ts';
import { SLOWER } from './program.ts';

const PLAYERS = [3, 6];
/** Of all decisions of a game, one in so many. */
const EVERY = 5;
const WARM = 4;

/** Decisions of games of medium players, at the smallest table and the largest. */
function positions(): readonly SeatView[] {
	const met: SeatView[] = [];
	for (const players of PLAYERS) {
		const setting = settingFor(players, { cards: openSet, teams: players === 6, relics: true });
		const quick = quickPlayer();
		const noting: ComputerPlayer = (view, chance) => {
			met.push(view);
			return quick(view, chance);
		};
		const chance = seededChance(players);
		const seats = Object.fromEntries(setting.seats.map(({ seat }) => [seat, noting]));
		playMatch(setting, seats, chance, () => chance);
	}
	return met.filter((_, at) => at % EVERY === 0);
}

/**
 * How long strong players think about a decision on a processor so much slower, in milliseconds. No browser slows a worker down as it
 * does a page, so that the clock which ends the thinking goes faster instead: so much processor time by so many.
 */
export function measureStrong() {
	const took: number[] = [];
	for (const [at, view] of positions().entries()) {
		const spent = processorClock();
		const now = () => SLOWER * spent();
		const reports = [...think({ view, strength: 'strong', seed: at }, now)];
		// What was clear at a glance is no thinking.
		if (reports.some(({ found }) => found !== null && found.tried.length > 0)) took.push(now());
	}
	const warm = took.slice(WARM);
	return {
		decisions: warm.length,
		p50: quantile(warm, 0.5),
		p99: quantile(warm, 0.99),
		slowest: Math.max(...warm)
	};
}
