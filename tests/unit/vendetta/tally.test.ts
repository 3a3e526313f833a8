import { expect, it } from 'vitest';
import { fold } from '../../../src/lib/games/core/game.ts';
import { countedAs } from '../../../src/lib/games/vendetta/count/counting.ts';
import type { FinalCount } from '../../../src/lib/games/vendetta/count/shapes.ts';
import type { VendettaEvent } from '../../../src/lib/games/vendetta/events.ts';
import { sourcesOf } from '../../../src/lib/games/vendetta/sources.ts';
import { tallyOf, type PlayedEvening } from '../../../src/lib/games/vendetta/tally.ts';
import { vendetta } from '../../../src/lib/games/vendetta/vendetta.ts';
import { countOf, held, seatIds, setting } from './evening.ts';

/** An evening of these people, in their order; null: not counted. */
function evening(names: readonly string[], count: FinalCount | null, teams = false): PlayedEvening {
	const seats = seatIds(names.length);
	const events: VendettaEvent[] = [
		{ type: 'EveningBegun', seats, setting: setting(names.length, { teams }) },
		...(count ? [{ type: 'CountRecorded', ...countedAs({ seats, teams }, count) } as const] : [])
	];
	return {
		state: fold(vendetta.evolve, vendetta.initial, events),
		people: Object.fromEntries(
			seats.map((seat, index) => {
				const name = names[index] ?? '';
				return [seat, { key: name.toLowerCase(), name }];
			})
		)
	};
}

it('counts who played, who was Prince, the mean and the best, whatever seat they had', () => {
	const { evenings, players } = tallyOf([
		evening(['Ada', 'Ben', 'Cleo'], countOf([held(9), held(12), held(10)])),
		evening(['ben', 'Cleo', 'Ada'], countOf([held(15), held(3), held(4)]))
	]);
	expect(evenings).toBe(2);
	expect(players).toEqual([
		{ key: 'ben', name: 'ben', played: 2, won: 2, mean: 13.5, best: 15 },
		{ key: 'ada', name: 'Ada', played: 2, won: 0, mean: 6.5, best: 9 },
		{ key: 'cleo', name: 'Cleo', played: 2, won: 0, mean: 6.5, best: 10 }
	]);
});

it('leaves out what is not counted, and counts nothing of who was out', () => {
	const { evenings, players } = tallyOf([
		evening(['Ada', 'Ben', 'Cleo'], null),
		evening(['Ada', 'Ben', 'Cleo'], countOf([{ out: 2 }, held(2), held(1)]))
	]);
	expect(evenings).toBe(1);
	expect(players.at(-1)).toEqual({
		key: 'ada',
		name: 'Ada',
		played: 1,
		won: 0,
		mean: null,
		best: null
	});
	expect(tallyOf([])).toEqual({ evenings: 0, players: [], clans: [] });
});

it('in teams both are Prince, and each has their own Influence', () => {
	const names = ['Ada', 'Ben', 'Cleo', 'Dora'];
	const { players, clans } = tallyOf([
		evening(names, countOf([held(9), held(1), held(2), held(3)]), true)
	]);
	expect(players.map(({ name, won, mean }) => [name, won, mean])).toEqual([
		['Ada', 1, 9],
		['Cleo', 1, 2],
		['Dora', 0, 3],
		['Ben', 0, 1]
	]);
	expect(clans.map(({ clan, won }) => [clan, won])).toEqual([
		['brujah', 1],
		['gangrel', 0],
		['malkavian', 1],
		['nosferatu', 0]
	]);
});

it('says where Influence came from, in the mean, and nothing of who was out', () => {
	const sources = sourcesOf([
		evening(['Ada', 'Ben', 'Cleo'], countOf([held(9, { alliance: 4 }), held(2), { out: 1 }])),
		evening(['Ada', 'Ben', 'Cleo'], countOf([held(5, { tokens: 1 }), held(2), { out: 1 }])),
		evening(['Ada', 'Ben', 'Cleo'], null)
	]);
	expect(sources).toEqual([
		{
			key: 'ada',
			name: 'Ada',
			counted: 2,
			mean: { pool: 7, alliance: 2, drained: 0, relic: 0, tokens: -0.5 }
		},
		{
			key: 'ben',
			name: 'Ben',
			counted: 2,
			mean: { pool: 2, alliance: 0, drained: 0, relic: 0, tokens: 0 }
		}
	]);
});
