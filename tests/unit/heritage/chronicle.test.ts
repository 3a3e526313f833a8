import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { given } from '../../../src/lib/games/core/testing.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import {
	clanOrder,
	firstPlayerOf,
	nextChapter
} from '../../../src/lib/games/heritage/chronicle/next.ts';
import { whereIs } from '../../../src/lib/games/heritage/register/whereabouts.ts';
import { entered, entry } from './cases/beginnings.ts';
import {
	ANNA,
	CLEAR,
	finished,
	happened,
	mission,
	played,
	prologue,
	record,
	recorded,
	scored,
	settled,
	slip,
	start,
	stateAfter,
	sticker
} from './table.ts';

const after = (events: readonly Event[], ...commands: Command[]) =>
	stateAfter(happened(commands, events));

describe('phases', () => {
	test('the prologue ends when the last player is settled', () => {
		expect(after([], start(2)).phase).toBe('prologue');
		expect(after([], start(2), prologue('s2')).phase).toBe('prologue');
		expect(after([], start(2), prologue('s2'), prologue('s1')).phase).toBe('between');
	});

	test('a recorded chapter opens its aftermath, and closing it opens the next', () => {
		const state = after(settled(), recorded(1));
		expect(state.phase).toBe('aftermath');
		expect(nextChapter(state)).toBe(2);
		expect(after(settled(), recorded(1), finished(1)).phase).toBe('between');
	});

	test('after chapter 21 the chronicle is complete', () => {
		const state = after([], entry({ chapter: 21 }), recorded(21), finished(21));
		expect(state.phase).toBe('complete');
		expect(nextChapter(state)).toBeNull();
		expect(state.eras).toEqual([{ era: 7, seat: 's2', by: 'most-missions' }]);
	});
});

describe('the next chapter', () => {
	test('of chapter 1 neither first player nor clan order is known', () => {
		expect(firstPlayerOf(stateAfter(settled()))).toBeNull();
		expect(clanOrder(stateAfter(settled()))).toBeNull();
	});

	test('the vanquished begins, the victor chooses a clan last', () => {
		const three = record([scored('s1', 20), scored('s2', 5), scored('s3', 10)]);
		const state = after(settled(3), recorded(1, three), finished(1));
		expect(firstPlayerOf(state)).toBe('s2');
		expect(clanOrder(state)).toEqual(['s2', 's3', 's1']);
	});

	test('after a late entry the order before it counts, where known', () => {
		expect(firstPlayerOf(after([], entry({ lastOrder: ['s2', 's1'] })))).toBe('s1');
		expect(firstPlayerOf(after([], entry()))).toBeNull();
	});
});

describe('what is done to a character', () => {
	const raised = () =>
		happened([
			start(2),
			{ type: 'RegisterCharacter', character: ANNA },
			prologue('s1', { retainer: 'anna', sticker: sticker('k1') })
		]);
	const reason = 'diablerie';

	test('banished, it leaves its haven and keeps its stickers', () => {
		const state = after(raised(), { type: 'BanishCharacter', character: 'anna', reason });
		expect(state.players['s1']?.haven?.retainer).toBeNull();
		expect(state.stickers).toHaveLength(1);
		expect(whereIs(state, 'anna')).toEqual({ place: 'banished' });
	});

	test('restored, it is in the deck', () => {
		const state = after(
			raised(),
			{ type: 'BanishCharacter', character: 'anna', reason },
			{ type: 'RestoreCharacter', character: 'anna', reason }
		);
		expect(whereIs(state, 'anna')).toEqual({ place: 'deck' });
	});

	test('a new retainer sends the old one back to the deck', () => {
		const retain = (chapter: number, character: string): Command => ({
			type: 'ChooseRetainer',
			chapter,
			seat: 's1',
			character
		});
		const state = after(settled(), recorded(1), retain(1, 'anna'), retain(1, 'bela'));
		expect(whereIs(state, 'anna')).toEqual({ place: 'deck' });
		expect(whereIs(state, 'bela')).toEqual({ place: 'haven', seat: 's1' });
	});
});

describe('obligations', () => {
	const debts = (...ids: string[]): Command => ({
		type: 'CorrectHaven',
		seat: 's2',
		haven: {
			name: 'H',
			retainer: null,
			leaders: [],
			assets: [],
			obligations: ids.map((id) => slip(id))
		},
		reason: 'the box'
	});

	test('what is gained leaves the supply, what is lost returns to it', () => {
		const state = after(
			settled(),
			debts('o1'),
			{ type: 'StockObligation', obligation: slip('o2') },
			recorded(1),
			{
				type: 'ResolveObligations',
				chapter: 1,
				gain: { from: 'draw' },
				losses: [{ seat: 's2', obligation: 'o1' }]
			}
		);
		expect(state.players['s1']?.haven?.obligations).toEqual([slip('o2')]);
		expect(state.players['s2']?.haven?.obligations).toEqual([]);
		expect(state.obligationSupply).toEqual([slip('o1')]);
	});

	test('corrected by hand, they move between haven and supply', () => {
		const state = after(settled(), debts('o1', 'o2'), debts('o2', 'o3'));
		expect(state.obligationSupply.map(({ id }) => id)).toEqual(['o1']);
		const back = after(settled(), debts('o1'), debts(), debts('o1'));
		expect(back.obligationSupply).toEqual([]);
	});

	test('one that turns out to be an asset lies in one place', () => {
		const state = after(settled(), debts('o1'), {
			type: 'CorrectHaven',
			seat: 's2',
			haven: { name: 'H', retainer: null, leaders: [], assets: [slip('o1')], obligations: [] },
			reason: 'misread'
		});
		expect(state.obligationSupply).toEqual([]);
	});

	test('one in the supply cannot come into a haven as an asset', () => {
		given(heritage, ...happened([{ type: 'StockObligation', obligation: slip('o1') }], settled()))
			.when({
				type: 'CorrectHaven',
				seat: 's2',
				haven: { name: 'H', retainer: null, leaders: [], assets: [slip('o1')], obligations: [] },
				reason: 'misread'
			})
			.thenRefused('slip-id-taken');
	});
});

describe('the dominance of an era', () => {
	const won = (victor: string, ...claims: string[]) =>
		record(
			['s1', 's2'].map((seat) => scored(seat, seat === victor ? 20 : 10)),
			{ missions: claims.map((seat, index) => mission(`m${index}`, seat)) }
		);

	test('goes to most missions claimed in its chapters', () => {
		const state = stateAfter(played(won('s1', 's2'), won('s1', 's2'), won('s1', 's1')));
		expect(state.eras).toEqual([{ era: 1, seat: 's2', by: 'most-missions' }]);
	});

	test('level in missions, to more chapters won in it', () => {
		const state = stateAfter(played(won('s1', 's2'), won('s2', 's1'), won('s2')));
		expect(state.eras).toEqual([{ era: 1, seat: 's2', by: 'more-wins' }]);
	});

	test('missions of the era before a late entry count, and the chapter before it as a win', () => {
		const half = entry({
			chapter: 6,
			players: [entered('s1', {}, { missionsThisEra: 2 }), entered('s2')],
			lastOrder: ['s2', 's1']
		});
		const missions = after([], half, recorded(6, won('s1', 's2')), finished(6));
		expect(missions.eras).toEqual([{ era: 2, seat: 's1', by: 'most-missions' }]);
		const wins = after([], half, recorded(6, won('s2', 's2', 's2')), finished(6));
		expect(wins.eras).toEqual([{ era: 2, seat: 's2', by: 'more-wins' }]);
	});

	test('every win before a late entry into the first era counts, for they were all won in it', () => {
		const late = entry({
			chapter: 3,
			players: [entered('s1', {}, { wins: 1 }), entered('s2', {}, { wins: 1 })],
			lastOrder: ['s2', 's1']
		});
		const state = after([], late, recorded(3, won('s1')), finished(3));
		expect(state.eras).toEqual([{ era: 1, seat: 's1', by: 'more-wins' }]);
	});

	/** Two chapters a win each, and a third that only the table can order. */
	const level = () =>
		happened(
			[
				recorded(1, won('s1')),
				finished(1),
				recorded(2, won('s2')),
				finished(2),
				recorded(3, record(['s3', 's4'].map((seat, index) => scored(seat, 9 - index))))
			],
			settled(4)
		);
	const primogen = (winner: string) => ({ declared: {}, shown: null, winner });

	test('still level, the primogen is consulted, also by more than two', () => {
		const state = after(level(), { ...finished(3), eraDraw: primogen('s3') });
		expect(state.eras).toEqual([{ era: 1, seat: 's3', by: 'primogen-draw' }]);
	});

	test('what was drawn stays drawn when a correction leaves its winner among the tied', () => {
		const drawn = happened([{ ...finished(3), eraDraw: primogen('s3') }], level());
		const correction: Command = {
			type: 'CorrectChapter',
			chapter: 1,
			record: won('s2'),
			eraDraw: null,
			reason: 'counted again'
		};
		const kept = after(drawn, { ...correction, record: { ...won('s1'), notes: 'late' } });
		expect(kept.eras).toEqual([{ era: 1, seat: 's3', by: 'primogen-draw' }]);
		expect(after(drawn, correction).eras).toEqual([{ era: 1, seat: 's2', by: 'more-wins' }]);
		given(heritage, ...drawn)
			.when({ ...correction, record: { ...won('s1'), notes: 'x' }, eraDraw: primogen('s1') })
			.thenRefused('era-draw-not-needed');
	});

	const byHand = { type: 'CorrectDominance', era: 1, seat: 's1', reason: 'the box' } as const;

	test('set by hand stays, whatever a later correction counts, and wants no draw', () => {
		const set = happened([byHand], played(won('s1', 's2'), won('s1', 's2'), won('s2')));
		const tied: Command = {
			type: 'CorrectChapter',
			chapter: 3,
			record: won('s2', 's2', 's2'),
			eraDraw: null,
			reason: 'counted again'
		};
		expect(after(set, tied).eras).toEqual([{ era: 1, seat: 's1', by: 'by-hand' }]);
		given(heritage, ...set)
			.when({ ...tied, eraDraw: primogen('s2') })
			.thenRefused('era-draw-not-needed');
	});

	test('is taken back when the last aftermath of its era opens again, and found anew', () => {
		const set = happened([byHand], played(won('s1', 's2'), won('s1', 's2'), won('s1', 's2')));
		const reopened = happened([{ type: 'ReopenAftermath', chapter: 3, reason: 'early' }], set);
		const state = stateAfter(reopened);
		expect(state).toMatchObject({ phase: 'aftermath', eras: [] });
		expect(state.chapters[2]?.aftermath).toMatchObject({ finished: false, leftOpen: [] });
		given(heritage, ...reopened)
			.when({ ...byHand })
			.thenRefused('era-not-over');
		expect(after(reopened, finished(3)).eras).toEqual([
			{ era: 1, seat: 's2', by: 'most-missions' }
		]);
	});
});

test('an aftermath opened again keeps what was decided, and an earlier era as it was', () => {
	const four = played(CLEAR, CLEAR, CLEAR, CLEAR);
	const state = after(four, { type: 'ReopenAftermath', chapter: 4, reason: 'early' });
	expect(state.eras).toEqual(stateAfter(four).eras);
	const decided = happened(
		[
			recorded(1),
			{ type: 'PassSticker', chapter: 1, seat: 's1' },
			finished(1),
			{ type: 'ReopenAftermath', chapter: 1, reason: 'early' }
		],
		settled()
	);
	expect(stateAfter(decided).chapters[0]?.aftermath).toMatchObject({
		finished: false,
		stickers: { s1: null }
	});
	given(heritage, ...decided)
		.when(recorded(2))
		.thenRefused('aftermath-open');
	const last = happened([entry({ chapter: 21 }), recorded(21), finished(21)]);
	expect(after(last, { type: 'ReopenAftermath', chapter: 21, reason: 'early' }).phase).toBe(
		'aftermath'
	);
});

test('with a newcomer there, an aftermath opened again is finished first, then comes the prologue', () => {
	const again = happened(
		[
			recorded(1),
			finished(1),
			{ type: 'JoinChronicle', seat: 's3' },
			{ type: 'ReopenAftermath', chapter: 1, reason: 'early' }
		],
		settled()
	);
	expect(stateAfter(again).phase).toBe('aftermath');
	expect(after(again, finished(1)).phase).toBe('prologue');
	const told = prologue('s3', { dots: { valour: 6 } });
	expect(after(again, told).phase).toBe('aftermath');
	expect(after(again, told, finished(1)).phase).toBe('between');
});

test('events about a seat that the chronicle does not have leave it as it is', () => {
	const before = stateAfter(settled());
	const strange: readonly Event[] = [
		{ type: 'AssetPlayed', seat: 's9', asset: slip('a1'), note: '' },
		{
			type: 'PrologueCompleted',
			seat: 's9',
			name: 'X',
			title: 'X',
			dots: {},
			havenName: 'X',
			retainer: null,
			sticker: null
		},
		{ type: 'SheetCorrected', seat: 's9', sheet: { name: 'X', titles: [], dots: {} }, reason: 'x' },
		{ type: 'StickerPassed', chapter: 9, seat: 's9' }
	];
	for (const event of strange) expect(heritage.evolve(before, event)).toEqual(before);
});

test('the ledger knows which rule an event follows, and a chapter closes with its aftermath', () => {
	const [first] = settled();
	const closing = played(CLEAR).at(-1);
	if (!first || !closing) throw new Error('no events');
	expect(heritage.ruleOf(first)).toMatch(/rulebook/);
	expect(heritage.closesChapter(first)).toBe(false);
	expect(heritage.closesChapter(closing)).toBe(true);
});
