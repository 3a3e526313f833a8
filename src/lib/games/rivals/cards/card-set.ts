import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import {
	agendaSchema,
	cardIdSchema,
	cityCardSchema,
	havenSchema,
	libraryCardSchema,
	vampireSchema,
	type Card
} from './card.ts';

/** A deck ready to play: ids, each with its copies [Decks]. The Leader is one of the vampires. */
const readyDeckSchema = v.strictObject({
	id: cardIdSchema,
	leader: cardIdSchema,
	agenda: cardIdSchema,
	haven: cardIdSchema,
	vampires: listOf(cardIdSchema, 7),
	library: listOf(
		v.strictObject({
			card: cardIdSchema,
			copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3))
		}),
		60
	)
});
export type ReadyDeck = v.InferOutput<typeof readyDeckSchema>;

const entries = {
	id: cardIdSchema,
	vampires: listOf(vampireSchema, 100),
	agendas: listOf(agendaSchema, 30),
	havens: listOf(havenSchema, 30),
	library: listOf(libraryCardSchema, 300),
	city: listOf(cityCardSchema, 100),
	decks: listOf(readyDeckSchema, 30)
};
type Content = v.InferOutput<v.StrictObjectSchema<typeof entries, undefined>>;

/** Every card of a set, each design once. */
export const cardsOf = ({
	vampires,
	agendas,
	havens,
	library,
	city
}: Omit<Content, 'id' | 'decks'>): readonly Card[] => [
	...vampires,
	...agendas,
	...havens,
	...library,
	...city
];

/** All cards of a set and the decks made of them. The City Deck is every City card, with its copies. */
export const cardSetSchema = v.pipe(
	v.strictObject(entries),
	v.check(
		(set) => new Set(cardsOf(set).map(({ id }) => id)).size === cardsOf(set).length,
		'each card has an id of its own'
	)
);
export type CardSet = v.InferOutput<typeof cardSetSchema>;
