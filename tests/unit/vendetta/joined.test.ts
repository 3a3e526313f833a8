import { describe, expect, test } from 'vitest';
import { boxSet, NOTHING_TOLD } from '../../../src/lib/games/vendetta/box/box-set.ts';
import { openSet } from '../../../src/lib/games/vendetta/open/open-set.ts';
import { tableFaults } from '../../../src/lib/games/vendetta/table/invariants.ts';
import { settingFor } from './kit.ts';
import { World } from './world.ts';

const nothing = { clanCards: [], allies: [], relics: [], locationCards: [] };

describe('A game with the box that Elysium joins', () => {
	const joined = (firstRound: number, players = 4) => {
		const world = new World();
		const cards = boxSet(NOTHING_TOLD);
		world.give({
			type: 'SetTable',
			setting: settingFor(players, { dealer: 'box', first: 's1', cards, firstRound })
		});
		for (const [nth, clan] of (['brujah', 'gangrel', 'tremere', 'ventrue'] as const).entries())
			if (nth < players) world.give({ type: 'ChooseClan', seat: `s${nth + 1}`, clan });
		return world;
	};

	test.each([
		[4, 2, 3],
		[4, 3, 4],
		[3, 2, 4],
		[3, 3, 5]
	])(
		'with %i players in round %i has hands of %i cards, and waits for what lies there',
		(players, round, hand) => {
			const world = joined(round, players);
			expect(world.table).toMatchObject({ round, stage: null, phase: 'round' });
			expect(world.player('s1')).toMatchObject({ hand, deck: 9 - hand });
			expect(world.table.question).toMatchObject({ prompt: 'lies', about: { round } });
			expect(tableFaults(world.table)).toEqual([]);
		}
	);

	test('enters Pools and Alliances, asks what those Allies say, and feeds by them', () => {
		const world = joined(2);
		world.give({
			type: 'CorrectTable',
			corrections: [
				{ set: 'ambition', seat: 's3' },
				{ set: 'alliance', seat: 's2', alliance: ['ally-7', 'victim'], drained: [] },
				{ set: 'pool', seat: 's2', blood: 5, influence: 6 }
			]
		});
		expect(world.table.question).toMatchObject({ prompt: 'lies' });
		world.answer('done');
		expect(world.table.question).toMatchObject({ prompt: 'untold', about: { card: 'ally-7' } });
		const ally = { ...openSet.allies[0], id: 'ally-7', feed: 2 } as (typeof openSet.allies)[number];
		world.give({ type: 'DescribeCards', cards: { ...nothing, allies: [ally] } });
		expect(world.of('Fed')).toContainEqual({ type: 'Fed', seat: 's2', blood: 3 });
		expect(world.player('s2')).toMatchObject({ blood: 8, influence: 6 });
		expect(world.table.question).toMatchObject({ prompt: 'ally' });
		while (world.table.question?.prompt === 'ally')
			world.answer(world.table.question.options[0] ?? '');
		expect(world.table).toMatchObject({ stage: 'planning', turn: { seat: 's3' } });
		expect(world.player('s1').hand).toBe(4);
		expect(tableFaults(world.table)).toEqual([]);
	});

	test('joins no game that Elysium deals, and no round there is not', () => {
		const world = new World();
		world.refuses(
			{ type: 'SetTable', setting: settingFor(4, { firstRound: 2 }) },
			'joins-with-box'
		);
		world.refuses(
			{
				type: 'SetTable',
				setting: settingFor(4, {
					dealer: 'box',
					cards: boxSet(NOTHING_TOLD),
					firstRound: 2,
					rounds: 1
				})
			},
			'no-such-round'
		);
	});
});
