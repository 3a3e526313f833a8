import { describe, expect, test } from 'vitest';
import { fold } from '../../../src/lib/games/core/game.ts';
import { given } from '../../../src/lib/games/core/testing.ts';
import type { CommandOf } from '../../../src/lib/games/heritage/commands.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import { tableAfter } from '../../../src/lib/games/heritage/table/course.ts';
import { underWay } from './cases/at-table.ts';
import { CLEAR, happened, recorded, settled, stateAfter } from './table.ts';

const back = (kept: number): Event => ({ type: 'UndoneAtTable', kept });
const after = (...events: readonly Event[]) => stateAfter([...underWay(), ...events]);

describe('a chapter taken back', () => {
	test('lies as its first steps left it', () => {
		const { course, table } = after(back(2));
		expect(course.steps).toEqual(after().course.steps.slice(0, 2));
		expect(table).toEqual(tableAfter(course.steps));
		expect(table?.turn?.seat).toBe('s2');
		expect(course.undone).toHaveLength(1);
	});

	test('goes on from there, and can be taken back again', () => {
		const ended: Event = {
			type: 'HappenedAtTable',
			event: { type: 'TurnEnded', seat: 's2' }
		};
		expect(after(back(2), ended)).toMatchObject({ table: after().table });
		expect(after(back(2), ended, back(1)).table).toEqual(after(back(1)).table);
	});

	test('to nothing, can be laid out anew or left', () => {
		const nothing = after(back(0));
		expect(nothing.table?.phase).toBe('empty');
		given(heritage, ...underWay(), back(0))
			.when({ type: 'ActAtTable', command: { type: 'EndTurn', seat: 's1' } })
			.thenRefused('table-empty');
		const without = happened([recorded(1, CLEAR)], [...underWay(), back(0)]);
		expect(stateAfter(without)).toMatchObject({ table: null, course: { steps: [], undone: [] } });
		const [laid] = underWay().slice(settled().length);
		expect(after(back(0), ...(laid ? [laid] : [])).table).toEqual(
			after(back(1), back(0), ...(laid ? [laid] : [])).table
		);
	});

	test('in a file from before anybody was asked is decided anew', () => {
		// It stands, and a file that claims to be as old is seen.
		expect(heritage.findFault(after(), [back(2)], 1)).toBe('it-does-not-say-who-undid-it');
		expect(heritage.findFault(after(), [back(3)], 1)).toBe('too-few-steps');
		expect(heritage.findFault(after(), [back(2), back(1)], 1)).toBe('not-what-follows');
		expect(heritage.findFault(heritage.initial, [back(0)], 1)).toBe('not-started');
		expect(() => fold(heritage.evolve, heritage.initial, [back(7)])).not.toThrow();
	});
});

test('an event of revision 2 says who undid it, and who ended the table', () => {
	expect(heritage.findFault(after(), [back(2)])).toBe('not-what-follows');
	const unsaid = happened([recorded(1, CLEAR)], settled()).at(-1);
	if (!unsaid) throw new Error('nothing was recorded');
	expect(heritage.findFault(after(), [unsaid], 1)).toBe('it-does-not-say-who-ended-the-chapter');
	expect(heritage.findFault(after(), [unsaid])).toBe('table-under-way');
});

describe('what was made known and taken back, in a file', () => {
	const seen: Event = {
		type: 'HappenedAtTable',
		event: { type: 'QueueRefilled', character: 'c1' }
	};
	const asks: Event = { type: 'UndoProposed', kept: 2, by: ['s1'], asks: ['s2'] };
	const agreed: Event = { type: 'UndoneAtTable', kept: 2, by: ['s1'], agreed: ['s2'] };
	const fault = (given: readonly Event[], event: Event) =>
		heritage.findFault(after(...given), [event]);

	test('holds with the consent of everybody else, or with a reason', () => {
		expect(fault([seen], asks)).toBeNull();
		expect(fault([seen, asks], agreed)).toBeNull();
		expect(fault([seen], { ...back(2), by: ['s1'], reason: 'A slip.' } as Event)).toBeNull();
	});

	test('does not hold without, nor with a consent that nobody was asked for', () => {
		expect(fault([seen], { ...back(2), by: ['s1'] } as Event)).toBe('undo-needs-consent');
		expect(fault([seen], agreed)).toBe('no-undo-asked');
		expect(fault([seen, asks], { ...agreed, agreed: ['s2', 's3'] } as Event)).toBe(
			'not-what-follows'
		);
		expect(fault([seen], { ...asks, asks: ['s1'] } as Event)).toBe('not-what-follows');
	});

	test('holds with answers to the question that stood, whatever was asked before', () => {
		const declined: Event = { type: 'UndoDeclined', seats: ['s2'] };
		const withdrawn: Event = { type: 'UndoWithdrawn', by: ['s1'] };
		const before = [seen, asks, declined, asks, withdrawn, asks];
		for (const answer of [agreed, declined, withdrawn]) expect(fault(before, answer)).toBeNull();
	});

	test('stays where an answer comes late that was meant for an earlier question', () => {
		const withdrawn: Event = { type: 'UndoWithdrawn', by: ['s1'] };
		const late: CommandOf<'AnswerUndo'> = {
			type: 'AnswerUndo',
			proposal: after(seen, asks).course.proposal?.id ?? NaN,
			seats: ['s2'],
			agrees: true
		};
		given(heritage, ...underWay(), seen, asks)
			.when(late)
			.then(agreed);
		// As many steps, and others by then.
		const turn: Event = { type: 'HappenedAtTable', event: { type: 'TurnEnded', seat: 's2' } };
		const other: Event = {
			type: 'HappenedAtTable',
			event: { type: 'QueueRefilled', character: 'c2' }
		};
		const since = [withdrawn, { ...back(2), by: ['s1', 's2'] } as Event, turn, other, asks];
		given(heritage, ...underWay(), seen, asks, ...since)
			.when(late)
			.thenRefused('table-moved-on');
	});

	test('comes back as it was, and only then', () => {
		const redone: Event = { type: 'RedoneAtTable' };
		expect(fault([seen, asks, agreed], redone)).toBeNull();
		const { course, ...rest } = after(seen);
		expect(after(seen, asks, agreed, redone)).toEqual({
			...rest,
			course: { ...course, proposed: 1 }
		});
		expect(fault([seen], redone)).toBe('nothing-to-bring-back');
	});
});
