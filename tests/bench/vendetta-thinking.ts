import { seededChance } from '../../src/lib/games/core/chance.ts';
import { openSet } from '../../src/lib/games/vendetta/open/open-set.ts';
import { playMatch } from '../../src/lib/games/vendetta/players/match.ts';
import type { ComputerPlayer, SeatView } from '../../src/lib/games/vendetta/players/player.ts';
import { quickPlayer } from '../../src/lib/games/vendetta/players/quick.ts';
import { think } from '../../src/lib/ui/vendetta/thinking/think.ts';
import { settingFor } from '../unit/vendetta/kit.ts';
import { measureThinking, type Thinking } from './thinking.ts';

const PLAYERS = [3, 6];
/** Of all decisions of a game, one in so many. */
const EVERY = 5;

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

/** How long strong players of Vendetta think about a decision. */
export const measureStrong = (): Thinking =>
	measureThinking(positions(), (view, seed, now) =>
		[...think({ view, strength: 'strong', seed }, now)].some(
			({ found }) => found !== null && found.tried.length > 0
		)
	);
