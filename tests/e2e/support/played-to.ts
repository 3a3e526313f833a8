import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../../src/lib/games/heritage/boards/registry.ts';
import { playChapter } from '../../../src/lib/games/heritage/players/play.ts';
import { randomPlayer } from '../../../src/lib/games/heritage/players/random.ts';
import { standAlone } from '../../../src/lib/games/heritage/players/stand-alone.ts';
import type { TableEvent } from '../../../src/lib/games/heritage/table/events.ts';
import type { Setting } from '../../../src/lib/games/heritage/table/setting.ts';
import type { Table } from '../../../src/lib/games/heritage/table/table.ts';
import type { Era } from '../../../src/lib/games/heritage/vocabulary.ts';

/** Where a game stands still: at what is asked before play, at the last turn of a round that may recruit, or of all whose vampires one sleeps, or at its end. */
export type Moment = { readonly players?: number; readonly era?: Era } & (
	| { readonly at: 'set-up' }
	| { readonly at: 'turn'; readonly round: number }
	| { readonly at: 'sleeper' }
	| { readonly at: 'end' }
);

const SEED = 7;

/** A game as simple players play it, the same one each time, as far as a moment of it; laid out as `brought` says. */
export function gameUpTo(
	{ players = 3, era = 1, ...moment }: Moment,
	brought: (setting: Setting) => Setting = (setting) => setting
): {
	readonly steps: TableEvent[][];
	readonly sealed: null;
} {
	const chance = seededChance(SEED);
	const setting = brought(standAlone({ players, era, dealer: 'app' }, chance));
	const seats = Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer]));
	const game = { battlegrounds: BATTLEGROUND_MODULES, setting, players: seats, chance };
	const steps = [...playChapter(game)];
	const last = steps.findLastIndex(({ after }) => isAt(after, moment));
	if (last < 0) throw new Error(`this game never comes to ${JSON.stringify(moment)}`);
	return { steps: steps.slice(0, last + 1).map(({ events }) => [...events]), sealed: null };
}

function isAt({ phase, question, turn, round, bloodlines }: Table, moment: Moment): boolean {
	const mayRecruit = phase === 'play' && !question && turn?.recruit === 'open';
	switch (moment.at) {
		case 'set-up':
			return phase === 'set-up' && question !== null && question.seat !== null;
		case 'turn':
			return mayRecruit && round === moment.round;
		case 'sleeper': {
			const vampires = mayRecruit ? bloodlines[turn.seat]?.vampires : undefined;
			return Object.values(vampires ?? {}).some(({ torpor }) => torpor);
		}
		case 'end':
			return phase === 'finished';
	}
}
