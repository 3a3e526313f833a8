import fc from 'fast-check';
import { isWord, type Deck, type DeckCard } from '../../../../src/lib/games/rivals/decks/deck.ts';
import { faultOfName } from '../../../../src/lib/games/rivals/decks/names.ts';
import { MODES, ZONES } from '../../../../src/lib/games/rivals/decks/vocabulary.ts';

const oneLine = fc
	.oneof(
		fc.string({ maxLength: 20, unit: 'grapheme' }),
		fc.constantFrom(
			'By',
			'Library (40)',
			'Agenda: x',
			'3 Kings',
			'x 3',
			'Attack',
			'# no',
			'a // b',
			'__',
			'(3)',
			'x (3)',
			'**',
			'By:'
		)
	)
	.map((text) => text.replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim());

const name = fc
	.oneof(
		fc.constantFrom(
			'Mara',
			'MÁRA',
			'9 Lives',
			'Plan x3',
			'“Quoted”',
			'Library',
			'By Night',
			'2× More',
			'Why?'
		),
		oneLine
	)
	.filter((text) => faultOfName(text) === null);

const word = fc
	.oneof(
		fc.constantFrom('Attack', 'Brujah', 'Potence', 'Library', 'Other cards', 'clan Brujah', 'BP 4'),
		oneLine
	)
	.filter(isWord);

const optional = <T>(key: string, value: fc.Arbitrary<T>) =>
	fc.option(value, { nil: undefined }).map((one) => (one === undefined ? {} : { [key]: one }));

const card = fc
	.tuple(
		fc.record({
			zone: fc.constantFrom(...ZONES),
			name,
			copies: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 99 }))
		}),
		optional('kind', fc.oneof(fc.constantFrom('Attack', 'Title', 'Scheme'), word)),
		optional('clan', word),
		optional('bp', fc.integer({ min: 0, max: 20 })),
		optional('disciplines', fc.array(word, { minLength: 1, maxLength: 6 })),
		fc.boolean()
	)
	.map(
		([plain, kind, clan, bp, disciplines, leads]) =>
			({
				...plain,
				...(leads && plain.zone === 'faction' && { leader: true }),
				...kind,
				...clan,
				...bp,
				...disciplines
			}) as DeckCard
	);

/** Any deck that can be kept at all. */
export const anyDeck: fc.Arbitrary<Deck> = fc.record({
	name: oneLine,
	author: oneLine,
	mode: fc.option(fc.constantFrom(...MODES)),
	cards: fc.array(card, { maxLength: 30 })
});
