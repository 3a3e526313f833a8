import { describe, expect, test } from 'vitest';
import { clanDeciders } from '../../../../src/lib/games/heritage/clans/clans.ts';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { clanTable, play, schemeCard } from '../clans/clan-kit.ts';
import { BOTH, joined, vampire } from '../table/kit.ts';

const market: Effect = {
	do: 'black-market',
	offer: [{ do: 'gain', what: 'power', amount: 1 }]
};
const turnOf = (seat: string): Correction => ({
	set: 'turn',
	firstPlayer: 's1',
	seat,
	round: 1,
	recruit: 'done',
	schemes: 0
});

describe.each(BOTH)(
	'reading blackMarket: any player, on the own turn, free, one boon of the own bloodline, dealt by the %s',
	(dealer) => {
		const opened = (seat: string) =>
			clanTable(
				dealer,
				[
					turnOf(seat),
					joined('s2', 'c2', 'l2'),
					vampire('c2', 'l2', { boons: ['brujah', 'gangrel'] })
				],
				{
					schemes: [schemeCard([market])],
					events: [{ type: 'MarketOpened', seat: 's1', scheme: 'scheme' }]
				}
			);
		const use = (table: Table, seat: string, from: string, clan: 'brujah' | 'gangrel') =>
			clanDeciders.UseMarket(table, { type: 'UseMarket', seat, scheme: 'scheme', from, clan });
		/** What the market did, or why not. */
		const outcome = (table: Table, ...by: [string, string, 'brujah' | 'gangrel']) => {
			const beginning = use(table, ...by);
			if (!beginning.accepted) return beginning.refusal.reason;
			const tasks = beginning.resolution.tasks.map(({ task }) => task);
			const went = play(beginning.events.reduce(evolveTable, table), tasks);
			return { events: went.events, turn: went.table.turn };
		};
		const gained = (id: string) => [{ type: 'TokensChanged', vampire: id, power: 1, infamy: 0 }];

		test('the owner may, and any other player, for the vampire whose boon it was', () => {
			expect(outcome(opened('s1'), 's1', 'l1', 'brujah')).toMatchObject({ events: gained('l1') });
			expect(outcome(opened('s2'), 's2', 'c2', 'gangrel')).toMatchObject({
				events: gained('c2')
			});
		});

		test('a boon of any clan will do', () => {
			expect(outcome(opened('s2'), 's2', 'c2', 'brujah')).toMatchObject({ events: gained('c2') });
		});

		test('only on the own turn', () => {
			expect(outcome(opened('s1'), 's2', 'c2', 'gangrel')).toBe('not-your-turn');
		});

		test('it costs neither recruit nor scheme nor power', () => {
			const table = opened('s2');
			expect(outcome(table, 's2', 'c2', 'gangrel')).toMatchObject({ turn: table.turn });
		});

		test('the boon comes out of the own bloodline', () => {
			expect(outcome(opened('s2'), 's2', 'l1', 'brujah')).toBe('bearer-not-in-bloodline');
		});
	}
);
