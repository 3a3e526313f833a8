import * as v from 'valibot';
import { listOf, stringOf } from '../../../core/bounded.ts';
import type { Within, WithinSchema } from '../../../core/cards/word.ts';
import { amountSchema, someSchema } from '../amount.ts';
import { costSchema } from '../cost.ts';
import { amountWords, costWords, doing, whoWords } from '../saying.ts';
import { whomSchema, whoSchema } from '../who.ts';
import { word } from '../word.ts';

const ways = (effects: WithinSchema): v.GenericSchema<unknown, readonly Within[]> =>
	v.pipe(listOf(effects, 3, 'ways'), v.minLength(2, 'at least two ways'));

/** Where vampires are, what a turn holds, and who decides. */
export const courseWords = {
	/** A ready vampire exhausts; it stays in its party [Exhaust Abilities]. */
	exhaust: word({
		needs: () => ({ who: whoSchema }),
		says: ({ who }, { self }) => `exhaust ${whoWords(who, self)}`,
		example: { who: { choose: 1, of: { of: 'rival', only: 'ready' } } }
	}),
	/** An exhausted vampire is ready again, not its attachments. */
	ready: word({
		needs: () => ({ who: whoSchema }),
		says: ({ who }, { self }) => `ready ${whoWords(who, self)}`,
		example: { who: 'this' }
	}),
	/** To the Haven of its player, or into the Streets as a party of one; ready or exhausted as it is. */
	move: word({
		needs: () => ({ who: whoSchema, to: v.picklist(['haven', 'streets']) }),
		says: ({ who, to }, { self }) =>
			`move ${whoWords(who, self)} to ${to === 'haven' ? 'its Haven' : 'The Streets'}`,
		example: { who: 'target', to: 'streets' }
	}),
	/** Each vampire in the Streets is a party of its own, exhausted ones too; who comes there is one at once (R76) [CC34]. */
	scatter: word({
		needs: () => ({}),
		says: () => 'each vampire outside its Haven is a party of its own',
		example: {},
		standing: true
	}),
	/** So many actions more in this turn [Action Phase]. */
	'extra-action': word({
		needs: () => ({ n: someSchema }),
		says: ({ n }) =>
			n === 1 ? 'take 1 more action this turn' : `take ${n} more actions this turn`,
		example: { n: 1 }
	}),
	/**
	 * As antagonists would deal you damage, in the Antagonist step: so much of it to one foe of your choice, who spreads it over any of their
	 * coterie; Secrecy does not matter, and it is still nobody's effect (R56) [CC8].
	 */
	redirect: word({
		needs: () => ({ n: amountSchema }),
		says: ({ n }) =>
			`move ${amountWords(n, 'Aggravated damage')} from antagonists to a foe of your choice`,
		example: { n: 2 }
	}),
	/** What no other word says: the players read it and do it step by step, with what a table can do. */
	manual: word({
		needs: () => ({ text: v.pipe(stringOf(400), v.minLength(1, 'a text is missing')) }),
		says: ({ text }) => text,
		example: { text: 'Your Rival shows you their hand' }
	}),
	/** You choose one of these; one that can do nothing may be chosen as well. */
	choose: word({
		needs: (effects) => ({ of: ways(effects) }),
		says: ({ of }, { all }) => `choose one: ${of.map((one) => all(one)).join('; or ')}`,
		example: {
			of: [[{ do: 'draw', n: 1 }], [{ do: 'gain', what: 'prestige', n: 1 }]]
		}
	}),
	/** You may pay, or just agree without a cost; then the effects follow. Never your last Prestige or the last Blood (R63) [Low]. */
	may: word({
		needs: (effects) => ({ cost: v.exactOptional(costSchema), then: effects }),
		says: ({ cost, then }, { all }) =>
			cost
				? `you may ${costWords(cost)}; if you do, ${all(then)}`
				: `you may do this: ${all(then)}`,
		example: { cost: { discard: 1 }, then: [{ do: 'bonus', n: 2 }] }
	}),
	/** Each of these players in turn does it; within, `you` is that player, who also chooses. The credit stays with who controls the card. */
	each: word({
		needs: (effects) => ({ whom: whomSchema, then: effects }),
		says: ({ whom, then }, { all }) => {
			const does = all(then);
			return does.startsWith('choose one')
				? doing(whom, 'choose') + does.slice('choose'.length)
				: `${doing(whom, 'do')} this: ${does}`;
		},
		example: {
			whom: 'each-player',
			then: [{ do: 'bleed', n: 1, who: { choose: 1, of: { of: 'you' } } }]
		}
	})
};
