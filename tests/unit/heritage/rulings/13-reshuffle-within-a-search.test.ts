import { describe, expect, test } from 'vitest';
import { effectsTask, happened, play } from '../clans/clan-kit.ts';
import { chaos, recruited, searchable, SHUFFLED, turned } from '../clans/searching.ts';
import { BOTH } from '../table/kit.ts';

describe.each(BOTH)(
	'ruling 13: an empty deck reshuffles, also within a search, dealt by the %s',
	(dealer) => {
		const search = (deck: string[], discards: string[], characters: string[]) =>
			play(searchable(dealer, deck, discards), [effectsTask([chaos])], ['wealthy'], { characters });

		test('the discards become the deck, and the search goes on', () => {
			const went = search(['c1', 'c2'], ['c9', 'c3'], ['c2', 'c1', 'c3', 'c9']);
			expect(happened(went.events)).toEqual([
				turned('c2'),
				turned('c1'),
				SHUFFLED,
				turned('c3'),
				turned('c9'),
				...recruited('c9')
			]);
			expect(went.table.deck).toEqual(['c1', 'c2']);
			expect(went.table.discards).toEqual(['c3']);
			expect(went.table.shuffles).toBe(1);
		});

		test('a deck that is empty from the start is made of the discards first', () => {
			const went = search([], ['c9'], ['c9']);
			expect(happened(went.events)).toEqual([SHUFFLED, turned('c9'), ...recruited('c9')]);
		});

		test('what is found with the last card is no discard: the others become the deck', () => {
			const went = search(['c9'], ['c3'], ['c9']);
			const [placed, ...activated] = recruited('c9');
			expect(happened(went.events)).toEqual([turned('c9'), placed, SHUFFLED, ...activated]);
			expect([went.table.deck, went.table.discards]).toEqual([['c3'], []]);
		});

		test('what is found with the last card and no discards leaves nothing to shuffle', () => {
			const went = search(['c9'], [], ['c9']);
			expect(happened(went.events)).toEqual([turned('c9'), ...recruited('c9')]);
			expect([went.table.deck, went.table.discards]).toEqual([[], []]);
		});

		test('a recruit of the last card of the deck shuffles it anew out of the discards', () => {
			const recruit = { do: 'recruit', from: 'deck', free: true } as const;
			const took = (discards: string[]) =>
				play(searchable(dealer, ['c9'], discards), [effectsTask([recruit])]);
			expect(happened(took(['c3']).events).at(-1)).toEqual(SHUFFLED);
			expect(took(['c3']).table.deck).toEqual(['c3']);
			expect(happened(took([]).events).at(-1)).toEqual({ type: 'DeckShuffled', discards: false });
		});
	}
);
