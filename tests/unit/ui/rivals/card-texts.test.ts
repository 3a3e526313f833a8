import { describe, expect, test } from 'vitest';
import type { Attack, Texts } from '../../../../src/lib/games/rivals/attack/attack.ts';
import { sharesOf } from '../../../../src/lib/ui/rivals/attack/aggravated-share.ts';
import {
	entriesOf,
	NO_HARM,
	textsCount,
	textsOf
} from '../../../../src/lib/ui/rivals/attack/texts.ts';
import { attackOf, fieldOf, reading, vampire } from '../../rivals/attack/kit.ts';

const sides = { attacker: 's1v1', victim: 's2v1' };
const entered = (texts: Texts): Texts => textsOf(entriesOf(attackOf({ texts })), sides);

describe('what card texts do, as people enter it', () => {
	test('nothing is entered by default, and nothing is told then', () => {
		const none = textsOf(entriesOf(attackOf()), sides);
		expect(none).toMatchObject({ bonuses: [], harms: [], exhausts: [], agenda: [], prevented: 0 });
		expect(textsCount({ texts: none })).toBe(0);
	});

	test('all of it comes back as it was told', () => {
		const texts: Texts = {
			bonuses: [{ value: 1 }, { value: 2, aggravated: true }, { value: 1, vampire: 's1v2' }],
			back: [{ value: 1 }],
			prevented: 2,
			preventedBack: 1,
			losses: [
				{ vampire: 's2v1', amount: 1 },
				{ vampire: 's2v1', amount: 2, to: 's1v1' },
				{ vampire: 's1v1', amount: 1 }
			],
			exhausts: ['s1v2', 's2v2'],
			harms: [{ vampire: 's2v2', amount: 2, aggravated: true, prevented: 1 }],
			agenda: [{ seat: 's3', points: 2 }]
		};
		expect(entered(texts)).toEqual(texts);
		// Three bonuses, one back, three losses, who exhausts alone, one harm, Agenda, and both preventions.
		expect(textsCount({ texts })).toBe(12);
	});

	test('R30: a helper exhausts for what it adds, and only then', () => {
		const entries = entriesOf(attackOf());
		expect(textsOf({ ...entries, helpers: { s1v2: 1, s1v3: 0 } }, sides)).toMatchObject({
			bonuses: [{ value: 1, vampire: 's1v2' }],
			exhausts: ['s1v2']
		});
	});

	test('R31: others of the party are hit, each with what is prevented', () => {
		const entries = entriesOf(attackOf());
		const harms = { s2v2: { ...NO_HARM, amount: 2 }, s2v3: NO_HARM };
		expect(textsOf({ ...entries, harms }, sides).harms).toEqual([{ vampire: 's2v2', amount: 2 }]);
	});
});

describe('aggravatedShare: the defender says which damage shields and prevention cut', () => {
	const field = fieldOf({ s1: [vampire('s1v1')], s2: [vampire('s2v1')] });
	const attack = (own: Partial<Attack> = {}): Attack =>
		attackOf({
			type: 'ranged',
			card: { type: 'ranged', damage: 4, aggravated: 2 },
			texts: { prevented: 1 },
			...own
		});

	test('1 prevented of 2 ordinary and 2 Aggravated: either', () => {
		expect(sharesOf(field, attack())).toEqual([
			{ aggravated: 2, ordinary: 1, cuts: 0 },
			{ aggravated: 1, ordinary: 2, cuts: 1 }
		]);
	});

	test('nothing to choose: nothing prevented, or everything, or only one kind', () => {
		expect(sharesOf(field, attack({ texts: {} }))).toEqual([]);
		expect(sharesOf(field, attack({ texts: { prevented: 9 } }))).toEqual([]);
		expect(sharesOf(field, attack({ card: { type: 'ranged', damage: 4 } }))).toEqual([]);
	});

	test('with ordinary damage first there is one way', () => {
		const first = { ...field, ...reading({ aggravatedShare: 'ordinary-first' }) };
		expect(sharesOf(first, attack())).toEqual([]);
	});
});
