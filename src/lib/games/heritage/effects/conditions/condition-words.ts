import * as v from 'valibot';
import { selectorSchema, type Selector } from '../selector.ts';
import { word } from '../word.ts';

/** Exhaustion and torpor. */
export const conditionWords = {
	exhaust: word({
		needs: () => ({ whom: selectorSchema }),
		says: ({ whom: selector }, { whom }) => `exhaust ${whom(selector)}`,
		example: { whom: { who: 'any', of: 'opponents', where: { exhausted: false } } }
	}),
	unexhaust: word({
		needs: () => ({ whom: selectorSchema }),
		says: ({ whom: selector }, { whom }) => `unexhaust ${whom(selector)}`,
		example: { whom: { who: 'coterie' } }
	}),
	/** Takes away exhaustion and torpor; vampires in torpor are meant too unless the filter says otherwise. */
	rejuvenate: word({
		needs: () => ({ whom: selectorSchema }),
		says: ({ whom: selector }, { whom }) => `rejuvenate ${whom(selector)}${asleepOrNot(selector)}`,
		example: { whom: { who: 'any', of: 'own', where: { torpor: true } } }
	}),
	/** `sacrifice`: whether an immediate childe may go instead (ruling 5). */
	torpor: word({
		needs: () => ({ whom: selectorSchema, sacrifice: v.boolean() }),
		says: ({ whom: selector, sacrifice }, { whom }) =>
			`${whom(selector)} falls into torpor${sacrificeWords(selector, sacrifice)}`,
		example: {
			whom: { who: 'any', of: 'opponents', where: { temperament: 'cruel' } },
			sacrifice: true
		}
	})
};

/** Whom to rejuvenate may sleep, unless the filter has said whether it does; a coterie has no sleepers. */
function asleepOrNot(whom: Selector): string {
	const open = whom.who === 'any' || whom.who === 'each' || whom.who === 'childer';
	return open && whom.where?.torpor === undefined ? ', in torpor or not' : '';
}

/** A fledgling has no childe to go in its place. */
function sacrificeWords(whom: Selector, sacrifice: boolean): string {
	if ('where' in whom && whom.where?.fledgling === true) return '';
	return sacrifice ? ' (a childe may go instead)' : ' (no childe may go instead)';
}
