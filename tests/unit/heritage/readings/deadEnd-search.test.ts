import { describe, expect, test } from 'vitest';
import { effectsTask, happened, play } from '../clans/clan-kit.ts';
import { chaos, gain, searchable, SHUFFLED, turned } from '../clans/searching.ts';
import { BOTH } from '../table/kit.ts';

describe.each(BOTH)(
	'reading deadEnd: a search sees each card once, then ends without finding, dealt by the %s',
	(dealer) => {
		const search = (deck: string[], discards: string[], characters: string[]) =>
			play(searchable(dealer, deck, discards), [effectsTask([chaos, gain])], ['wealthy'], {
				characters
			});
		const goesOn = { type: 'TokensChanged', vampire: 'l1', power: 1, infamy: 0 };

		test('nobody has it: the recruit stays open and the scheme goes on', () => {
			const went = search(['c1', 'c2'], [], ['c1', 'c2', 'c1']);
			expect(happened(went.events)).toEqual([turned('c1'), turned('c2'), SHUFFLED, goesOn]);
			expect(went.table.turn?.recruit).toBe('open');
			expect(went.table.recruits).toEqual({ s1: 0, s2: 0 });
		});

		test('cards that come up again after a reshuffle are passed over, until all were seen', () => {
			const characters = ['c1', 'c1', 'c3', 'c2', 'c3'];
			const went = search(['c1'], ['c2', 'c3'], characters);
			expect(happened(went.events)).toEqual([
				turned('c1'),
				SHUFFLED,
				turned('c1'),
				turned('c3'),
				turned('c2'),
				SHUFFLED,
				goesOn
			]);
		});

		test('once all were seen nothing more is turned, though the deck has cards', () => {
			const went = search(['c1'], ['c2'], ['c1', 'c2', 'c1']);
			expect(happened(went.events)).toEqual([turned('c1'), SHUFFLED, turned('c2'), goesOn]);
			expect(went.table.deck).toEqual(['c1']);
		});

		test('who is bonded elsewhere comes up again in vain', () => {
			const went = search(['c8'], ['c2'], ['c8', 'c8', 'c2']);
			expect(happened(went.events)).toEqual([
				turned('c8'),
				SHUFFLED,
				turned('c8'),
				turned('c2'),
				SHUFFLED,
				goesOn
			]);
		});

		test('when no card is left, though some should be, the search ends', () => {
			const went = search(['c1', 'c7'], [], ['c1']);
			expect(happened(went.events)).toEqual([turned('c1'), goesOn]);
			expect(went.table.turn?.recruit).toBe('open');
		});
	}
);
