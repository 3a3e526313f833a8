import { describe, expect, test } from 'vitest';
import { answerDeciders } from '../../../../src/lib/games/heritage/chapter/answer.ts';
import { dealerDeciders } from '../../../../src/lib/games/heritage/chapter/change-dealer.ts';
import type { TableCommandOf } from '../../../../src/lib/games/heritage/table/commands.ts';
import { evolveTable } from '../../../../src/lib/games/heritage/table/evolve.ts';
import type { Question, Resolution } from '../../../../src/lib/games/heritage/table/request.ts';
import { EMPTY_TABLE, type Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { BOTH, setting, tableWith } from '../table/kit.ts';
import { begun, refusalOf, scheme } from './chapter-kit.ts';

const resolution: Resolution = {
	tasks: [
		{ task: { kind: 'fill-queue' }, answers: [['earlier']] },
		{ task: { kind: 'shuffle-deck' }, answers: [] }
	],
	triggered: ['c1']
};
function asking(table: Table, more: Partial<Question> = {}): Table {
	const question: Question = {
		id: 4,
		seat: 's2',
		prompt: 'which-vampire',
		about: {},
		options: ['c1', 'c2', 'c3'],
		least: 1,
		most: 2,
		...more
	};
	return evolveTable(table, { type: 'QuestionAsked', question, resolution });
}

describe.each(BOTH)('an answer, dealt by the %s', (dealer) => {
	const table = tableWith([], setting(2, { dealer }));
	const asked = asking(table);
	const answer = (more: Partial<TableCommandOf<'AnswerQuestion'>> = {}, on: Table = asked) =>
		answerDeciders.AnswerQuestion(on, {
			type: 'AnswerQuestion',
			question: 4,
			seat: 's2',
			choice: ['c2'],
			note: '',
			...more
		});

	test('goes on with what waited', () => {
		const { events, resolution: goesOn } = begun(answer({ note: 'as the card says' }));
		expect(events).toEqual([
			{
				type: 'QuestionAnswered',
				question: 4,
				seat: 's2',
				choice: ['c2'],
				note: 'as the card says'
			}
		]);
		expect(goesOn).toEqual({
			tasks: [
				{ task: { kind: 'fill-queue' }, answers: [['earlier'], ['c2']] },
				{ task: { kind: 'shuffle-deck' }, answers: [] }
			],
			triggered: ['c1']
		});
	});

	test('is for the question that is open', () => {
		expect(refusalOf(answer({}, table))).toEqual(['no-question', {}, null]);
		expect(refusalOf(answer({ question: 3 }))).toEqual(['question-outdated', {}, 'question']);
		expect(refusalOf(answer({ question: 5 }))).toEqual(['question-outdated', {}, 'question']);
	});

	test('comes from who was asked', () => {
		const wrong = ['not-asked', { seat: 's2' }, 'seat'];
		expect(refusalOf(answer({ seat: 's1' }))).toEqual(wrong);
		expect(refusalOf(answer({ seat: null }))).toEqual(wrong);
	});

	test('to the table comes from anybody who sits there', () => {
		const open = asking(table, { seat: null });
		expect(refusalOf(answer({ seat: 's1' }, open))).toBeNull();
		expect(refusalOf(answer({ seat: null }, open))).toBeNull();
		expect(refusalOf(answer({ seat: 's3' }, open))).toEqual([
			'unknown-seat',
			{ seat: 's3' },
			'seat'
		]);
	});

	test('takes options that are there, each once, not too few and not too many', () => {
		const chosen = (...choice: string[]) => refusalOf(answer({ choice }));
		expect(chosen('c1', 'c2')).toBeNull();
		expect(chosen('c1', 'c9')).toEqual(['not-an-option', { option: 'c9' }, 'choice']);
		expect(chosen('c1', 'c1')).toEqual(['chosen-twice', { option: 'c1' }, 'choice']);
		expect(chosen()).toEqual(['too-few-chosen', { least: 1 }, 'choice']);
		expect(chosen('c1', 'c2', 'c3')).toEqual(['too-many-chosen', { most: 2 }, 'choice']);
	});
});

describe('another dealer', () => {
	const change = (table: Table, dealer: 'box' | 'app') =>
		dealerDeciders.ChangeDealer(table, { type: 'ChangeDealer', dealer, reason: 'cards are lost' });
	const laid = (dealer: 'box' | 'app') =>
		setting(2, { dealer, schemes: [scheme('raid', ['warlike'])] });

	test.each([
		['box', 'app'],
		['app', 'box']
	] as const)('goes on from the %s to the %s with what is under way', (from, to) => {
		const asked = asking(tableWith([], laid(from)));
		const { events, resolution: goesOn } = begun(change(asked, to));
		const [changed] = events;
		expect(events).toEqual([{ type: 'DealerChanged', dealer: to, reason: 'cards are lost' }]);
		expect(goesOn).toEqual(resolution);
		const after = changed ? evolveTable(asked, changed) : asked;
		expect([after.dealer, after.question, after.resolution.tasks]).toEqual([to, null, []]);
	});

	test('is another one, of a table that is being played', () => {
		const table = tableWith([], laid('box'));
		expect(refusalOf(change(table, 'box'))).toEqual(['same-dealer', { dealer: 'box' }, 'dealer']);
		expect(refusalOf(change(EMPTY_TABLE, 'app'))).toEqual(['table-empty', {}, null]);
		const finished = evolveTable(table, {
			type: 'ChapterScored',
			totals: { s1: 0, s2: 0 },
			order: ['s1', 's2'],
			ties: []
		});
		expect(refusalOf(change(finished, 'app'))).toEqual(['chapter-over', {}, null]);
	});

	test('is not the app while hands lie face down that only the box knows', () => {
		const drawn = (dealer: 'box' | 'app', scheme: string | null) =>
			evolveTable(tableWith([], laid(dealer)), {
				type: 'SchemeDrawn',
				seat: 's2',
				position: 0,
				scheme
			});
		expect(refusalOf(change(drawn('box', null), 'app'))).toEqual([
			'hands-unknown',
			{ seat: 's2' },
			'dealer'
		]);
		expect(refusalOf(change(drawn('box', 'raid'), 'app'))).toBeNull();
		expect(refusalOf(change(drawn('app', null), 'box'))).toBeNull();
	});
});
