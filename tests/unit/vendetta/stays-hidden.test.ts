import { describe, expect, test } from 'vitest';
import { asksFor } from '../../../src/lib/games/vendetta/consulted.ts';
import type { TableEvent } from '../../../src/lib/games/vendetta/table/events.ts';
import type { Change } from '../../../src/lib/games/vendetta/table/changes.ts';
import { findTableFault } from '../../../src/lib/games/vendetta/table/fault.ts';
import { PlayedEvening } from './evening-table.ts';
import { begun, planning, type World } from './world.ts';

/* What Elysium dealt face down opens only as the rules say, whoever says by hand what lies on the table. */

/** The tokens of Location 1 are asked for; s1 and s2 have a card face down there. */
function asked(): World {
	const world = planning(3);
	world.lay('s1', 'brujah-4', { at: '1', face: 'down' });
	world.lay('s2', 'gangrel-4', { at: '1', face: 'down' });
	return world.resolve();
}
const questionOf = (world: World): number => world.table.question?.id ?? -1;
const tells = (...changes: Change[]) =>
	({ type: 'TellChanges', by: null, card: null, changes }) as const;

describe('Choices that several make in secret', () => {
	test('nobody answers for all of them, and no file says that somebody did', () => {
		const world = asked();
		const question = questionOf(world);
		for (const choice of [['stay'], ['withdraw']])
			world.refuses({ type: 'AnswerQuestion', question, seat: null, choice }, 'not-asked');
		const answer: TableEvent = { type: 'QuestionAnswered', question, seat: null, choice: ['stay'] };
		expect(findTableFault(world.table, [answer])).toBe('not-asked');
		// Hand Building is one, too.
		const keeping = begun(3);
		keeping.refuses(
			{ type: 'AnswerQuestion', question: questionOf(keeping), seat: null, choice: [] },
			'not-asked'
		);
	});

	test('are told at once until somebody chose, and no longer', () => {
		const tokens = { s1: 'stay', s2: 'withdraw' } as const;
		const tell = { type: 'TellTokens', location: '1', tokens } as const;
		const world = asked();
		world.give({ type: 'ChooseToken', seat: 's1', location: '1', token: 'withdraw' });
		world.refuses(tell, 'chosen-in-secret');
		const told = asked().give(tell);
		expect(findTableFault(world.table, told.events)).toBe('chosen-in-secret');
		world.give({ type: 'TakeBackChoice', seat: 's1' }, tell);
		expect(world.of('ChoicesOpened')).toMatchObject([{ choices: { s2: ['withdraw'] } }]);
	});
});

describe('Changes told by hand', () => {
	test.each<Change>([
		{ change: 'turn-up', slot: 1 },
		{ change: 'move', slot: 1, at: '2', position: 's1' },
		{ change: 'home', slot: 1 },
		{ change: 'withdraw', seat: 's1' }
	])('neither open nor move a face-down card that Elysium dealt: $change', (change) => {
		const world = asked();
		world.refuses(tells(change), 'stays-hidden');
		world.refuses(tells({ change: 'influence', seat: 's2', by: 1 }, change), 'stays-hidden');
		const told: TableEvent = { type: 'ChangesTold', by: null, card: null, changes: [change] };
		expect(findTableFault(world.table, [told, { type: 'QuestionSetAside' }])).toBe('stays-hidden');
	});

	test('do so with the box, where everybody sees it', () => {
		const world = asked().give({ type: 'ChangeDealer', dealer: 'box' });
		world.give(tells({ change: 'turn-up', slot: 1 }));
		expect(world.table.question).toMatchObject({ prompt: 'face', seat: null });
	});

	test('are taken where all lies open', () => {
		const world = asked();
		const slot = world.lay('s1', 'brujah-5', { at: '2' });
		world.give(tells({ change: 'home', slot }, { change: 'blood', seat: 's2', by: -1 }));
		expect(world.secret('s1').hand).toContain('brujah-5');
	});
});

describe('Another dealer', () => {
	const deals = (dealer: 'app' | 'box') => ({ type: 'ChangeDealer', dealer }) as const;

	test('leaves hands, clan decks and faces as they were, there and back', () => {
		const world = asked();
		const before = ['s1', 's2', 's3'].map(world.secret);
		world.give(deals('box'), deals('app'));
		expect(['s1', 's2', 's3'].map(world.secret)).toEqual(before);
	});

	test('deals anew to whoever did something with the box meanwhile, and to nobody else', () => {
		const world = planning(3);
		const before = ['s2', 's3'].map(world.secret);
		world.give(deals('box'));
		world.give(
			{ type: 'PlayCard', seat: 's1', card: 'brujah-7', at: '1', face: 'up', blood: 0 },
			deals('app')
		);
		const { hand, deck, faces } = world.secret('s1');
		expect([hand.length, deck.length]).toEqual([world.player('s1').hand, world.player('s1').deck]);
		expect([...hand, ...deck, ...Object.values(faces)]).not.toContain('brujah-7');
		expect(['s2', 's3'].map(world.secret)).toEqual(before);
	});

	test('deals anew where the box turned up another card than was sealed', () => {
		const world = asked();
		const { faces } = world.secret('s1');
		world.give(deals('box'), tells({ change: 'turn-up', slot: 1 }));
		const other = world.table.question?.options.find((card) => card !== faces['1']) ?? '';
		world.answer(other).give(deals('app'));
		const { hand, deck } = world.secret('s1');
		expect([...hand, ...deck]).not.toContain(other);
		expect([...hand, ...deck]).toContain(faces['1']);
	});
});

describe('An undo', () => {
	const deals = (evening: PlayedEvening, dealer: 'app' | 'box') =>
		evening.give({ type: 'ActAtTable', command: { type: 'ChangeDealer', dealer } });

	/** Plays until tokens are asked for, and tells them all at once; answers how many steps came before. */
	function tellsTokens(evening: PlayedEvening, isBox: boolean): number {
		evening.lay();
		evening.play(({ evening: { table } }) => table?.question?.prompt === 'token');
		if (isBox) deals(evening, 'box');
		const { together, conflict } = evening.table;
		const kept = evening.state.course.steps.length;
		const tokens = Object.fromEntries(
			(together?.seats ?? []).map((seat) => [seat, 'stay' as const])
		);
		const location = conflict?.location ?? 'haven';
		evening.give({ type: 'ActAtTable', command: { type: 'TellTokens', location, tokens } });
		return kept;
	}

	test('of what is told of the cardboard asks nobody', () => {
		const evening = new PlayedEvening(3);
		const kept = tellsTokens(evening, true);
		expect(asksFor(evening.state, kept, ['s1'])).toEqual([]);
	});

	test('of what Elysium opened asks everybody else, however it was said, and whoever deals since', () => {
		const evening = new PlayedEvening(3);
		const kept = tellsTokens(evening, false);
		expect(asksFor(evening.state, kept, ['s1'])).toEqual(['s2', 's3']);
		deals(evening, 'box');
		expect(asksFor(evening.state, kept, ['s1'])).toEqual(['s2', 's3']);
	});
});
