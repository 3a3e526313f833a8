import { describe, expect, test } from 'vitest';
import { given } from '../../../../src/lib/games/core/testing.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import { allowedKinds } from '../../../../src/lib/games/heritage/register/stock.ts';
import { stickersOf } from '../../../../src/lib/games/heritage/register/whereabouts.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import type { StickerKind } from '../../../../src/lib/games/heritage/vocabulary.ts';
import {
	ANNA,
	finished,
	happened,
	prologue,
	record,
	recorded,
	scored,
	settled,
	start,
	stateAfter,
	sticker
} from '../table.ts';

const placing = (id: string, kind: StickerKind, chapter = 1, seat = 's1') =>
	({ type: 'PlaceSticker', chapter, seat, character: 'anna', sticker: sticker(id, kind) }) as const;
/** The first chapter recorded, in which s1 played Brujah. */
const open = (clanStickers = 9, thinBloodStickers = 20, torpor = false) =>
	happened(
		[
			recorded(
				1,
				record([scored('s1', 20, { bloodline: [{ character: 'anna', torpor }] }), scored('s2', 10)])
			)
		],
		settled(2, { ruleset: { ...DEFAULT_RULESET, clanStickers, thinBloodStickers } })
	);
/** Chapter 2 recorded, after s1 stuck a sticker of Brujah in chapter 1. */
const second = (clanStickers: number, thinBloodStickers: number) =>
	happened(
		[
			placing('k1', 'brujah'),
			finished(1),
			recorded(2, record([scored('s1', 20), scored('s2', 10)]))
		],
		open(clanStickers, thinBloodStickers)
	);

describe('reading stickers: one a player a chapter, of the clan just played, onto an own vampire', () => {
	test('a second one in the chapter is refused, in the next one it is not', () => {
		given(heritage, ...happened([placing('k1', 'brujah')], open()))
			.when(placing('k2', 'brujah'))
			.thenRefused('one-sticker-a-chapter');
		given(heritage, ...second(9, 20))
			.when(placing('k2', 'brujah', 2))
			.thenSatisfies((events) => expect(events).toHaveLength(1));
	});

	test('not onto who lay in torpor, nor onto another bloodline', () => {
		given(heritage, ...open(9, 20, true))
			.when(placing('k1', 'brujah'))
			.thenRefused('in-torpor');
		given(heritage, ...open())
			.when(placing('k1', 'gangrel', 1, 's2'))
			.thenRefused('in-another-bloodline');
	});

	test('below its other abilities', () => {
		const state = stateAfter(happened([placing('k2', 'thin-blood', 2)], second(9, 20)));
		expect(stickersOf(state, 'anna').map(({ id }) => id)).toEqual(['k1', 'k2']);
	});

	test('the first retainer takes one of its own clan', () => {
		const begun = happened([start(2), { type: 'RegisterCharacter', character: ANNA }]);
		const first = (kind: StickerKind) =>
			given(heritage, ...begun).when(
				prologue('s1', { retainer: 'anna', sticker: sticker('k1', kind) })
			);
		first('brujah').thenSatisfies((events) => expect(events).toHaveLength(1));
		first('gangrel').thenRefused('sticker-of-another-clan');
	});
});

describe('reading stickers: clanStickers and thinBloodStickers', () => {
	test.each([
		[9, 20, ['brujah', 'thin-blood']],
		[2, 1, ['brujah', 'thin-blood']],
		[2, 0, ['brujah']],
		[1, 1, ['thin-blood']]
	])('with %i of a clan and %i of the thin blood, %j are left to choose', (clan, thin, left) => {
		expect(allowedKinds(stateAfter(second(clan, thin)), 'brujah')).toEqual(left);
	});

	test('with both out, any other clan', () => {
		const left = allowedKinds(stateAfter(second(1, 0)), 'brujah');
		expect(left).toHaveLength(8);
		expect(left).not.toContain('brujah');
	});

	test('with everything out, none is placed', () => {
		given(heritage, ...open(0, 0))
			.when(placing('k1', 'brujah'))
			.thenRefused('all-stickers-out');
	});
});
