import { expect, test } from 'vitest';
import { readTyped } from '../../../src/lib/ui/heritage/era/typed-cards.ts';

const CARD = { id: 'a', name: 'The century of lore', one: 'lore', other: 'charm', worth: 2 };

test('one card or two that were typed come back', () => {
	expect(readTyped([CARD])).toEqual([CARD]);
	expect(readTyped([CARD, { ...CARD, id: 'b', name: '' }])).toHaveLength(2);
});

test.each([
	['nothing', null],
	['no card', []],
	['three cards', [CARD, CARD, CARD]],
	['half a card', [{ id: 'a', name: 'Lore' }]],
	['a worth that is no number', [{ ...CARD, worth: '2' }]],
	['a worth between numbers', [{ ...CARD, worth: 1.5 }]],
	['another form', { cards: [CARD] }]
])('%s is no draft of it', (_, stored) => {
	expect(readTyped(stored)).toBeNull();
});
