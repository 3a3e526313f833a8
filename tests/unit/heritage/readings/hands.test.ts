import { describe, expect, test } from 'vitest';
import { scheme } from '../chapter/chapter-kit.ts';
import { facts, Sitting } from '../chapter/sitting.ts';
import { BOTH, setting } from '../table/kit.ts';

const schemes = ['one', 'two', 'three', 'four'].map((id) => scheme(id, ['warlike']));
const laid = (dealer: 'box' | 'app', hands: 'hidden' | 'open') =>
	setting(2, { dealer, schemes, ruleset: { ...setting().ruleset, hands } });
const play = (name: string) =>
	({ type: 'PlayScheme', seat: 's1', scheme: name, leader: 'l1', borrowed: [] }) as const;
/** The faces that a log tells after the cards of the chapter were laid out. */
const toldBy = (sitting: Sitting) => {
	const told = JSON.stringify(facts(sitting.log.flat()).slice(1));
	return ['one', 'two', 'three', 'four'].filter((id) => told.includes(`"${id}"`));
};

describe.each(BOTH)('reading hands: hidden or open, dealt by the %s', (dealer) => {
	test('a hidden hand tells that cards were drawn, not which', () => {
		const sitting = new Sitting(laid(dealer, 'hidden'));
		expect(sitting.table.hands['s1']).toEqual({
			drawn: 2,
			held: [
				{ position: 0, scheme: null },
				{ position: 1, scheme: null }
			]
		});
		expect(toldBy(sitting)).toEqual([]);
	});

	test('an open hand tells which', () => {
		const sitting = new Sitting(laid(dealer, 'open'));
		const faces = sitting.table.hands['s1']?.held.map((held) => held.scheme) ?? [];
		expect(faces).not.toContain(null);
		const [first, second] = faces;
		expect(toldBy(sitting)).toEqual(
			['one', 'two', 'three', 'four'].filter((id) => id === first || id === second)
		);
	});

	test('a scheme is played out of a hand that is open only if it lies there', () => {
		const sitting = new Sitting(laid(dealer, 'open'));
		const held = sitting.table.hands['s1']?.held.map(({ scheme: face }) => face) ?? [];
		for (const { id } of schemes)
			expect(sitting.refuses(play(id))).toBe(held.includes(id) ? null : 'scheme-not-in-hand');
	});
});

describe('a hidden hand', () => {
	test('that the app dealt holds what lies in the vault, and tells it when it is played', () => {
		const sitting = new Sitting(laid('app', 'hidden'));
		const playable = schemes.filter(({ id }) => sitting.refuses(play(id)) === null);
		expect(playable).toHaveLength(2);
		const [first] = playable;
		sitting.does(play(first?.id ?? ''));
		expect(toldBy(sitting)).toEqual([first?.id]);
		expect(sitting.table.hands['s1']?.held).toHaveLength(1);
	});

	test('of cardboard is taken at its word', () => {
		const sitting = new Sitting(laid('box', 'hidden'));
		expect(schemes.filter(({ id }) => sitting.refuses(play(id)) !== null)).toEqual([]);
		sitting.does(play('three'));
		expect(sitting.table.hands['s1']?.held).toEqual([{ position: 1, scheme: null }]);
	});
});
