import { describe, expect, test } from 'vitest';
import {
	boxSet,
	NOTHING_TOLD,
	toldClanCard
} from '../../../../src/lib/games/vendetta/box/box-set.ts';
import { clanCardOf } from '../../../../src/lib/games/vendetta/table/where.ts';
import {
	nextToActWords,
	powersAt,
	rewardsWords,
	tieOrderWords,
	turnsLeftWords,
	turnWords
} from '../../../../src/lib/ui/vendetta/box/conductor-words.ts';
import { asItLies, correctionsOf } from '../../../../src/lib/ui/vendetta/box/correcting.ts';
import { changesOf } from '../../../../src/lib/ui/vendetta/box/changes-told.ts';
import { whyTotal } from '../../../../src/lib/ui/vendetta/play/ranking-words.ts';
import { Speaker } from '../../../../src/lib/ui/speaker.ts';
import { settingFor } from '../../vendetta/kit.ts';
import { World } from '../../vendetta/world.ts';

const by = new Speaker({ s1: 'Ada', s2: 'Ben', s3: 'Cleo', s4: 'Dee' }, null);

/** Four play with the box; Ben has the Ambition token. */
function conducted(): World {
	const world = new World();
	const setting = settingFor(4, { dealer: 'box', first: 's2', cards: boxSet(NOTHING_TOLD) });
	world.give({ type: 'SetTable', setting });
	for (const [seat, clan] of [
		['s2', 'gangrel'],
		['s3', 'tremere'],
		['s4', 'ventrue'],
		['s1', 'brujah']
	] as const)
		world.give({ type: 'ChooseClan', seat, clan });
	while (world.table.question?.prompt === 'ally')
		world.answer(world.table.question.options[0] ?? '');
	return world;
}

function plays(world: World, seat: string, id: string, kind: 'conflict' | 'plain', power: number) {
	const card = clanCardOf(world.table, id) ?? expect.fail(id);
	const clanCards = [toldClanCard(card, { kind, power })];
	const cards = { clanCards, allies: [], relics: [], locationCards: [] };
	return world.give(
		{ type: 'DescribeCards', cards },
		{ type: 'PlayCard', seat, card: id, at: '1', face: 'up', blood: 1 },
		{ type: 'EndTurn', seat }
	);
}

describe('The conductor says', () => {
	test('whose turn it is, who is next, and how many turns are left', () => {
		const world = conducted();
		expect(turnWords(world.table, by)).toBe('Ben’s turn, 1 of 2');
		expect(turnsLeftWords(world.table, by)).toBe(
			'Then Cleo, Dee and Ada. 8 turns left this round.'
		);
		plays(world, 's2', 'gangrel-1', 'conflict', 3);
		expect(turnWords(world.table, by)).toBe('Cleo’s turn, 1 of 2');
		expect(turnsLeftWords(world.table, by)).toBe('Then Dee, Ada and Ben. 7 turns left this round.');
	});

	test('whose card acts next, who wins ties, what each place brings, and why a total is what it is', () => {
		const world = conducted();
		plays(world, 's2', 'gangrel-1', 'conflict', 3);
		plays(world, 's3', 'tremere-1', 'conflict', 5);
		world.resolve().tokens();
		expect(nextToActWords(world.table, by)).toBe('Conflict. Next: Cleo’s Tremere card 1.');
		expect(tieOrderWords(world.table, by)).toBe('Ties: Ben, then Cleo, then Dee, then Ada.');
		expect(rewardsWords(world.table, '1')).toBe(
			'1st: the Ally and 1 Influence. 2nd: a Victim and 1 Influence. 3rd: nothing.'
		);
		expect(rewardsWords(world.table, 'haven')).toMatch(
			/^1st: the Ally, the Ambition token and 2 Influence\./
		);
		world.give({
			type: 'TellChanges',
			by: 's2',
			card: null,
			changes: [{ change: 'power', slot: 1, by: 2 }]
		});
		expect(powersAt(world.table, '1').map(({ seat, total }) => [seat, total])).toEqual([
			['s2', 6],
			['s3', 6]
		]);
		expect(whyTotal(world.table, '1', 's2', by)).toEqual([
			'Gangrel card 1: printed 3',
			'Gangrel card 1: +2, from the table',
			'Deployed Blood: +1'
		]);
		world.answer('done');
		expect(nextToActWords(world.table, by)).toBeNull();
	});
});

describe('What was set on a sheet', () => {
	test('is told as changes, and nothing that stayed as it was', () => {
		const world = conducted();
		plays(world, 's2', 'gangrel-1', 'conflict', 3);
		const none = { blood: {}, influence: {}, deployed: {}, power: {}, cards: {}, players: {} };
		expect(changesOf(world.table, '1', none)).toEqual([]);
		const set = { ...none, blood: { s1: -2, s2: 0 }, power: { 1: 1 }, cards: { 1: 'haven' } };
		expect(changesOf(world.table, '1', set)).toEqual([
			{ change: 'power', slot: 1, by: 1 },
			{ change: 'blood', seat: 's1', by: -2 },
			{ change: 'move', slot: 1, at: 'haven', position: 's2' }
		]);
	});

	test('corrects only what is otherwise, and an Ally changes hands', () => {
		const world = conducted();
		world.give({
			type: 'CorrectTable',
			corrections: [{ set: 'alliance', seat: 's1', alliance: ['victim', 'ally-9'], drained: [] }]
		});
		const wanted = asItLies(world.table);
		expect(correctionsOf(world.table, wanted)).toEqual([]);
		const [one, two] = [wanted.players['s1'], wanted.players['s2']];
		if (!one || !two) throw new Error('nobody plays');
		one.allies['ally-9'] = '';
		two.allies['ally-9'] = 'drained';
		two.blood = 4;
		wanted.ambition = 's3';
		world.give({
			type: 'CorrectTable',
			corrections: [...correctionsOf(world.table, wanted)]
		});
		expect(world.player('s1').alliance).toEqual(['victim']);
		expect(world.player('s2')).toMatchObject({ drained: ['ally-9'], blood: 4 });
		expect(world.table.ambition).toBe('s3');
	});
});
