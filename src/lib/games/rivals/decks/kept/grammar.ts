import * as v from 'valibot';
import { listOf, stringOf } from '../../../core/bounded.ts';
import { seatSchema } from '../../../core/seats.ts';
import { deckSchema } from '../deck.ts';
import { seen } from '../names.ts';

/*
 * A deck that somebody keeps in a group: its versions, one after the other. Its title is everybody's to read; its list is its
 * owner's alone until they show it.
 */

const LONGEST_NOTE = 200;

const titleSchema = v.pipe(
	stringOf(60),
	v.check((title) => seen(title) === title && title !== '', 'expected a name in one line')
);
/** One seat: whoever sits there owns the deck. */
const seats = listOf(seatSchema, 1, 'seats');
const noteSchema = stringOf(LONGEST_NOTE);
/** How many versions somebody saw, or keeps. */
const versions = v.pipe(v.number(), v.integer(), v.minValue(0));

export const commandSchema = v.variant('type', [
	v.strictObject({ type: v.literal('BeginDeck'), seats, title: titleSchema, deck: deckSchema }),
	v.strictObject({ type: v.literal('NameDeck'), title: titleSchema }),
	/** The next version. `of`: how many versions were seen. */
	v.strictObject({
		type: v.literal('ChangeDeck'),
		deck: deckSchema,
		note: noteSchema,
		of: versions
	}),
	/** Back to the first `kept` versions. */
	v.strictObject({ type: v.literal('UndoDeck'), kept: versions, of: versions }),
	v.strictObject({ type: v.literal('RedoDeck'), of: versions }),
	/** From now on everybody in the group reads all versions. */
	v.strictObject({ type: v.literal('ShowDeck') }),
	/** Whether the next match that names it and ends shows it to the group, as `ShowDeck` does. */
	v.strictObject({ type: v.literal('ShowDeckAfterMatch'), shows: v.boolean() })
]);
export type DeckCommand = v.InferOutput<typeof commandSchema>;

export const eventSchema = v.variant('type', [
	v.strictObject({ type: v.literal('DeckBegun'), seats, title: titleSchema, deck: deckSchema }),
	v.strictObject({ type: v.literal('DeckNamed'), title: titleSchema }),
	v.strictObject({ type: v.literal('DeckChanged'), deck: deckSchema, note: noteSchema }),
	v.strictObject({ type: v.literal('DeckUndone'), kept: versions }),
	v.strictObject({ type: v.literal('DeckRedone') }),
	v.strictObject({ type: v.literal('DeckShown') }),
	v.strictObject({ type: v.literal('DeckToBeShown'), shows: v.boolean() })
]);
export type DeckEvent = v.InferOutput<typeof eventSchema>;

export const refusals = {
	'deck-here-already': 'This deck is here already. Change it, or begin another.',
	'no-deck': 'There is no deck here yet. Begin one in its group.',
	'one-owner': 'A deck has one owner. Begin it again from your own group page.',
	'deck-empty': 'There are no cards in this list. Paste one first.',
	'changed-meanwhile': 'This deck was changed on another device. Load it again, then save yours.',
	'deck-full':
		'This deck has {most} versions, which is the limit. Begin a new deck with this list.',
	'no-such-version': 'There are {versions} versions. Choose an earlier one.',
	'nothing-undone': 'Nothing was undone, so there is nothing to redo.',
	'shown-already': 'Everybody in the group can read this deck already.'
} as const;
export type DeckReason = keyof typeof refusals;
