import { describe, expect, test } from 'vitest';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { auditEntries, entriesBeside } from '../../../src/lib/ui/heritage/ledger/audit.ts';
import {
	ledgerEntries,
	ledgerLine,
	type LedgerEntry,
	type ToldEntry
} from '../../../src/lib/ui/heritage/ledger/lines.ts';
import { namesOf } from '../../../src/lib/ui/heritage/ledger/names.ts';
import { underWay } from '../heritage/cases/at-table.ts';
import { settled, stateAfter } from '../heritage/table.ts';

const names = namesOf(stateAfter(settled()), { s1: 'Anna', s2: 'Bert' });
const people = { 'anna-by-day': 'Anna K', 'bert-by-day': 'Bert L' };
const holders = { s1: 'anna-by-day', s2: null };
const minute = (sequence: number) => `2026-01-31T20:${String(sequence).padStart(2, '0')}:00.000Z`;

/** A log whose events were all wanted for the first seat, by this person. */
const log = (events: readonly Event[], actor = 'bert-by-day') =>
	ledgerEntries(
		events.map((event, index) => ({
			sequence: index + 1,
			seat: 's1',
			actor,
			at: minute(index + 1),
			rule: null,
			event
		})),
		names,
		people,
		holders
	);
const tell = (entry: LedgerEntry) => (entry as ToldEntry).line();

const BESIDE = {
	id: 1,
	at: Date.parse(minute(2)) + 1,
	what: 'role-changed',
	role: 'referee',
	reason: null,
	actorId: 'anna-by-day',
	actor: 'Anna K',
	person: null,
	seat: null
} as const;

describe('an audit', () => {
	test('has all that was done, in the log and beside it, the newest first', () => {
		const lines = auditEntries(log(settled()), [BESIDE]).map((entry) => entry.line(tell).key);
		const events = settled().map((_, index) => `event-${index + 1}`);
		expect(lines).toEqual([...events.slice(2).reverse(), 'beside-1', 'event-2', 'event-1']);
	});

	test('says who did it, for whom, and when', () => {
		const [last] = auditEntries(log(settled()), []);
		expect(last?.line(tell)).toMatchObject({
			by: 'Bert L',
			forSeat: 'Anna',
			rule: null,
			at: minute(settled().length)
		});
		const [own] = auditEntries(log(settled(), 'anna-by-day'), []);
		expect(own?.line(tell)).not.toHaveProperty('forSeat');
	});

	test('says what changed beside the log, also of somebody who is gone', () => {
		const [line] = auditEntries([], [BESIDE]).map((entry) => entry.line(tell));
		expect(line).toMatchObject({ sentence: 'a former player is referee now.', rule: null });
	});

	test.each<[string, Event]>([
		['taken-back', { type: 'UndoneAtTable', kept: 2, by: [] }],
		['without-asking', { type: 'UndoneAtTable', kept: 2, by: [], reason: 'A slip.' }],
		['asked', { type: 'UndoProposed', kept: 2, by: ['s1'], asks: ['s2'] }],
		['brought-back', { type: 'RedoneAtTable' }],
		['acting', { type: 'SeatLent', seat: 's1', from: null, to: 'bert-by-day', hand: true }],
		[
			'correction',
			{ type: 'DominanceCorrected', era: 1, seat: null, reason: 'It was another one.' }
		],
		[
			'correction',
			{
				type: 'HappenedAtTable',
				event: { type: 'DealerChanged', dealer: 'app', reason: 'The box is wet.' }
			}
		]
	])('marks %s', (mark, event) => {
		const [last] = auditEntries(log([...underWay(), event]), []);
		expect(last?.mark).toBe(mark);
	});

	test('marks nothing of what is played as always, and names who may act', () => {
		expect(auditEntries(log(underWay()), []).some(({ mark }) => mark !== null)).toBe(false);
		const lent: Event = {
			type: 'SeatLent',
			seat: 's1',
			from: null,
			to: 'bert-by-day',
			hand: false
		};
		const [last] = auditEntries(log([...settled(), lent]), []);
		expect(last?.line(tell).sentence).toBe('Bert L may act for Anna.');
	});
});

describe('the ledger of everybody', () => {
	const freed = { ...BESIDE, what: 'seat-freed', person: 'Bert L', seat: 'Bert' } as const;
	const given = { ...freed, id: 2, at: Date.parse(minute(4)), what: 'seat-given' } as const;

	test('says who sat down and who left, at their place among what happened', () => {
		const newestFirst = [given, freed, { ...BESIDE, id: 3 }];
		const entries = entriesBeside(newestFirst, log(settled()));
		expect(entries.map((entry) => entry.line())).toMatchObject([
			{
				key: 'beside-1',
				by: 'Anna K',
				kind: 'players',
				sentence: 'The seat of Bert is just a name again; Bert L sat there.'
			},
			{ key: 'beside-2', sentence: 'The seat of Bert went to Bert L.', at: minute(4) }
		]);
	});

	test('names nobody twice where a seat is called after the person', () => {
		const own = [
			{ ...given, person: 'Bert' },
			{ ...freed, person: 'Bert' }
		];
		const lines = entriesBeside(own, log(settled())).map((entry) => entry.line().sentence);
		expect(lines).toEqual([
			'Bert left their seat; it is just a name again.',
			'Bert took their seat.'
		]);
	});

	test('names nobody twice where a hand goes along with such a seat', () => {
		const passed = { type: 'HandPassed', seat: 's2', from: 'anna-by-day', to: 'bert' } as const;
		const written = (event: Event) =>
			ledgerLine(
				{ sequence: 1, seat: 's2', actor: 'anna-by-day', at: minute(1), rule: null, event },
				stateAfter(settled()),
				names,
				{ ...people, bert: 'Bert' }
			).sentence;
		expect(written(passed)).toBe(
			'Bert took over the hand of this seat, which Anna K could see until now.'
		);
		expect(written({ ...passed, from: null })).toBe(
			'Bert took over the hand of this seat, which somebody could see until now.'
		);
		expect(written({ ...passed, consent: { by: ['s2'], agreed: ['s1'] } })).toBe(
			'The table let Bert see the hand of this seat.'
		);
	});

	test('says nothing of what was before its log', () => {
		expect(entriesBeside([{ ...freed, at: 0 }], log(settled()))).toEqual([]);
	});
});
