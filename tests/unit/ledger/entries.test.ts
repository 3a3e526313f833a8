import { describe, expect, test } from 'vitest';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import type { TableEvent } from '../../../src/lib/games/heritage/table/events.ts';
import type { Question } from '../../../src/lib/games/heritage/table/request.ts';
import { ledgerEntries } from '../../../src/lib/ui/heritage/ledger/lines.ts';
import { namesOf } from '../../../src/lib/ui/heritage/ledger/names.ts';
import { underWay } from '../heritage/cases/at-table.ts';
import { CLEAR, happened, recordedAnyway, settled, stateAfter } from '../heritage/table.ts';

const before = settled().length;
const names = namesOf(stateAfter(settled()), { s1: 'Anna', s2: 'Bert' });
/** The lines of a log after its chronicle was settled. */
function lines(events: readonly Event[]) {
	const written = events.map((event, index) => ({
		sequence: index + 1,
		seat: null,
		actor: 'anna',
		at: '2026-01-31T20:15:00.000Z',
		rule: null,
		event
	}));
	return ledgerEntries(written, names, {}).slice(before);
}
const told = (events: readonly Event[]) => lines(events).map((entry) => entry.line());
const atTable = (event: TableEvent, goesOn?: true): Event => ({
	type: 'HappenedAtTable',
	event,
	...(goesOn && { goesOn })
});

describe('a live chapter in the ledger', () => {
	test('is a line a command, with what it set off behind it', () => {
		expect(
			told(underWay()).map(({ sentence, followed }) => [
				sentence,
				...(followed ?? []).map((fact) => [fact.sequence - before, fact.sentence])
			])
		).toEqual([
			['The table was set up for chapter 1.', [2, 'Anna’s turn began (round 1).']],
			['Anna ended their turn.', [4, 'Bert’s turn began (round 1).']],
			['Bert ended their turn.']
		]);
	});

	test('what came about in the course of a command is behind it, too', () => {
		const recruited: TableEvent = {
			type: 'CharacterRecruited',
			seat: 's2',
			character: 'c1',
			sire: 'l2',
			from: 'deck',
			paid: {}
		};
		const last = (goesOn?: true) => told([...underWay(), atTable(recruited, goesOn)]).at(-1);
		expect(last(true)).toMatchObject({
			sentence: 'Bert ended their turn.',
			followed: [{ sentence: 'Bert recruited c1 under l2.' }]
		});
		expect(last()).toMatchObject({ sentence: 'Bert recruited c1 under l2.', followed: [] });
	});

	test('marks what was taken back, and nothing else', () => {
		const marked = (...more: readonly Event[]) =>
			told([...underWay(), ...more]).map(({ takenBack }) => takenBack);
		const back = (kept: number): Event => ({ type: 'UndoneAtTable', kept });
		const ended = atTable({ type: 'TurnEnded', seat: 's2' });
		expect(marked(back(2))).toEqual([false, false, true, false]);
		expect(marked(back(2), ended)).toEqual([false, false, true, false, false]);
		expect(marked(back(2), ended, back(1))).toEqual([false, true, true, false, true, false]);
		expect(marked(back(0))).toEqual([true, true, true, false]);
	});

	test('marks no longer what was brought back, and says what it was', () => {
		const back: Event = { type: 'UndoneAtTable', kept: 2, by: ['s1'], agreed: ['s2'] };
		const log = told([...underWay(), back, { type: 'RedoneAtTable' }]);
		expect(log.map(({ takenBack }) => takenBack)).toEqual([false, false, false, false, false]);
		expect(log.at(-2)?.details).toEqual(['Bert ended their turn.', 'Agreed by Bert.']);
		expect(log.at(-1)).toMatchObject({
			sentence: '1 step at the table was redone.',
			details: ['Bert ended their turn.'],
			chapter: 1
		});
	});

	test('tells an answer with what was asked, in words, also when it is taken back', () => {
		const asked = (id: number, prompt: Question['prompt'], about: Question['about'] = {}) =>
			atTable({
				type: 'QuestionAsked',
				question: { id, seat: 's1', prompt, about, options: [], least: 0, most: 1 },
				resolution: { tasks: [], triggered: [] }
			});
		const answered = (question: number, ...choice: string[]) =>
			atTable({ type: 'QuestionAnswered', question, seat: 's1', choice, note: '' });
		const log = [
			...underWay(),
			asked(0, 'which-ankh'),
			answered(0, 'home>march-west'),
			asked(1, 'which-sire', { character: 'c1' }),
			answered(1, 'l1'),
			asked(2, 'whom-to-invite'),
			answered(2),
			asked(3, 'whether-to'),
			answered(3, 'yes'),
			asked(4, 'accept-the-invitation', { seat: 's2', vampire: 'c1' }),
			answered(4, 'no'),
			asked(5, 'do-it-by-hand', { text: 'Move the marker.' }),
			answered(5, 'done')
		];
		const answers = [
			'Anna chose: an ankh from home to the west march.',
			'Anna chose: l1.',
			'Anna chose: none.',
			'Anna said yes.',
			'Anna declined Bert’s invitation.',
			'Move the marker. Done.'
		];
		expect(
			told(log)
				.slice(-6)
				.map(({ sentence }) => sentence)
		).toEqual(answers);
		expect(told(log).at(-5)?.details).toEqual(['Which sire embraces c1?']);
		const back = told([...log, { type: 'UndoneAtTable', kept: 3 }]).at(-1);
		expect(back).toMatchObject({
			sentence: '6 steps at the table were undone.',
			details: answers
		});
	});

	test('says of many steps that were taken back how many more there were', () => {
		const ended = Array.from({ length: 13 }, () => atTable({ type: 'TurnEnded', seat: 's1' }));
		const back = told([...underWay(), ...ended, { type: 'UndoneAtTable', kept: 2 }]).at(-1);
		expect(back?.sentence).toBe('14 steps at the table were undone.');
		expect(back?.details).toHaveLength(13);
		expect(back?.details?.at(-1)).toBe('…and 2 more steps');
	});

	test('belongs to its chapter, with its notes and its record', () => {
		const note: Event = { type: 'NoteWritten', chapter: 1, text: 'A long night.' };
		const log = happened(
			[recordedAnyway(1, CLEAR)],
			[...underWay(), note, { type: 'UndoneAtTable', kept: 1 }]
		);
		expect(lines(log).map(({ kind, chapter }) => [kind, chapter])).toEqual([
			['table', 1],
			['table', 1],
			['table', 1],
			['notes', 1],
			['table', 1],
			['chapters', 1]
		]);
	});
});
