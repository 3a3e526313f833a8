import type { DeckCard } from '../../../../../games/heritage/chronicle-deck/cards.ts';
import type { Era } from '../../../../../games/heritage/vocabulary.ts';
import { TRAIT } from './writing.ts';

type Pair = readonly [keyof typeof TRAIT, keyof typeof TRAIT];

/**
 * What an age came to value: two cards an era, of which its dominator chooses one. The two share no
 * trait and are worth the same, so the choice is whose. Over all fourteen each trait weighs ten.
 */
export const scoring: readonly DeckCard[] = [
	...offered(
		1,
		2,
		card(
			'last-tournament',
			'The Last Tournament',
			['valour', 'charm'],
			`They were dying of plague and debt, and so they dressed for the lists. Of those years people
			remember who rode well, and who was a pleasure to look at while falling off.`
		),
		card(
			'money-bench',
			'The Money-Changer’s Bench',
			['cunning', 'wealth'],
			`A king may break his word, but a ledger cannot. The age belonged to those who lent at the right
			moment and looked surprised when it fell due.`
		)
	),
	...offered(
		2,
		2,
		card(
			'captains',
			'Captains for Hire',
			['valour', 'cunning'],
			`Cities fought each other with other people’s soldiers, by contract and with a notice period. It
			was worth much to be brave, and more to have read the contract.`
		),
		card(
			'found-books',
			'Friends of Lost Books',
			['charm', 'lore'],
			`They rode over the Alps to a damp monastery for the sake of one manuscript, and wrote each other
			beautiful letters about it. Whoever could quote was asked to dinner, and whoever could please was
			asked again.`
		)
	),
	...offered(
		3,
		3,
		card(
			'far-side',
			'The Far Side of the Sea',
			['valour', 'wealth'],
			`Ships came home with a third of their people and a tenfold profit. The age did the sum and was
			content.`
		),
		card(
			'good-court',
			'A Smile at Court',
			['charm', 'cruelty'],
			`In those courts one could be poisoned by somebody with perfect manners, and it was the manners
			that were talked of. Much was forgiven to people who were amusing, and nothing to their
			friends.`
		)
	),
	...offered(
		4,
		3,
		card(
			'still-moves',
			'And Still It Moves',
			['valour', 'lore'],
			`To know a thing was easy, since one had only to look. To go on having seen it, in front of a
			tribunal, was what the age could not do without.`
		),
		card(
			'antechamber',
			'The Antechamber',
			['cunning', 'cruelty'],
			`No battle of those years was won on a field; it was won by whoever was let in first. Behind
			the second door stood those who had known what to whisper about the rest.`
		)
	),
	...offered(
		5,
		1,
		card(
			'thursdays',
			'Thursdays at Home',
			['cunning', 'charm'],
			`The world was turned over in drawing rooms, one evening a week, by people who never raised their
			voices. It was enough to be asked back.`
		),
		card(
			'by-subscription',
			'By Subscription',
			['lore', 'wealth'],
			`All that was known was to be printed, in twenty-eight volumes with plates, and somebody had to pay
			for the plates. The age thought well of both kinds of people, and seated them together.`
		)
	),
	...offered(
		6,
		2,
		card(
			'chimneys',
			'Thirty Chimneys',
			['wealth', 'cruelty'],
			`One counted a town’s chimneys to learn what it was worth, and did not ask what went up
			them. Those who could live with the smoke owned the view.`
		),
		card(
			'patent-pending',
			'Patent Pending',
			['cunning', 'lore'],
			`Everything was invented twice in those years, and the second one got to the office first. Genius
			was admired, and genius with a good lawyer was paid.`
		)
	),
	...offered(
		7,
		2,
		card(
			'full-page',
			'A Full Page in Colour',
			['charm', 'wealth'],
			`Faces were worth more than factories, and could be printed by the million. The age bought whatever
			smiled at it, and then bought the company.`
		),
		card(
			'sealed-research',
			'Sealed until Further Notice',
			['lore', 'cruelty'],
			`In that age the cleverest people worked behind fences, and did not ask each other about their day.
			What they knew was the most precious thing in the world, as long as nobody used it.`
		)
	)
];

function card(id: string, name: string, pair: Pair, text: string) {
	return { id, name, pair, text: text.replace(/\s+/g, ' ') };
}

function offered(era: Era, worth: number, ...cards: ReturnType<typeof card>[]): DeckCard[] {
	return cards.map(({ pair: [one, other], ...rest }, place) => ({
		kind: 'scoring',
		number: era * 300 + 90 + place,
		era,
		...rest,
		pairs: [{ traits: [TRAIT[one], TRAIT[other]], worth }]
	}));
}
