import { describe, expect, test } from 'vitest';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import type { TableEvent } from '../../../src/lib/games/heritage/table/events.ts';
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
			['The table was set for chapter 1.', [2, 'The turn of Anna began, in round 1.']],
			['The turn of Anna ended.', [4, 'The turn of Bert began, in round 1.']],
			['The turn of Bert ended.']
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
			sentence: 'The turn of Bert ended.',
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
