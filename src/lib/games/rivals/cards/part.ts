import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { conditionsSchema } from './condition.ts';
import { costSchema } from './cost.ts';
import { effectsSchema, isStanding } from './effects.ts';
import { whenSchema } from './when.ts';

/**
 * In which role the vampire has to be for this part to apply [Using Abilities and Game Text in Combat].
 * `attacker`: it attacks ("Attacker") · `attacking`: it is in the attacking party, the attacker too · `target`: it is the target now ·
 * `defending`: it is in the party of the target, the target too · `blocker`: it blocks this attack · `party`: it is in either party ("Party").
 * On a card without a vampire (an Ongoing Action, an Agenda, an Event) it names the vampire instead: each such vampire of yours, of an Event
 * each such vampire of anybody, has this text, and `this` is that vampire (R43) [CC4]; only `attacker`, `target` and `blocker` there.
 */
const AS = ['attacker', 'attacking', 'target', 'defending', 'blocker', 'party'] as const;
export type As = (typeof AS)[number];

/**
 * How often, for an activated part or a trigger. Left out: an activated part once in each of your turns, a trigger each time.
 * `attack`: once in each attack · `turn`: a trigger once in each turn · `each-turn`: Relentless, in anybody's turn and once in each [Relentless].
 * A `use` in `prevention`, one in `abilities` of a defender, one in `influence` and one against a claimant may be used in foes' turns:
 * once in each (reading `foesTurn`). What exhausts its own card needs no more than that.
 */
const partSchema = v.pipe(
	v.strictObject({
		when: whenSchema,
		as: v.exactOptional(v.picklist(AS)),
		if: v.exactOptional(conditionsSchema),
		cost: v.exactOptional(costSchema),
		once: v.exactOptional(v.picklist(['attack', 'turn', 'each-turn'])),
		effects: effectsSchema
	}),
	v.check(
		({ when, effects }) => when !== 'always' || effects.every((effect) => isStanding(effect.do)),
		'expected effects that can hold'
	),
	v.check(
		({ when, cost }) =>
			cost === undefined || when === 'action' || (typeof when === 'object' && 'use' in when),
		'expected a cost on an ability that is used; elsewhere write “may”'
	)
);
/** One piece of a card's text. */
export type Part = v.InferOutput<typeof partSchema>;

/** From the top; none: a plain card. */
export const partsSchema = listOf(partSchema, 4, 'parts');
