import { describe, expect, test } from 'vitest';
import { scheme } from '../chapter/chapter-kit.ts';
import { Sitting } from '../chapter/sitting.ts';
import { BOTH, character, joined, setting, vampire } from '../table/kit.ts';

describe.each(BOTH)(
	'reading boons: own boons of the own bloodline, one a borrowed vampire, no consent, dealt by the %s',
	(dealer) => {
		const gain = {
			do: 'gain',
			what: 'power',
			amount: { count: 'coterie', each: 1, most: 9 }
		} as const;
		const sit = () => {
			const sitting = new Sitting(
				setting(2, {
					dealer,
					cast: setting().cast.map((card) =>
						['c1', 'c2'].includes(card.id) ? character(card.id, { archetype: 'wealthy' }) : card
					),
					schemes: [scheme('feast', ['warlike', 'wealthy', 'wealthy'], [gain])],
					ruleset: { ...setting().ruleset, hands: 'open' }
				})
			);
			sitting.set({
				type: 'TableCorrected',
				corrections: [
					joined('s2', 'c1', 'l2'),
					joined('s2', 'c2', 'c1'),
					joined('s1', 'c3', 'l1'),
					vampire('c3', 'l1', { boons: ['gangrel'] })
				],
				reason: 'a test'
			});
			return sitting;
		};
		const play = (...borrowed: (readonly [string, string])[]) =>
			({
				type: 'PlayScheme',
				seat: 's1',
				scheme: 'feast',
				leader: 'l1',
				borrowed: borrowed.map(([from, to]) => ({ from, to }))
			}) as const;

		test('the borrowed need not agree, and count for nothing but the archetype', () => {
			const sitting = sit();
			const before = sitting.table.bloodlines['s1']?.vampires['l1']?.power ?? 0;
			sitting.does(play(['l1', 'c1'], ['l1', 'c2']));
			expect(sitting.table.question).toBeNull();
			const [own, theirs] = [sitting.table.bloodlines['s1'], sitting.table.bloodlines['s2']];
			expect(theirs?.vampires['c1']?.boons).toEqual(['brujah']);
			expect(theirs?.vampires['c2']?.boons).toEqual(['brujah']);
			expect(own?.vampires['l1']?.boons).toEqual(['brujah']);
			// The leader and its childe: those borrowed are no members of the coterie.
			expect(own?.vampires['l1']?.power).toBe(before + 2);
		});

		test('a boon of another clan lends nobody, nor one that lies elsewhere already', () => {
			expect(sit().refuses(play(['l1', 'c1'], ['c3', 'c2']))).toBe('boon-not-held');
			expect(sit().refuses(play(['l1', 'c1'], ['l2', 'c2']))).toBe('boon-not-held');
		});

		test('one boon does not borrow twice', () => {
			expect(sit().refuses(play(['l1', 'c1'], ['l1', 'c1']))).toBe('borrowed-twice');
		});
	}
);
