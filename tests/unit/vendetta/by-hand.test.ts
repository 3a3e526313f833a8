import { describe, expect, test } from 'vitest';
import {
	boxSet,
	doneByHand,
	NOTHING_TOLD,
	toldClanCard,
	toldOf,
	toldTogether
} from '../../../src/lib/games/vendetta/box/box-set.ts';
import { openSet } from '../../../src/lib/games/vendetta/open/open-set.ts';
import { tableFaults } from '../../../src/lib/games/vendetta/table/invariants.ts';
import { reasonsAt, totalsAt } from '../../../src/lib/games/vendetta/table/power.ts';
import { clanCardOf } from '../../../src/lib/games/vendetta/table/where.ts';
import { settingFor } from './kit.ts';
import { planning, World } from './world.ts';

const nothing = { clanCards: [], allies: [], relics: [], locationCards: [] };

/** A table with the box of which nobody has told a card: s1 Brujah, s2 Gangrel, s3 Tremere, s4 Ventrue. */
function boxed(players = 4, relics = false): World {
	const world = new World();
	const cards = boxSet(NOTHING_TOLD);
	world.give({
		type: 'SetTable',
		setting: settingFor(players, { dealer: 'box', first: 's1', cards, relics })
	});
	for (const [nth, clan] of (['brujah', 'gangrel', 'tremere', 'ventrue'] as const).entries())
		if (nth < players) world.give({ type: 'ChooseClan', seat: `s${nth + 1}`, clan });
	return world;
}

/** The Allies came. */
const dealt = (world: World): World => {
	while (world.table.question?.prompt === 'ally')
		world.answer(world.table.question.options[0] ?? '');
	return world;
};

const tells = (world: World, id: string, kind: 'plain' | 'conflict', power: number): World => {
	const card = clanCardOf(world.table, id) ?? expect.fail('no such card');
	const told = { ...nothing, clanCards: [toldClanCard(card, { kind, power })] };
	return world.give({ type: 'DescribeCards', cards: told });
};

describe('A box of which nobody has told the cards', () => {
	test('has nine cards a clan, and as many others as the box', () => {
		const { clanCards, allies, relics, locationCards } = boxSet(NOTHING_TOLD);
		expect(clanCards).toHaveLength(63);
		expect(clanCards.filter(({ starting }) => starting)).toHaveLength(14);
		expect([allies.length, relics.length, locationCards.length]).toEqual([30, 8, 7]);
	});

	test('told cards take the places of untold ones, whatever their ids', () => {
		const [brujah] = openSet.clanCards;
		const told = { ...nothing, clanCards: brujah ? [brujah] : [] };
		const { clanCards } = boxSet(told);
		expect(clanCards).toHaveLength(63);
		expect(toldOf(boxSet(told)).clanCards).toEqual([brujah]);
		const whole = boxSet(openSet);
		expect(toldOf(whole).clanCards).toHaveLength(63);
		expect(toldTogether(openSet, told).clanCards).toHaveLength(63);
	});

	test('a card is told when it opens, counts at once, and is known from then on', () => {
		const world = dealt(boxed());
		world.give({ type: 'PlayCard', seat: 's1', card: 'brujah-1', at: '1', face: 'up' });
		expect(totalsAt(world.table, '1')[0]?.total).toBe(0);
		tells(world, 'brujah-1', 'conflict', 4);
		expect(totalsAt(world.table, '1')[0]?.total).toBe(4);
		expect(clanCardOf(world.table, 'brujah-1')?.untold).toBeUndefined();
		world.refuses(
			{
				type: 'DescribeCards',
				cards: { ...nothing, allies: [{ ...openSet.allies[0], id: 'nobody' } as never] }
			},
			'not-of-the-box'
		);
	});

	test('a card may be told while the table asks which one it is, and is asked for again', () => {
		const world = dealt(boxed());
		world.give({ type: 'PlayCard', seat: 's1', at: '1', face: 'down', blood: 0 });
		world.resolve().tokens();
		const asked = world.table.question;
		expect(asked?.prompt).toBe('face');
		tells(world, 'brujah-2', 'plain', 5);
		expect(world.table.question).toMatchObject({ prompt: 'face' });
		expect(world.table.question?.id).not.toBe(asked?.id);
		world.answer('brujah-2');
		// Nobody has told what the Ally says that is won, so that is asked before it is.
		expect(world.table.question).toMatchObject({ prompt: 'untold', about: { card: 'ally-1' } });
		expect(world.of('ConflictRanked')[0]?.ranking[0]?.total).toBe(5);
	});

	test('a card that acts by hand waits for the table; whoever is alone has won, and nobody confirms it', () => {
		const world = dealt(boxed());
		world.give({ type: 'PlayCard', seat: 's1', card: 'brujah-1', at: '1', face: 'up', blood: 1 });
		tells(world, 'brujah-1', 'conflict', 4);
		world.give({ type: 'EndTurn', seat: 's1' });
		world.give({ type: 'PlayCard', seat: 's2', card: 'gangrel-1', at: '1', face: 'up', blood: 0 });
		tells(world, 'gangrel-1', 'plain', 2);
		world.resolve().tokens('s2');
		expect(world.table.question).toMatchObject({ prompt: 'manual', seat: 's1' });
		world.answer('done');
		expect(world.table.question).toMatchObject({ prompt: 'untold', about: { card: 'ally-1' } });
		expect(world.of('ConflictRanked')).toMatchObject([{ ranking: [{ seat: 's1' }] }]);
	});

	test('where two are left, the ranking waits for the table too', () => {
		const world = dealt(boxed());
		world.give({ type: 'PlayCard', seat: 's1', card: 'brujah-1', at: '1', face: 'up', blood: 1 });
		tells(world, 'brujah-1', 'conflict', 4);
		world.give({ type: 'EndTurn', seat: 's1' });
		world.give({ type: 'PlayCard', seat: 's2', card: 'gangrel-1', at: '1', face: 'up', blood: 0 });
		tells(world, 'gangrel-1', 'plain', 2);
		world.resolve().tokens();
		expect(world.table.question).toMatchObject({ prompt: 'manual', seat: 's1' });
		world.answer('done');
		expect(world.table.question).toMatchObject({ prompt: 'ranking', seat: null });
		world.give({
			type: 'TellChanges',
			by: 's1',
			card: 'brujah-1',
			changes: [{ change: 'power', slot: 1, by: 2 }]
		});
		expect(world.table.question).toMatchObject({ prompt: 'ranking' });
		expect(reasonsAt(world.table, '1', 's1').map(({ why, by }) => [why, by])).toEqual([
			['printed', 4],
			['plus', 2],
			['blood', 1]
		]);
		world.answer('done');
		expect(world.of('ConflictRanked')[0]?.ranking[0]?.total).toBe(7);
	});

	test('what is skipped is asked for again at the end, and then the game is counted', () => {
		const world = dealt(boxed());
		world.give({
			type: 'CorrectTable',
			corrections: [{ set: 'alliance', seat: 's1', alliance: ['ally-20'], drained: ['ally-21'] }]
		});
		world.table = { ...world.table, round: 3 };
		world.resolve();
		while (world.table.question?.prompt === 'token') world.tokens();
		const asked: unknown[] = [];
		while (world.table.question?.prompt === 'untold') {
			asked.push(world.table.question.about['card']);
			world.answer('done');
		}
		expect(asked).toEqual(['ally-20', 'ally-21']);
		expect(world.table.phase).toBe('finished');
	});
});

describe('What a card did is told', () => {
	test('the last Blood is Frenzy at once, and whose doing it is gets paid', () => {
		const world = dealt(boxed());
		const before = world.player('s2').influence;
		world.give({
			type: 'TellChanges',
			by: 's2',
			card: null,
			changes: [
				{ change: 'blood', seat: 's1', by: -9 },
				{ change: 'influence', seat: 's3', by: 2 }
			]
		});
		expect(world.of('FrenzyEntered')).toEqual([{ type: 'FrenzyEntered', seat: 's1', cause: 's2' }]);
		expect(world.player('s2').influence).toBe(before + 1);
		expect(world.player('s3').influence).toBe(5);
		// The drained card is drawn from the cardboard; all are Victims here, and alike.
		expect(world.table.question).toMatchObject({ prompt: 'frenzy-draw', options: ['victim'] });
		world.answer('victim');
		expect(world.player('s1').blood).toBe(3);
		expect(tableFaults(world.table)).toEqual([]);
	});

	test('nobody is paid for a Frenzy of one’s own doing', () => {
		const world = planning(4);
		world.give({
			type: 'TellChanges',
			by: 's1',
			card: null,
			changes: [{ change: 'blood', seat: 's1', by: -20 }]
		});
		expect(world.of('FrenzyEntered')).toMatchObject([{ seat: 's1', cause: null }]);
	});

	test('cards move, go home, and are cancelled; tokens, ties and draining follow the rules', () => {
		const world = planning(4);
		const slots = ['brujah-1', 'brujah-2', 'brujah-3'].map((card) =>
			world.lay('s1', card, { at: '1' })
		);
		const [moved = 0, home = 0, stays = 0] = slots;
		world.resolve();
		world.give({
			type: 'TellChanges',
			by: 's1',
			card: 'brujah-3',
			changes: [
				{ change: 'move', slot: moved, at: '2', position: 's2' },
				{ change: 'home', slot: home },
				{ change: 'cancel', slot: stays },
				{ change: 'wins-ties', seat: 's4' },
				{ change: 'deployed', seat: 's1', at: '1', by: 3 },
				{ change: 'drain', seat: 's3', card: 'victim' }
			]
		});
		expect(world.table.deployed).toMatchObject([
			{ slot: moved, at: '2', position: 's2' },
			{ slot: stays, at: '1' }
		]);
		expect(world.secret('s1').hand).toContain('brujah-2');
		expect(world.table.marks.map(({ mark }) => mark)).toEqual(['cancelled', 'wins-ties']);
		expect(world.table.blood['1']?.['s1']).toBe(3);
		expect(world.player('s3').drained).toEqual(['victim']);
		// The question that waited is asked again.
		expect(world.table.question).toMatchObject({ prompt: 'token' });
		expect(tableFaults(world.table)).toEqual([]);
	});

	test('what cannot be is refused', () => {
		const world = planning(4);
		const wrong = (change: object) =>
			world.refuses(
				{ type: 'TellChanges', by: null, card: null, changes: [change as never] },
				'correction-wrong'
			);
		wrong({ change: 'power', slot: 7, by: 1 });
		wrong({ change: 'deployed', seat: 's1', at: '1', by: -1 });
		wrong({ change: 'deployed', seat: 's1', at: '3', by: 1 });
		wrong({ change: 'withdraw', seat: 's1' });
		wrong({ change: 'drain', seat: 's1', card: 'ally-1' });
		world.refuses({ type: 'DescribeCards', cards: nothing }, 'no-box');
	});
});

describe('A conductor reads cards out', () => {
	test('typed abilities become words that the table sees to, kind and Power stay', () => {
		const { clanCards, allies } = doneByHand(openSet);
		expect(clanCards.map(({ power }) => power)).toEqual(
			openSet.clanCards.map(({ power }) => power)
		);
		const abilities = [...clanCards, ...allies].flatMap((card) => card.abilities);
		const isManual = abilities.every((one) =>
			one.ability === 'acts'
				? one.effects.every((effect) => effect.do === 'manual')
				: one.ability === 'always' && one.rule.rule === 'manual'
		);
		expect(isManual).toBe(true);
		expect(abilities.length).toBeGreaterThan(60);
	});
});
