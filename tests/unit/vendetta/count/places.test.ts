import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOut, partsOf, totalOf } from '../../../../src/lib/games/vendetta/count/parts.ts';
import { rankingOf } from '../../../../src/lib/games/vendetta/count/places.ts';
import type { FinalCount, SeatCount } from '../../../../src/lib/games/vendetta/count/shapes.ts';
import type { AtTable } from '../../../../src/lib/games/vendetta/seating.ts';
import { countOf, held, seatIds } from '../evening.ts';

const alone = (seats: number): AtTable => ({ seats: seatIds(seats), teams: false });
const inTeams = (seats: number): AtTable => ({ seats: seatIds(seats), teams: true });

/** The order of the places, each as its seats and what puts it before the next. */
const orderOf = (table: AtTable, count: FinalCount): string[] =>
	rankingOf(table, count).places.map(({ seats, ahead }) => `${seats.join('+')} ${ahead ?? 'last'}`);
const askedOf = (table: AtTable, count: FinalCount): string[] =>
	rankingOf(table, count).asked.map(
		({ by, seats, isKnown }) => `${by} of ${seats.join()}${isKnown ? '' : '?'}`
	);

describe('a total [END OF THE GAME]', () => {
	it('adds Pool, Alliance, drained cards and relic, and takes 1 away for each Diablerie token', () => {
		const count = held(7, { alliance: 5, drained: 2, relic: 2, tokens: 2 });
		expect(totalOf(count)).toBe(14);
		expect(partsOf(count, true)).toEqual([
			{ part: 'pool', value: 7 },
			{ part: 'alliance', value: 5 },
			{ part: 'drained', value: 2 },
			{ part: 'relic', value: 2 },
			{ part: 'tokens', value: -2 }
		]);
	});

	it('leaves the relic out where none is played with, and has no -0', () => {
		const parts = partsOf(held(3), false);
		expect(parts.map(({ part }) => part)).toEqual(['pool', 'alliance', 'drained', 'tokens']);
		expect(JSON.stringify(parts.at(-1))).toBe('{"part":"tokens","value":0}');
	});

	it('may fall below 0', () => expect(totalOf(held(0, { tokens: 2 }))).toBe(-2));

	it('is none of who is out [DIABLERIE]', () => {
		expect(totalOf({ out: 2 })).toBeNull();
		expect(partsOf({ out: 2 }, true)).toEqual([]);
	});
});

describe('the order [END OF THE GAME]', () => {
	it('goes by Influence, whatever Blood is left', () => {
		const count = countOf([held(9), held(12), held(10)], { blood: { s1: 20 }, ambition: 's1' });
		expect(orderOf(alone(3), count)).toEqual(['s2 influence', 's3 influence', 's1 last']);
		expect(askedOf(alone(3), count)).toEqual([]);
	});

	it('V40: among equals by Blood in the Pool, then by turn order from the Ambition token', () => {
		const seats = [held(9), held(9), held(9), held(9)];
		const count = countOf(seats, { blood: { s1: 3, s2: 5, s3: 3, s4: 1 }, ambition: 's2' });
		expect(orderOf(alone(4), count)).toEqual(['s2 blood', 's3 order', 's1 blood', 's4 last']);
	});

	it('puts who went out later before who went out first, within a round as said (reading out)', () => {
		const seats = [{ out: 2 }, held(1), { out: 1 }, { out: 2 }, held(2)] as const;
		const count = countOf(seats, { ambition: 's2' });
		expect(orderOf(alone(5), { ...count, wentOut: ['s3', 's1', 's4'] })).toEqual([
			's5 influence',
			's2 in',
			's4 later',
			's1 later',
			's3 last'
		]);
		// Where nobody said, turn order from the Ambition token.
		expect(orderOf(alone(5), count).slice(2)).toEqual(['s4 order', 's1 later', 's3 last']);
	});

	it('asks for Blood of exactly those who are level, and for Ambition only after it', () => {
		const seats = [held(9), held(12), held(9)];
		expect(askedOf(alone(3), countOf(seats))).toEqual(['blood of s1,s3?']);
		expect(askedOf(alone(3), countOf(seats, { blood: { s1: 4, s3: 4 } }))).toEqual([
			'blood of s1,s3',
			'order of s1,s3?'
		]);
		expect(askedOf(alone(3), countOf(seats, { blood: { s1: 4, s3: 5 } }))).toEqual([
			'blood of s1,s3'
		]);
	});

	it('asks for each tie, at every place', () => {
		const seats = [held(9), held(12), held(9), held(12)];
		expect(askedOf(alone(4), countOf(seats))).toEqual(['blood of s2,s4?', 'blood of s1,s3?']);
	});

	it('turn order ends at the right of the holder', () => {
		const count = countOf([held(9), held(9), held(9)], {
			blood: { s1: 2, s2: 2, s3: 2 },
			ambition: 's3'
		});
		expect(orderOf(alone(3), count)).toEqual(['s3 order', 's1 order', 's2 last']);
	});

	it('reading winTies: a card that wins ties goes before Blood; of two such, turn order decides', () => {
		const seats = [held(9), held(9), held(9)];
		const one = countOf(seats, { winsTies: ['s3'], blood: { s1: 9, s2: 8, s3: 1 } });
		expect(orderOf(alone(3), one)).toEqual(['s3 card', 's1 blood', 's2 last']);
		const two = countOf(seats, { winsTies: ['s1', 's3'], ambition: 's2' });
		expect(orderOf(alone(3), two)).toEqual(['s3 order', 's1 card', 's2 last']);
		expect(askedOf(alone(3), two)).toEqual(['order of s1,s3']);
	});

	it('such a card helps nobody who is not level', () => {
		const count = countOf([held(9), held(8), held(7)], { winsTies: ['s3'] });
		expect(orderOf(alone(3), count)).toEqual(['s1 influence', 's2 influence', 's3 last']);
	});

	it('reading out: who is out comes last, the later one first, the same round by turn order', () => {
		const later = countOf([{ out: 1 }, held(0, { tokens: 2 }), { out: 3 }]);
		expect(orderOf(alone(3), later)).toEqual(['s2 in', 's3 later', 's1 last']);
		const same = countOf([{ out: 2 }, held(4), { out: 2 }]);
		expect(askedOf(alone(3), same)).toEqual(['order of s1,s3?']);
		expect(orderOf(alone(3), { ...same, ambition: 's2' })).toEqual([
			's2 in',
			's3 order',
			's1 last'
		]);
	});
});

describe('teams [TAG TEAM MODE]', () => {
	it('sit opposite each other, and their sums decide', () => {
		const count = countOf([held(1), held(6), held(12), held(6)]);
		expect(orderOf(inTeams(4), count)).toEqual(['s1+s3 influence', 's2+s4 last']);
		expect(rankingOf(inTeams(4), count).places.map(({ total }) => total)).toEqual([13, 12]);
	});

	it('six are three teams of two', () => {
		const count = countOf([held(1), held(2), held(3), held(1), held(2), held(3)]);
		expect(orderOf(inTeams(6), count)).toEqual([
			's3+s6 influence',
			's2+s5 influence',
			's1+s4 last'
		]);
	});

	it('a tie goes by the sum of Blood, then to the team with the first player in turn order', () => {
		const seats = [held(5), held(4), held(5), held(6)];
		const blood = { s1: 1, s2: 6, s3: 6, s4: 2 };
		expect(orderOf(inTeams(4), countOf(seats, { blood }))).toEqual(['s2+s4 blood', 's1+s3 last']);
		const level = countOf(seats, { blood: { ...blood, s1: 2 }, ambition: 's4' });
		expect(orderOf(inTeams(4), level)).toEqual(['s2+s4 order', 's1+s3 last']);
		expect(orderOf(inTeams(4), { ...level, ambition: 's1' })).toEqual([
			's1+s3 order',
			's2+s4 last'
		]);
	});

	it('reading teamOut: of a team with one out, the other counts alone, in Blood too', () => {
		const count = countOf([{ out: 2 }, held(4), held(9), held(5)], {
			blood: { s2: 3, s3: 4, s4: 2 }
		});
		expect(rankingOf(inTeams(4), count).places).toEqual([
			{ seats: ['s2', 's4'], total: 9, ahead: 'blood' },
			{ seats: ['s1', 's3'], total: 9, ahead: null }
		]);
		const gone = countOf([{ out: 1 }, { out: 2 }, held(1), { out: 3 }]);
		expect(orderOf(inTeams(4), gone)).toEqual(['s1+s3 in', 's2+s4 last']);
	});
});

describe('of every count', () => {
	const figure = fc.integer({ min: 0, max: 6 });
	const anyHeld: fc.Arbitrary<SeatCount> = fc.record({
		pool: figure,
		alliance: figure,
		drained: figure,
		relic: figure,
		tokens: fc.integer({ min: 0, max: 2 })
	});
	const anySeat = fc.oneof(
		{ weight: 5, arbitrary: anyHeld },
		{
			weight: 1,
			arbitrary: fc.record({ out: fc.constantFrom(1 as const, 2 as const, 3 as const) })
		}
	);
	const anyEnd = fc
		.record({ size: fc.integer({ min: 3, max: 6 }), teams: fc.boolean() })
		.map(({ size, teams }) => (teams ? inTeams(size > 4 ? 6 : 4) : alone(Math.min(size, 5))))
		.chain((table) =>
			fc.record({
				table: fc.constant(table),
				seats: fc.array(anySeat, { minLength: table.seats.length, maxLength: table.seats.length }),
				blood: fc.array(fc.integer({ min: 1, max: 3 }), {
					minLength: table.seats.length,
					maxLength: table.seats.length
				}),
				winsTies: fc.subarray([...table.seats], { maxLength: 2 }),
				ambition: fc.constantFrom(...table.seats)
			})
		)
		.map(({ table, seats, blood, ...ties }) => ({
			table,
			count: countOf(seats, {
				...ties,
				blood: Object.fromEntries(blood.map((drops, index) => [`s${index + 1}`, drops]))
			})
		}));

	it('a total is the sum of its parts', () =>
		fc.assert(
			fc.property(anyHeld, (count) => {
				const sum = partsOf(count, true).reduce((sum, { value }) => sum + value, 0);
				expect(totalOf(count)).toBe(sum);
			})
		));

	it('the order is strict, goes down, and has everybody in it once', () =>
		fc.assert(
			fc.property(anyEnd, ({ table, count }) => {
				const { places, asked } = rankingOf(table, count);
				expect(asked.every(({ isKnown }) => isKnown)).toBe(true);
				expect(places.flatMap(({ seats }) => seats).sort()).toEqual([...table.seats].sort());
				expect(places.slice(0, -1).every(({ ahead }) => ahead !== null)).toBe(true);
				expect(places.at(-1)?.ahead).toBeNull();
				const totals = places.map(({ total }) => total ?? -Infinity);
				expect([...totals].sort((a, b) => b - a)).toEqual(totals);
			})
		));

	it('what no tie asks for changes nothing', () =>
		fc.assert(
			fc.property(anyEnd, ({ table, count }) => {
				const { places, asked } = rankingOf(table, count);
				const needed = asked.flatMap(({ by, seats }) => (by === 'blood' ? seats : []));
				const blood = Object.fromEntries(
					Object.entries(count.blood).filter(([seat]) => needed.includes(seat))
				);
				expect(rankingOf(table, { ...count, blood }).places).toEqual(places);
			})
		));

	it('more Influence never costs a place', () =>
		fc.assert(
			fc.property(anyEnd, fc.nat(), ({ table, count }, at) => {
				const seat = table.seats[at % table.seats.length] ?? '';
				const one = count.seats[seat];
				if (!one || isOut(one)) return;
				const more = {
					...count,
					seats: { ...count.seats, [seat]: { ...one, pool: one.pool + 1 } }
				};
				const placeIn = (of: FinalCount) =>
					rankingOf(table, of).places.findIndex(({ seats }) => seats.includes(seat));
				expect(placeIn(more)).toBeLessThanOrEqual(placeIn(count));
			})
		));
});
