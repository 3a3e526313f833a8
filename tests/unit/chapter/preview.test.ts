import { describe, expect, test } from 'vitest';
import type { ChapterRecord } from '../../../src/lib/games/heritage/record-shapes.ts';
import { changeLines, stayLine } from '../../../src/lib/ui/heritage/chapter/change-words.ts';
import { drawHeld } from '../../../src/lib/ui/heritage/chapter/draw-held.ts';
import { previewOf, type Preview } from '../../../src/lib/ui/heritage/chapter/preview.ts';
import { eraEndOf } from '../../../src/lib/ui/heritage/era/view.ts';
import { bookOf } from '../../../src/lib/ui/heritage/looking-back/book.ts';
import { chaptersPlayed, sealed } from '../heritage/deck-kit.ts';
import { namesOf } from '../../../src/lib/ui/heritage/ledger/names.ts';
import {
	finished,
	happened,
	mission,
	played,
	record,
	recorded,
	scored,
	settled,
	slip,
	stateAfter
} from '../heritage/table.ts';

const SEATS = { s1: 'Anna', s2: 'Ben' };

const told = (s1: number, s2: number, changes: Partial<ChapterRecord> = {}): ChapterRecord =>
	record([scored('s1', s1), scored('s2', s2)], changes);

const correction = (chapter: number, corrected: ChapterRecord) => ({
	type: 'CorrectChapter' as const,
	chapter,
	record: corrected,
	eraDraw: null,
	reason: 'counted twice'
});

const asIs = (id: string): string => id;

function changesOf(preview: Preview) {
	if (preview.kind !== 'changes') throw new Error(`no changes but ${preview.kind}`);
	return preview;
}

test('what a correction turns round is told before it is made, a line for each thing', () => {
	const state = stateAfter(played(told(20, 10), told(5, 10)));
	const preview = changesOf(previewOf(state, correction(1, told(20, 30)), asIs));
	const names = namesOf(state, SEATS);
	expect(changeLines(preview.changes, names)).toEqual([
		{ what: 'Ben in chapter 1', before: '10 points', after: '30 points' },
		{ what: 'Order of chapter 1', before: 'Anna and Ben', after: 'Ben and Anna' },
		{ what: 'Ben in the standings', before: '1 chapter won', after: '2 chapters won' },
		{
			what: 'Anna in the standings',
			before: '1 chapter won, first place',
			after: '0 chapters won, second place'
		}
	]);
});

test('the last chapter decides who begins the next', () => {
	const state = stateAfter(played(told(20, 10)));
	const preview = changesOf(previewOf(state, correction(1, told(20, 30)), asIs));
	expect(changeLines(preview.changes, namesOf(state, SEATS))).toContainEqual({
		what: 'First player of the next chapter',
		before: 'Ben',
		after: 'Anna'
	});
});

test('what was drawn and taken stays, and is told', () => {
	const state = stateAfter(
		happened(
			[
				{ type: 'StockObligation', obligation: slip('debt') },
				recorded(1, told(20, 10)),
				{
					type: 'ResolveOverview',
					chapter: 1,
					asset: slip('torch'),
					scheme: { name: 'Poisoned cup' }
				},
				{ type: 'ResolveObligations', chapter: 1, gain: { from: 'draw' }, losses: [] },
				finished(1)
			],
			settled()
		)
	);
	const { stays } = changesOf(previewOf(state, correction(1, told(20, 30)), asIs));
	expect(stays.map((stay) => stayLine(stay, namesOf(state, SEATS)))).toEqual([
		'Anna keeps the asset “torch”.',
		'The scheme “Poisoned cup”, added by Ben, stays.',
		'Anna keeps the obligation “debt”.'
	]);
});

describe('a correction that gives an era to somebody else', () => {
	const events = sealed(...chaptersPlayed(1, 3));
	const before = stateAfter(events);
	const names = namesOf(before, SEATS);
	const claimedByAnna = (chapter: number) => {
		const was = before.chapters[chapter - 1]?.record ?? told(1, 0);
		const missions = was.missions.map((one) => ({ ...one, claimant: 's1' }));
		return correction(chapter, { ...was, missions });
	};
	const corrected = stateAfter(happened([claimedByAnna(1), claimedByAnna(2)], events));

	test('says which missions and how many of them change, and what was chosen already', () => {
		const preview = changesOf(previewOf(before, claimedByAnna(2), asIs));
		expect(changeLines(preview.changes, names)).toEqual(
			expect.arrayContaining([
				{
					what: expect.stringMatching(/^Mission “.+” in chapter 2$/),
					before: 'Ben',
					after: 'Anna'
				},
				expect.objectContaining({
					what: 'Ben in the standings',
					before: expect.stringContaining('3 missions claimed'),
					after: expect.stringContaining('2 missions claimed')
				})
			])
		);
		expect(preview.stays.map((stay) => stayLine(stay, names))).toContainEqual(
			expect.stringMatching(/^The scoring card “.+” of era I stays as Ben chose it\.$/)
		);
	});

	test('leaves the choice with who chose: on the page of the era, and in the book', () => {
		expect(corrected.eras[0]).toEqual({ era: 1, seat: 's1', by: 'most-missions' });
		expect(eraEndOf(corrected, 1, names)).toMatchObject({
			dominant: { name: 'Anna' },
			scoring: { chosenBy: 'Ben' }
		});
		expect(bookOf(corrected, null, names).eras[0]).toMatchObject({
			dominatedBy: 'Anna',
			scoring: { chosenBy: 'Ben' }
		});
	});
});

test('the same record again changes nothing', () => {
	const state = stateAfter(played(told(20, 10)));
	expect(previewOf(state, correction(1, told(20, 10)), asIs)).toEqual({ kind: 'nothing' });
});

test('a refusal comes with its sentence and its place', () => {
	const state = stateAfter(played(told(20, 10)));
	const stranger = told(20, 10, { firstPlayer: 's4' });
	expect(previewOf(state, correction(1, stranger), (id) => (id === 's4' ? 'Dora' : id))).toEqual({
		kind: 'refused',
		at: 'record.firstPlayer',
		sentence: expect.stringContaining('Dora')
	});
});

test('an era that the correction leaves tied asks for the draw among those it ties', () => {
	// Three play; each of s1 and s2 wins a chapter, s3 the third, which s1 is corrected out of.
	const three = (s1: number, s2: number, s3: number, claimant: string | null): ChapterRecord =>
		record([scored('s1', s1), scored('s2', s2), scored('s3', s3)], {
			missions: claimant === null ? [] : [mission('m', claimant)]
		});
	const events = happened(
		[three(9, 5, 1, 's1'), three(5, 9, 1, 's2'), three(1, 5, 9, 's1')].flatMap((one, index) => [
			recorded(index + 1, one),
			finished(index + 1)
		]),
		settled(3)
	);
	const state = stateAfter(events);
	expect(state.eras).toEqual([{ era: 1, seat: 's1', by: 'most-missions' }]);
	const untied = correction(3, three(1, 5, 9, null));
	const level = ['s1', 's2'].map((seat) => ({ seat, count: 1, breaker: 1 }));
	expect(previewOf(state, untied, asIs)).toEqual({
		kind: 'era-draw',
		era: 1,
		tied: ['s1', 's2'],
		level
	});
	const drawn = { ...untied, eraDraw: { declared: {}, shown: null, winner: 's2' } };
	expect(changesOf(previewOf(state, drawn, asIs)).changes).toContainEqual({
		what: 'dominance',
		era: 1,
		from: 's1',
		to: 's2'
	});
});

describe('a draw as it was held', () => {
	test('nobody won yet, or somebody who is not tied any more', () => {
		expect(drawHeld({ declared: {}, shown: null, winner: null }, ['s1', 's2'])).toBeNull();
		expect(drawHeld({ declared: {}, shown: null, winner: 's3' }, ['s1', 's2'])).toBeNull();
	});

	test('what strangers declared, and what showed for somebody else, is left out', () => {
		const draw = {
			declared: { s1: 'warlike', s2: 'wealthy', s3: 'scholarly' },
			shown: 'wealthy',
			winner: 's1'
		} as const;
		expect(drawHeld(draw, ['s1', 's2'])).toEqual({
			declared: { s1: 'warlike', s2: 'wealthy' },
			shown: null,
			winner: 's1'
		});
	});
});
