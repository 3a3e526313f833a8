import * as v from 'valibot';
import { someSchema } from './amount.ts';

/**
 * What is paid, all of it, before anything happens [Activated Abilities and Costs].
 * `prestige`: of your supply, never the last · `blood`: of `this` vampire, never the last · `discard`: cards from your hand, of either back ·
 * `exhaust`: that very card, ready before: the card with the text (an attachment itself, not its bearer), or your Leader [Exhaust Abilities] ·
 * `burn`: this card goes: an Ongoing card to its owner's discard pile, a Retainer out of the game.
 */
export const costSchema = v.pipe(
	v.strictObject({
		prestige: v.exactOptional(someSchema),
		blood: v.exactOptional(someSchema),
		discard: v.exactOptional(someSchema),
		exhaust: v.exactOptional(v.picklist(['this', 'leader'])),
		burn: v.exactOptional(v.literal(true))
	}),
	v.check((cost) => Object.keys(cost).length > 0, 'expected a cost')
);
export type Cost = v.InferOutput<typeof costSchema>;
