import * as v from 'valibot';
import { filterSchema, type Filter } from '../selector.ts';
import { CHARACTER, filterWords } from '../selector-words.ts';
import { word } from '../word.ts';

const where = v.exactOptional(filterSchema);
const queued = (filter: Filter | undefined) => filterWords(filter ?? {}, CHARACTER, 'one');

/** What happens to characters that wait in queue and deck. */
export const queueWords = {
	/** Discards characters from the queue: one that matches, chosen, or each that does, at once. */
	'remove-from-queue': word({
		needs: () => ({ which: v.picklist(['any', 'each']), where }),
		says: (it) =>
			`remove ${it.which === 'any' ? 'any one' : 'each'} ${queued(it.where)} from the queue`,
		example: { which: 'each', where: { ancilla: true } }
	}),
	/** Puts the owner's marker on an unreserved character of the queue. */
	reserve: word({
		needs: () => ({}),
		says: () => 'reserve a character in the queue',
		example: {}
	}),
	/** A whole recruit in place of the normal one (ruling 25); `free`: leftmost spaces cost nothing. */
	recruit: word({
		needs: () => ({ from: v.picklist(['queue', 'deck']), free: v.boolean(), where }),
		says(it) {
			const cost = it.from === 'queue' && it.free ? ', without paying for its space' : '';
			const shuffle = it.from === 'deck' ? ', and shuffle the deck' : '';
			return `recruit any one ${queued(it.where)} from the ${it.from} instead of your normal recruit${cost}${shuffle}`;
		},
		example: { from: 'queue', free: true, where: { archetype: 'wealthy' } }
	}),
	/** Takes a character of the queue out of the chronicle for good. */
	banish: word({
		needs: () => ({ where }),
		says: (it) => `banish any one ${queued(it.where)} in the queue from the chronicle`,
		example: {}
	})
};
