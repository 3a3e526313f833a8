import { beforeAll, describe, expect, test } from 'vitest';
import { BATTLEGROUND_MODULES } from '../../../../src/lib/games/heritage/boards/registry.ts';
import { recordOf } from '../../../../src/lib/games/heritage/chapter/as-record.ts';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import { familyOf, kinNoted, kinOn } from '../../../../src/lib/games/heritage/looking-back/kin.ts';
import {
	NO_PAST,
	remembered,
	type Past
} from '../../../../src/lib/games/heritage/looking-back/past.ts';
import { characterLife } from '../../../../src/lib/games/heritage/register/life.ts';
import type { ChronicleState } from '../../../../src/lib/games/heritage/state.ts';
import { entry } from '../cases/beginnings.ts';
import {
	CLEAR,
	finished,
	happened,
	record,
	recorded,
	scored,
	settled,
	slip,
	sticker
} from '../table.ts';
import { wholeChronicle } from '../whole-chronicle.ts';

function lookedBack(events: readonly Event[]): { past: Past; state: ChronicleState } {
	let [past, state] = [NO_PAST, heritage.initial];
	for (const [index, event] of events.entries()) {
		state = heritage.evolve(state, event);
		past = remembered(past, state, { sequence: index + 1, at: `day ${index + 1}`, event });
	}
	return { past, state };
}

const after = (...commands: Command[]) => lookedBack(happened(commands, settled()));

describe('pages of the past', () => {
	test('one when the prologue is done, one for each chapter that is over', () => {
		const begun = settled();
		const { past } = lookedBack(happened([recorded(1), finished(1), recorded(2)], begun));
		expect(past.pages.map(({ chapter, sequence }) => [chapter, sequence])).toEqual([
			[0, begun.length],
			[1, begun.length + 2]
		]);
	});

	test('a chronicle that was entered late begins on the page before', () => {
		const { past, state } = lookedBack(happened([entry({})]));
		expect(past.pages.map(({ chapter }) => chapter)).toEqual([state.firstChapter - 1]);
	});

	test('a haven keeps on its page what it is rid of today', () => {
		const asset = slip('bull');
		const { past, state } = after(
			recorded(1),
			{ type: 'ResolveOverview', chapter: 1, asset, scheme: null },
			finished(1),
			{ type: 'PlayAsset', seat: 's1', asset: 'bull', note: '' }
		);
		expect(past.pages[0]?.havens['s1']?.assets).toEqual([]);
		expect(past.pages[1]?.havens['s1']).toEqual({
			retainer: null,
			leaders: [],
			assets: ['bull'],
			obligations: [],
			dots: 5,
			titles: 1
		});
		expect(state.players['s1']?.haven?.assets).toEqual([]);
	});

	test('an aftermath that was opened again and closed is one page, the later one', () => {
		const commands: Command[] = [
			recorded(1),
			finished(1),
			{ type: 'ReopenAftermath', chapter: 1, reason: 'we forgot' },
			finished(1)
		];
		const events = happened(commands, settled());
		const { pages } = lookedBack(events).past;
		expect(pages.map(({ chapter }) => chapter)).toEqual([0, 1]);
		expect(pages[1]?.sequence).toBe(events.length);
	});
});

describe('the trees of a chapter', () => {
	let events: Event[];
	// Played in earnest: once for all of them.
	beforeAll(() => {
		events = happened([...wholeChronicle({ seats: 2, chapters: 2, recordedFrom: 2 })]);
	});

	test('are known where it was played live, and stay known behind later chapters', () => {
		const { past, state } = lookedBack(events);
		expect(Object.keys(past.bloodlines)).toEqual(['1']);
		const [first, second] = state.chapters;
		for (const { seat, bloodline } of first?.record.players ?? []) {
			const kin = past.bloodlines[1]?.[seat] ?? [];
			expect(kin.map(({ id, torpor }) => ({ character: id, torpor }))).toEqual(bloodline);
			const [leader, ...others] = kin;
			expect(leader?.sire).toBeNull();
			expect(others.length).toBeGreaterThan(3);
			for (const { sire } of others) expect(kin.some(({ id }) => id === sire)).toBe(true);
		}
		const noted = second && kinNoted(second)['s1'];
		expect(noted?.length).toBeGreaterThan(3);
		expect(noted?.every(({ sire }) => sire === null)).toBe(true);
	});

	test('are not those of a table that was given up for another record', () => {
		const chapter = events.findIndex(({ type }) => type === 'ChapterRecorded');
		const begun = events.slice(0, chapter - 40);
		const record = {
			type: 'RecordChapter',
			chapter: 1,
			record: CLEAR,
			replacesTable: true,
			reason: 'late'
		} as const;
		expect(lookedBack(happened([record], begun)).past.bloodlines).toEqual({});
	});

	test('are those of a table that ended early and was recorded as it stood', () => {
		const chapter = events.findIndex(({ type }) => type === 'ChapterRecorded');
		const begun = events.slice(0, chapter - 40);
		const { table } = lookedBack(begun).state;
		if (!table) throw new Error('nothing lies on the table');
		const stands = recordOf(table, BATTLEGROUND_MODULES, '2026-01-31');
		const [first, ...others] = stands.players;
		if (!first) throw new Error('nobody plays');
		const ahead = { ...first, points: { ...first.points, power: 50 } };
		const ending = (players: typeof stands.players) =>
			lookedBack(
				happened(
					[
						{
							type: 'RecordChapter',
							chapter: 1,
							record: { ...stands, players },
							replacesTable: true,
							reason: 'late'
						}
					],
					begun
				)
			).past.bloodlines;
		expect(ending([ahead, ...others])).toEqual({ 1: kinOn(table) });
		expect(kinOn(table)['s1']?.some(({ sire }) => sire !== null)).toBe(true);
		const another = { ...ahead, bloodline: ahead.bloodline.slice(1) };
		expect(ending([another, ...others])).toEqual({});
	});

	test('a life names who embraced it and whom it embraced', () => {
		const { past, state } = lookedBack(events);
		const kin = past.bloodlines[1]?.['s1'] ?? [];
		const childe = kin.find(({ sire }) => sire !== null);
		const sire = childe?.sire ?? '';
		const [embraced] = characterLife(state, childe?.id ?? '', past);
		expect(embraced).toMatchObject({
			what: 'embraced',
			chapter: 1,
			seat: 's1',
			family: { sire, childer: familyOf(kin, childe?.id ?? '')?.childer }
		});
		expect(familyOf(kin, sire)?.childer).toContain(childe?.id);
		// The record alone knows the bloodline, and nobody's sire.
		expect(characterLife(state, childe?.id ?? '')[0]).toMatchObject({ family: null });
	});
});

test('a life tells everything in its order, up to the day it was banished', () => {
	const bloodline = [{ character: 'anna', torpor: false }];
	const { past, state } = after(
		recorded(1, record([scored('s1', 9, { bloodline }), scored('s2', 4)])),
		{ type: 'PlaceSticker', chapter: 1, seat: 's1', character: 'anna', sticker: sticker('mark') },
		finished(1),
		{ type: 'BanishCharacter', character: 'anna', reason: 'burnt' },
		{ type: 'RestoreCharacter', character: 'anna', reason: 'not burnt' }
	);
	const told = characterLife(state, 'anna', past).map(({ what, chapter }) => [what, chapter]);
	expect(told).toEqual([
		['embraced', 1],
		['raised', 1],
		['banished', 1],
		['restored', 1]
	]);
});
