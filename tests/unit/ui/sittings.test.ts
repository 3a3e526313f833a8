import { expect, it } from 'vitest';
import { lookingOn, phoneOf, type Sitting } from '../../../src/lib/ui/table/sittings.ts';

const ada: Sitting = { seat: 's1', name: 'Ada', mine: true };
const bea: Sitting = { seat: 's2', name: 'Bea', mine: true };
const cleo: Sitting = { seat: 's3', name: 'Cleo', mine: false };
const lent: Sitting = { ...cleo, mine: true, lent: true };

it('a phone with two players is shared; a seat lent to it is nobody’s at hand', () => {
	expect(phoneOf([ada, cleo], 's1')).toBe('own');
	expect(phoneOf([ada, bea, cleo], 's1')).toBe('shared');
	expect(phoneOf([ada, lent], 's1')).toBe('own');
	expect(phoneOf([ada, bea, lent], 's3')).toBe('lent');
});

it('a big screen plays no seat', () => {
	const { sittings, writes } = lookingOn({ sittings: [ada, lent] });
	expect(sittings.some(({ mine }) => mine)).toBe(false);
	expect(writes).toBe(false);
});
