import { describe, expect, it } from 'vitest';
import {
	findPaymentFault,
	findTitleFault,
	givingUp,
	roomFor,
	type Bearer,
	type Title,
	type TorporTitle
} from '../../../../src/lib/games/rivals/influence/titles.ts';

const SHERIFF: Title = { name: 'Sheriff', limit: 'unique', influence: 4, bp: 4 };
const PRIMOGEN: Title = { name: 'Primogen', limit: 'per-player', influence: 2, bp: 3 };
const PRINCE: Title = { name: 'Prince', limit: 'prince', influence: 0, bp: 0 };

const bearer = (id: string, rest: Partial<Bearer> = {}): Bearer => ({
	id,
	seat: 's1',
	bp: 5,
	isReady: true,
	isInTorpor: false,
	title: null,
	attachments: [],
	...rest
});
const card = (id: string, byFoe = false) => ({
	id,
	name: id,
	...(byFoe && { byFoe: true as const })
});

const fault = (
	one: Bearer,
	title: Title,
	others: readonly Bearer[] = [],
	torporTitle: TorporTitle = 'counts'
) => {
	const found = findTitleFault(one, title, { bearers: [one, ...others], torporTitle });
	return found && !found.accepted ? found.refusal.reason : null;
};

describe('a Title', () => {
	it('goes to a ready vampire of enough Blood Potency without one', () => {
		expect(fault(bearer('mara'), SHERIFF)).toBeNull();
		expect(fault(bearer('mara', { isReady: false }), SHERIFF)).toBe('title-bearer-not-ready');
		expect(fault(bearer('mara', { bp: 3 }), SHERIFF)).toBe('title-asks-bp');
		expect(fault(bearer('mara', { bp: null }), SHERIFF)).toBeNull();
		expect(fault(bearer('mara', { title: PRIMOGEN }), SHERIFF)).toBe('has-title');
		expect(fault(bearer('mara'), PRINCE)).toBe('prince-is-claimed');
	});

	it('R72: a unique one in torpor gives way, and is discarded there', () => {
		const other = bearer('zoe', { seat: 's2', title: SHERIFF });
		expect(fault(bearer('mara'), SHERIFF, [other])).toBe('title-in-play');
		expect(givingUp([other], SHERIFF)).toEqual([]);
		const asleep = { ...other, isInTorpor: true, isReady: false };
		expect(fault(bearer('mara'), SHERIFF, [asleep])).toBeNull();
		expect(givingUp([asleep], SHERIFF)).toEqual(['zoe']);
	});

	it('is played once per player where its card says so; others do not count', () => {
		const own = bearer('zoe', { title: PRIMOGEN });
		expect(fault(bearer('mara'), PRIMOGEN, [own])).toBe('title-of-yours');
		expect(fault(bearer('mara'), PRIMOGEN, [{ ...own, seat: 's2' }])).toBeNull();
	});

	it('torporTitle: one per player counts in torpor too, or does not', () => {
		const asleep = bearer('zoe', { title: PRIMOGEN, isInTorpor: true });
		expect(fault(bearer('mara'), PRIMOGEN, [asleep])).toBe('title-of-yours');
		expect(fault(bearer('mara'), PRIMOGEN, [asleep], 'counts-not')).toBeNull();
	});

	it('R73: a Primogen that was burned or made Prince leaves room for another', () => {
		expect(fault(bearer('mara'), PRIMOGEN, [bearer('zoe', { title: PRINCE })])).toBeNull();
		expect(fault(bearer('mara'), PRIMOGEN)).toBeNull();
	});

	it('R62: 4 Influence = 1 of the Leader + 2 of an open modifier + 1 Prestige', () => {
		const paying = (exerted: number, modifier: number, prestige: number, supply = 9) => {
			const found = findPaymentFault(SHERIFF, { exerted, modifier, prestige }, supply);
			return found && !found.accepted ? found.refusal : null;
		};
		expect(paying(1, 2, 1)).toBeNull();
		expect(paying(1, 2, 0)).toMatchObject({
			reason: 'influence-short',
			about: { asks: 4, has: 3 }
		});
		expect(paying(3, 2, 0)).toBeNull();
		expect(paying(1, 2, 1, 1)).toMatchObject({
			reason: 'last-prestige-for-title',
			about: { most: 0 }
		});
	});

	it('R74: a claimant with three attachments and no Title burns one', () => {
		const three = [card('a'), card('b'), card('c')];
		expect(roomFor({ title: null, attachments: three }, 'prince').choices).toEqual(['a', 'b', 'c']);
		expect(roomFor({ title: PRIMOGEN, attachments: three.slice(1) }, 'prince').choices).toEqual([]);
	});

	it('R75: a fourth attachment burns one that is no Title first', () => {
		const bears = { title: SHERIFF, attachments: [card('a'), card('b')] };
		expect(roomFor(bears, 'other')).toEqual({ choices: ['a', 'b'], full: false });
		expect(roomFor({ ...bears, attachments: [card('a')] }, 'other').choices).toEqual([]);
	});

	it('fourth: never burns what a foe attached; with nothing else the new one stays away', () => {
		const bears = { title: SHERIFF, attachments: [card('a', true), card('b')] };
		expect(roomFor(bears, 'other').choices).toEqual(['b']);
		const all = { title: SHERIFF, attachments: [card('a', true), card('b', true)] };
		expect(roomFor(all, 'other')).toEqual({ choices: [], full: true });
	});
});
