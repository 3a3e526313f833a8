import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { effectsSchema } from './effect.ts';
import { ruleSchema } from './rule-words.ts';
import { whenSchema } from './selector.ts';

/**
 * One ability of a card.
 * `acts`: an Active card, in its step [5.3, 5.4, 5.5] ·
 * `when`: right after something happened, while the card is in force; `may`: its player is asked first ·
 * `use`: its player uses it, on the own turn in Planning (reading `freeUse`) ·
 * `always`: it holds as long as the card is in force.
 * `once`: how often; left out: each time. A relic is used once a game whatever it says, and then is face down.
 */
const abilitySchema = v.variant('ability', [
	v.strictObject({ ability: v.literal('acts'), effects: effectsSchema }),
	v.strictObject({
		ability: v.literal('when'),
		when: whenSchema,
		may: v.exactOptional(v.boolean()),
		once: v.exactOptional(v.picklist(['round', 'game'])),
		effects: effectsSchema
	}),
	v.strictObject({
		ability: v.literal('use'),
		once: v.exactOptional(v.picklist(['turn', 'round', 'game'])),
		effects: effectsSchema
	}),
	v.strictObject({ ability: v.literal('always'), rule: ruleSchema })
]);
export type Ability = v.InferOutput<typeof abilitySchema>;
export type AbilityOf<K extends Ability['ability']> = Extract<Ability, { ability: K }>;

/** From the top; none: a plain card. */
export const abilitiesSchema = listOf(abilitySchema, 6, 'abilities');
