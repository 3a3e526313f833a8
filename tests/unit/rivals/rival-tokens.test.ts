import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scriptedChance, seededChance } from '../../../src/lib/games/core/chance.ts';
import {
	drawTokens,
	findRivalFault,
	lastTwo,
	leftNeighbours,
	ringsOf
} from '../../../src/lib/games/rivals/rival-tokens.ts';
import { after, begin, matchOf, seatIds, whyNot } from './playing.ts';
import { NO_MATCH } from '../../../src/lib/games/rivals/state.ts';

/** Every deal that many draws came to, by how its Rivals lie. */
function dealt(count: number): Map<string, number> {
	const shapes = new Map<string, number>();
	for (let seed = 0; seed < 600; seed++) {
		const order = seatIds(count);
		const { rivals } = drawTokens(seededChance(seed), order);
		const shape = ringsOf(order, rivals)
			.map((ring) => ring.join(''))
			.join(' ');
		shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
	}
	return shapes;
}

test('R1 three players: one of two rings; four: a ring or two pairs; nobody is their own', () => {
	expect([...dealt(3).keys()].sort()).toEqual(['s1s2s3', 's1s3s2']);
	expect([...dealt(4).keys()].sort()).toEqual([
		's1s2 s3s4',
		's1s2s3s4',
		's1s2s4s3',
		's1s3 s2s4',
		's1s3s2s4',
		's1s3s4s2',
		's1s4 s2s3',
		's1s4s2s3',
		's1s4s3s2'
	]);
	fc.assert(
		fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(), (count, seed) => {
			const order = seatIds(count);
			expect(findRivalFault(order, drawTokens(seededChance(seed), order).rivals)).toBeNull();
		})
	);
});

test('R2 the own number: another is drawn before it goes back', () => {
	// The tokens lie as they are; the first draw is the own one, the next of the two others.
	const { drawn, rivals } = drawTokens(scriptedChance([0, 1, 2, 0, 0, 0, 0, 0]), [
		's1',
		's2',
		's3'
	]);
	expect(drawn.slice(0, 2)).toEqual([
		{ seat: 's1', token: 's1', back: true },
		{ seat: 's1', token: 's2' }
	]);
	expect(rivals['s1']).toBe('s2');
});

describe('R3 two are left', () => {
	test('with one number of theirs: it goes to the other', () => {
		expect(lastTwo(['s3', 's4'], ['s3', 's1'])).toEqual({
			kind: 'turned',
			ways: [{ s3: 's1', s4: 's3' }]
		});
	});
	test('with both numbers: crossed', () => {
		expect(lastTwo(['s3', 's4'], ['s3', 's4'])).toEqual({
			kind: 'turned',
			ways: [{ s3: 's4', s4: 's3' }]
		});
	});
	test('with none: they draw', () => {
		expect(lastTwo(['s3', 's4'], ['s1', 's2'])).toEqual({ kind: 'draw' });
	});
});

describe('reading rivals', () => {
	test('drawn: Elysium draws as the match begins, and says how', () => {
		const { rivals } = after(NO_MATCH, [begin(4)]).match;
		expect(findRivalFault(seatIds(4), rivals ?? {})).toBeNull();
	});
	test('left: the left neighbour', () => {
		const { match } = after(NO_MATCH, [begin(3, { rivals: 'left' })]);
		expect(match.rivals).toEqual(leftNeighbours(['s1', 's2', 's3']));
	});
	test('told: nobody has one until the table says so', () => {
		const open = matchOf(4);
		expect(open.match.rivals).toBeNull();
		const rivals = { s1: 's2', s2: 's1', s3: 's4', s4: 's3' };
		expect(after(open, [{ type: 'SetRivals', rivals }]).match.rivals).toEqual(rivals);
	});
	test('two players are each other’s, however it is read', () => {
		for (const way of ['drawn', 'left', 'told'] as const)
			expect(after(NO_MATCH, [begin(2, { rivals: way })]).match.rivals).toEqual({
				s1: 's2',
				s2: 's1'
			});
		expect(whyNot(matchOf(2), { type: 'SetRivals' })).toBe('rivals-are-foes');
	});
});

test('told Rivals are refused where somebody has none, the own token, or one that another has', () => {
	const open = matchOf(3);
	const tell = (rivals: { [seat: string]: string }) => whyNot(open, { type: 'SetRivals', rivals });
	expect(tell({ s1: 's2', s2: 's3' })).toBe('rival-missing');
	expect(tell({ s1: 's1', s2: 's3', s3: 's2' })).toBe('rival-own');
	expect(tell({ s1: 's2', s2: 's1', s3: 's2' })).toBe('rival-taken');
	expect(tell({ s1: 's4', s2: 's1', s3: 's2' })).toBe('no-such-seat');
});

test('tokens that Elysium drew are drawn again only with the consent of all', () => {
	const drawn = after(matchOf(3), [{ type: 'SetRivals' }]);
	const undo = { type: 'UndoAtTable', kept: 0, of: 1 } as const;
	expect(whyNot(drawn, { ...undo, by: ['s1'] })).toBe('undo-needs-consent');
	expect(whyNot(drawn, { ...undo, by: ['s1', 's2', 's3'] })).toBeNull();
	const told = after(matchOf(3), [{ type: 'SetRivals', rivals: { s1: 's2', s2: 's3', s3: 's1' } }]);
	expect(whyNot(told, { ...undo, by: [] })).toBeNull();
});
