import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { greedyPlayer } from '../../../src/lib/games/vendetta/players/greedy.ts';
import { playMatch, type MatchStep } from '../../../src/lib/games/vendetta/players/match.ts';
import { randomPlayer } from '../../../src/lib/games/vendetta/players/random.ts';
import { evolveTable } from '../../../src/lib/games/vendetta/table/evolve.ts';
import type { TableEvent } from '../../../src/lib/games/vendetta/table/events.ts';
import { totalOf } from '../../../src/lib/games/vendetta/table/scoring.ts';
import type { Setting } from '../../../src/lib/games/vendetta/table/setting.ts';
import { EMPTY_TABLE, type Table } from '../../../src/lib/games/vendetta/table/table.ts';
import { watchGame } from '../../../scripts/simulation/vendetta/watch.ts';
import { limit, runs } from '../../support/long.ts';
import { plainCards, wordyCards } from './cards.ts';
import { readingsBy, settingFor } from './kit.ts';

type Shape = { readonly players: number; readonly teams: boolean };
const SHAPES: readonly Shape[] = [
	{ players: 3, teams: false },
	{ players: 4, teams: false },
	{ players: 5, teams: false },
	{ players: 4, teams: true },
	{ players: 6, teams: true }
];

/** Who sits at a table: random players, greedy ones, or both in turn. */
const SITTING = {
	random: [randomPlayer],
	greedy: [greedyPlayer],
	mixed: [randomPlayer, greedyPlayer]
} as const;

const gamesAt = (shapes: readonly Shape[]) =>
	fc.record({
		seed: fc.nat(),
		shape: fc.constantFrom(...shapes),
		sitting: fc.constantFrom('random', 'greedy', 'mixed'),
		cards: fc.constantFrom('plain', 'wordy'),
		shift: fc.nat(80),
		readings: fc.oneof(fc.constant(null), fc.nat()),
		relics: fc.boolean(),
		locationCards: fc.boolean()
	});
const games = gamesAt(SHAPES);
type Played = (typeof games extends fc.Arbitrary<infer T> ? T : never) & object;

const settingOf = ({ shape, cards, shift, relics, locationCards, readings }: Played): Setting =>
	settingFor(shape.players, {
		teams: shape.teams,
		relics,
		locationCards,
		readings: readings === null ? {} : readingsBy(readings),
		cards: cards === 'plain' ? plainCards : wordyCards(shift)
	});

function play(game: Played, look?: (step: MatchStep) => unknown): Table {
	const setting = settingOf(game);
	const players = SITTING[game.sitting];
	const seats = Object.fromEntries(
		setting.seats.map(({ seat }, at) => [seat, players[at % players.length] ?? randomPlayer])
	);
	const chance = seededChance(game.seed + 1);
	return playMatch(setting, seats, seededChance(game.seed), () => chance, look);
}

describe('Random and greedy games', () => {
	// 500 games: a hundred at each kind of table.
	test.each(SHAPES)(
		'of $players (teams: $teams) end, keep every card in one place, and break no invariant (I1–I6, I8–I12, I14, I15)',
		(shape) => {
			fc.assert(
				fc.property(gamesAt([shape]), (game) => {
					const watch = watchGame();
					const faults: string[] = [];
					const table = play(game, (step) => faults.push(...watch.step(step)));
					expect([...faults, ...watch.end(table)]).toEqual([]);
					expect(table.phase).toBe('finished');
				}),
				{ numRuns: runs(100) }
			);
		},
		limit(90_000)
	);

	test('fold to the table as it was decided, count as their parts, and deal the same again (I12)', () => {
		fc.assert(
			fc.property(games, (game) => {
				const logs: (readonly TableEvent[])[] = [[], []];
				const [once, again] = [0, 1].map((nth) =>
					play(game, ({ events }) => {
						logs[nth] = [...(logs[nth] ?? []), ...events];
					})
				);
				const [log = [], other = []] = logs;
				expect(other).toEqual(log);
				expect(log.reduce(evolveTable, EMPTY_TABLE)).toEqual(once);
				expect(again).toEqual(once);
				for (const { parts, total } of once?.score?.seats ?? []) expect(total).toBe(totalOf(parts));
			}),
			{ numRuns: runs(6) }
		);
	});

	test('hold to the hand: with plain cards what is in hand and deployed is two more than was kept (I7)', () => {
		fc.assert(
			fc.property(games, (game) => {
				play({ ...game, cards: 'plain', relics: false, locationCards: false }, ({ table }) => {
					if (table.phase !== 'round') return;
					for (const [seat, { hand, deck }] of Object.entries(table.players)) {
						const deployed = table.deployed.filter(({ owner }) => owner === seat).length;
						expect(hand + deployed - 2).toBe(7 - deck);
					}
				});
			}),
			{ numRuns: runs(6) }
		);
	});

	test('name no card before it opens, in no event and in no table', () => {
		fc.assert(
			fc.property(games, (game) => {
				play(game, ({ table, events, sealed }) => {
					for (const [seat, { secret, seen }] of Object.entries(table.players)) {
						const own = sealed.seats[seat]?.[secret];
						if (!own) continue;
						const { cards: _, ...setting } = table.setting ?? expect.fail('no table');
						const told = JSON.stringify([
							{ ...table, setting },
							events.filter(({ type }) => type !== 'TableSet')
						]);
						for (const card of [...own.deck, ...own.hand, ...Object.values(own.faces)])
							if (!seen.includes(card)) expect(told).not.toContain(`"${card}"`);
					}
				});
			}),
			{ numRuns: runs(6) }
		);
	});

	test('greedy players end their games too, and win more than random ones', () => {
		let wins = 0;
		const games = 40;
		for (let seed = 0; seed < games; seed++) {
			const setting = settingFor(4);
			const seats = Object.fromEntries(
				setting.seats.map(({ seat }, at) => [seat, at === seed % 4 ? greedyPlayer : randomPlayer])
			);
			const chance = seededChance(seed + 100);
			const { score } = playMatch(setting, seats, seededChance(seed), () => chance);
			if (score?.seats[seed % 4]?.place === 1) wins++;
		}
		expect(wins).toBeGreaterThan((games / 4) * 1.4);
	});
});
