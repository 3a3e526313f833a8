import { seededChance } from '../../src/lib/games/core/chance.ts';
import type { CardSet } from '../../src/lib/games/vendetta/cards.ts';
import { tablesAfter } from '../../src/lib/games/vendetta/looking-back/moments.ts';
import { openSet } from '../../src/lib/games/vendetta/open/open-set.ts';
import { playMatch } from '../../src/lib/games/vendetta/players/match.ts';
import { randomPlayer } from '../../src/lib/games/vendetta/players/random.ts';
import { evolveTable } from '../../src/lib/games/vendetta/table/evolve.ts';
import type { TableEvent } from '../../src/lib/games/vendetta/table/events.ts';
import { EMPTY_TABLE } from '../../src/lib/games/vendetta/table/table.ts';
import { plainCards } from '../unit/vendetta/cards.ts';
import { settingFor } from '../unit/vendetta/kit.ts';
import { median } from './median.ts';
import { calibration, perSecond } from './search.ts';

const ROUNDS = 5;
const GAMES = 30;
/** So many games until the machine is warm. */
const WARM = 150;

/** A game of four random players with so many a seed; what happened in it. */
function gameOf(cards: CardSet, seed: number): readonly TableEvent[] {
	const setting = settingFor(4, { cards });
	const players = Object.fromEntries(setting.seats.map(({ seat }) => [seat, randomPlayer]));
	const chance = seededChance(seed);
	const log: TableEvent[] = [];
	playMatch(
		setting,
		players,
		seededChance(seed + 1_000),
		() => chance,
		({ events }) => log.push(...events)
	);
	return log;
}

const play =
	(cards: CardSet, games = GAMES) =>
	() => {
		for (let game = 0; game < games; game++) gameOf(cards, game);
		return games;
	};

/**
 * Games of four random players that a core plays in a second, with cards that say nothing and with the open set, beside the
 * loop that machines are measured by; they take turns round by round, so that a busy machine is busy for all.
 */
export function measureVendettaGames() {
	calibration();
	for (const cards of [plainCards, openSet]) play(cards, WARM)();
	const rounds = Array.from({ length: ROUNDS }, () => ({
		calibration: perSecond(calibration),
		plain: perSecond(play(plainCards)),
		open: perSecond(play(openSet))
	}));
	const figure = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of));
	return {
		calibration: figure((one) => one.calibration),
		plain: figure((one) => one.plain),
		open: figure((one) => one.open)
	};
}

/** Milliseconds of processor time to fold a finished game, and to come to each moment of it, one after the other. */
export function measureVendettaFolding() {
	const log = gameOf(openSet, 7);
	const timed = (work: () => unknown) => {
		const rounds = Array.from({ length: ROUNDS }, () => 1_000 / perSecond(() => (work(), 1)));
		return median(rounds);
	};
	return {
		events: log.length,
		fold: timed(() => log.reduce(evolveTable, EMPTY_TABLE)),
		moments: timed(() => tablesAfter(log))
	};
}
