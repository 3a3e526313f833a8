import fc from 'fast-check';
import { expect, it } from 'vitest';
import { totalsOf } from '../../../../src/lib/games/vendetta/count/parts.ts';
import { rankingOf } from '../../../../src/lib/games/vendetta/count/places.ts';
import type { FinalCount, SeatCount } from '../../../../src/lib/games/vendetta/count/shapes.ts';
import { partsOf, scoreOf } from '../../../../src/lib/games/vendetta/table/scoring.ts';
import type { Player, Table } from '../../../../src/lib/games/vendetta/table/table.ts';
import { runs } from '../../../support/long.ts';
import { cardsWith, ruling } from '../cards.ts';
import { seatIds } from '../evening.ts';
import { planning } from '../world.ts';

/* People count what lies on the table, part by part; the app knows the table whole. Both come to the same places. */

const WINS_TIES = ['ally-1', 'ally-2'];
const cards = cardsWith({
	allies: Object.fromEntries(WINS_TIES.map((ally) => [ally, ruling({ rule: 'wins-ties' })]))
});

const tables = [
	...[3, 4, 5].map((players) => ({ teams: false, table: planning(players, { cards }).table })),
	...[4, 6].map((players) => ({
		teams: true,
		table: planning(players, { cards, teams: true }).table
	}))
];

const anyHoldings = fc.record({
	influence: fc.integer({ min: 0, max: 3 }),
	blood: fc.integer({ min: 1, max: 2 }),
	tokens: fc.integer({ min: 0, max: 2 }),
	victims: fc.integer({ min: 0, max: 1 }),
	drained: fc.subarray(['victim', 'ally-3']),
	relic: fc.boolean()
});

const anyEnd = fc
	.constantFrom(...tables)
	.chain(({ teams, table }) => {
		const seats = seatIds(Object.keys(table.players).length);
		const { length } = seats;
		return fc.record({
			teams: fc.constant(teams),
			table: fc.constant(table),
			holdings: fc.array(anyHoldings, { minLength: length, maxLength: length }),
			winners: fc.array(fc.constantFrom(...seats), { maxLength: 2 }),
			/** The first to go out first. */
			gone: fc.shuffledSubarray(seats, { maxLength: length - 1 }),
			rounds: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: length, maxLength: length }),
			ambition: fc.constantFrom(...seats)
		});
	})
	.map(({ teams, table, holdings, winners, gone, rounds, ambition }) => {
		const inOrder = rounds.toSorted((a, b) => a - b);
		const players = Object.fromEntries(
			holdings.map(({ influence, blood, tokens, victims, drained, relic }, at) => {
				const seat = `s${at + 1}`;
				const before = table.players[seat] ?? expect.fail(`nobody at ${seat}`);
				const turn = gone.indexOf(seat);
				const winning = WINS_TIES.filter((_, index) => winners[index] === seat);
				const player: Player = {
					...before,
					influence,
					blood,
					tokens,
					alliance: [...Array.from({ length: victims }, () => 'victim'), ...winning],
					drained,
					relic: relic ? { card: 'relic-1', used: false } : null,
					out: turn < 0 ? null : { round: inOrder[turn] ?? 1, after: turn }
				};
				return [seat, player];
			})
		);
		return { teams, table: { ...table, players, ambition } };
	});

/** What people would count at the end of this game. */
function counted(table: Table): FinalCount {
	const players = Object.entries(table.players);
	const seatCount = (seat: string, { out }: Player): SeatCount => {
		if (out) return { out: out.round as 1 | 2 | 3 };
		const { tokens, ...parts } = partsOf(table, seat);
		return { ...parts, tokens: 0 - tokens };
	};
	return {
		seats: Object.fromEntries(players.map(([seat, player]) => [seat, seatCount(seat, player)])),
		blood: Object.fromEntries(players.map(([seat, { blood }]) => [seat, blood])),
		winsTies: players.flatMap(([seat, { alliance }]) =>
			WINS_TIES.some((ally) => alliance.includes(ally)) ? [seat] : []
		),
		ambition: table.ambition,
		wentOut: players
			.filter(([, { out }]) => out !== null)
			.sort(([, a], [, b]) => (a.out?.after ?? 0) - (b.out?.after ?? 0))
			.map(([seat]) => seat)
	};
}

it('I17: a game the app knows whole ends as the same game counted from the box', () =>
	fc.assert(
		fc.property(anyEnd, ({ teams, table }) => {
			const count = counted(table);
			const seats = seatIds(Object.keys(table.players).length);
			const { places } = rankingOf({ seats, teams }, count);
			const score = scoreOf(table);
			expect(score.seats.map(({ seat, place }) => [seat, place])).toEqual(
				seats.map((seat) => [seat, places.findIndex((place) => place.seats.includes(seat)) + 1])
			);
			const totals = totalsOf(count);
			for (const { seat, total, out } of score.seats) expect(totals[seat]).toBe(out ? null : total);
		}),
		{ numRuns: runs(300) }
	));
