import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import type { Correction } from '../../../../src/lib/games/heritage/table/correction.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import type { Dealer } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { character, joined, setting } from '../table/kit.ts';
import { clanTable } from './clan-kit.ts';

/** Names an archetype and turns cards until it shows. */
export const chaos: Effect = { do: 'embrace-the-chaos', by: ['archetype'] };
export const gain: Effect = { do: 'gain', what: 'power', amount: 1 };

/** c7 alone is wealthy, with an ability that gains 1 infamy; c8 is a bonded, wealthy Gangrel, c9 a bonded, wealthy Brujah. */
const cast = setting().cast.map((card) => {
	switch (card.id) {
		case 'c7':
			return character('c7', {
				archetype: 'wealthy',
				abilities: [
					{
						name: 'Gift',
						effects: [{ do: 'gain', what: 'infamy', amount: 1 }],
						sticker: null
					}
				]
			});
		case 'c8':
			return character('c8', { archetype: 'wealthy', bonded: true, clan: 'gangrel' });
		case 'c9':
			return character('c9', { archetype: 'wealthy', bonded: true });
	}
	return card;
});

/** A table whose deck and discards hold these; the others of c1 to c20 are childer of `l2`. */
export function searchable(
	dealer: Dealer,
	deck: readonly string[],
	discards: readonly string[] = [],
	...corrections: readonly Correction[]
) {
	const out = new Set([...deck, ...discards]);
	const elsewhere = Array.from({ length: 20 }, (_, index) => `c${index + 1}`).filter(
		(id) => !out.has(id)
	);
	const piles: Correction = { set: 'piles', discards: [...discards], banished: [] };
	return clanTable(
		dealer,
		[...elsewhere.map((id) => joined('s2', id, 'l2')), piles, ...corrections],
		{ cast }
	);
}

export const turned = (id: string): TableEvent => ({ type: 'CardTurned', character: id });
export const SHUFFLED: TableEvent = { type: 'DeckShuffled', discards: true };
/** What a whole recruit out of a search by `s1` is: placed, and the board changed. */
export const recruited = (id: string): readonly TableEvent[] => [
	{ type: 'CharacterRecruited', seat: 's1', character: id, sire: 'l1', from: 'search', paid: {} },
	{ type: 'BoardChanged', category: 'class', state: [`${id} elitist`] }
];
