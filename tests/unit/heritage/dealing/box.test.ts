import { expect, test } from 'vitest';
import { boxDealer } from '../../../../src/lib/games/heritage/dealing/dealers.ts';
import { schemesOf } from '../../../../src/lib/games/heritage/dealing/dealer.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import { scheme } from '../chapter/chapter-kit.ts';
import { setting, tableWith } from '../table/kit.ts';

const schemes = ['one', 'two', 'three'].map((id) => scheme(id, ['warlike']));
const hand = (hidden: number): Correction => ({ set: 'hand', seat: 's1', hidden, known: [] });
const dealt = (...hands: readonly Correction[]) =>
	boxDealer.deal(tableWith(hands, setting(2, { schemes })), {
		deal: 'card',
		...schemesOf('s1'),
		prompt: 'which-scheme-drawn',
		about: {}
	});

test('the box deals schemes as long as the pile holds any, however often a hand was set by hand', () => {
	expect(dealt()).toEqual({ choice: ['0'] });
	expect(dealt(hand(2))).toEqual({ choice: ['2'] });
	expect(dealt(hand(2), hand(0), hand(2))).toEqual({ choice: ['4'] });
	expect(dealt(hand(3))).toEqual({ choice: [] });
	expect(dealt({ set: 'spent', schemes: ['one', 'two'] }, hand(1))).toEqual({ choice: [] });
});
