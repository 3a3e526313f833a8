import * as v from 'valibot';
import { stringOf } from '../../core/bounded.ts';
import { amountSchema, conditionSchema, countedSchema, someSchema } from './selector.ts';
import { amountWords, several } from './amount-words.ts';
import { conditionWords, rewardWords } from './selector-words.ts';

/**
 * What holds as long as its card is in force: a deployed Passive card face up, an Ally in an Alliance, a Location card. It is
 * data as effects are, but nothing happens by it: the rules ask for it where it matters.
 */
export const ruleSchema = v.variant('rule', [
	/** Power of this card, counted at the ranking. */
	v.strictObject({
		rule: v.literal('power'),
		amount: amountSchema,
		minus: v.exactOptional(v.boolean()),
		if: v.exactOptional(conditionSchema)
	}),
	/** Each of its player's Deployed Blood here counts so much; of a Location card everybody's. */
	v.strictObject({ rule: v.literal('blood-counts'), each: countedSchema }),
	/** Each of its player's face-down cards here counts so much. */
	v.strictObject({ rule: v.literal('face-down-counts'), each: countedSchema }),
	/** Blood lost or stolen comes off the Deployed Blood here first, then off the Pool. */
	v.strictObject({ rule: v.literal('loss-from-deployed') }),
	/** Its player, or this card, is not hit by effects of others' cards here. */
	v.strictObject({
		rule: v.literal('immune'),
		what: v.picklist(['blood-loss', 'this-card', 'cards'])
	}),
	/** Who makes its player lose Blood loses as much. */
	v.strictObject({ rule: v.literal('causer-loses') }),
	/** Rivals here cannot withdraw; of a Location card: nobody can. */
	v.strictObject({ rule: v.literal('holds') }),
	/** This card, withdrawn, goes elsewhere than to the Prince's Haven. */
	v.strictObject({ rule: v.literal('withdraws-to'), where: v.picklist(['hand', 'chosen']) }),
	/** In Frenzy this Ally is drained first, or last of all; or its player names the card. */
	v.strictObject({
		rule: v.literal('in-frenzy'),
		how: v.picklist(['first', 'shielded', 'choose'])
	}),
	/** Diablerie tokens that draining this Ally brings, in place of one. */
	v.strictObject({ rule: v.literal('tokens'), n: countedSchema }),
	/** All ties here; of an Ally: all ties. */
	v.strictObject({ rule: v.literal('wins-ties') }),
	/** For each Frenzy its player causes; `here`: only at this Location. */
	v.strictObject({
		rule: v.literal('frenzy-pays'),
		more: someSchema,
		here: v.exactOptional(v.boolean())
	}),
	/** What a face-down card costs its player; of a Location card: everybody here. */
	v.strictObject({ rule: v.literal('face-down-cost'), n: countedSchema }),
	/** How much Blood goes with a card here. */
	v.strictObject({ rule: v.literal('blood-limit'), n: countedSchema }),
	/** Cards are played here only so. */
	v.strictObject({ rule: v.literal('only'), face: v.picklist(['up', 'down']) }),
	/** More Influence for a place here. */
	v.strictObject({
		rule: v.literal('extra-reward'),
		place: v.picklist(['first', 'second', 'third']),
		influence: v.exactOptional(someSchema),
		blood: v.exactOptional(someSchema),
		victims: v.exactOptional(someSchema)
	}),
	/** The table sees to it, and tells what it changes. */
	v.strictObject({ rule: v.literal('manual'), text: stringOf() })
]);
export type Rule = v.InferOutput<typeof ruleSchema>;
export type RuleOf<K extends Rule['rule']> = Extract<Rule, { rule: K }>;

/** Whose card says it: a player's, or one that lies at a Location and belongs to nobody. */
export type Says = 'player' | 'location';

/** A rule as a clause, without capital and full stop. */
export function ruleWords(rule: Rule, says: Says): string {
	switch (rule.rule) {
		case 'power': {
			const worth = `this card has ${rule.minus ? '−' : '+'}${amountWords(rule.amount, 'Power')}`;
			return rule.if === undefined ? worth : `if ${conditionWords(rule.if)}, ${worth}`;
		}
		case 'blood-counts':
			return `each Deployed Blood here counts as ${rule.each} Power`;
		case 'face-down-counts':
			return `each face-down card here counts as ${rule.each} Power`;
		case 'loss-from-deployed':
			return 'Blood you lose comes off your Deployed Blood here first';
		case 'immune':
			return IMMUNE[rule.what];
		case 'causer-loses':
			return 'anyone who makes you lose Blood loses as much';
		case 'holds':
			return `nobody ${says === 'player' ? 'else ' : ''}can withdraw from here`;
		case 'withdraws-to':
			return rule.where === 'hand'
				? 'when you withdraw, this card returns to your hand'
				: 'when you withdraw, move this card to a Location of your choice';
		case 'in-frenzy':
			return IN_FRENZY[rule.how];
		case 'tokens':
			return `if you drain this Ally, take ${several(rule.n, 'Diablerie token')}`;
		case 'wins-ties':
			return 'you win all ties';
		case 'frenzy-pays':
			return `you gain ${rule.more} more Influence for each Frenzy you cause${rule.here ? ' here' : ''}`;
		case 'face-down-cost':
			return `playing a card face down costs ${rule.n} Blood`;
		case 'blood-limit':
			return `at most ${rule.n} Blood go with a card here`;
		case 'only':
			return `cards are played face ${rule.face} here`;
		case 'extra-reward': {
			const { place, influence = 0, blood = 0, victims = 0 } = rule;
			return rewardWords(place, { influence, blood, victims });
		}
		case 'manual':
			return `by hand: ${rule.text}`;
	}
}

const IMMUNE = {
	'blood-loss': 'other players’ cards do not make you lose Blood',
	'this-card': 'other players’ cards do not affect this card',
	cards: 'other players’ cards do not affect your cards here'
} as const;

const IN_FRENZY = {
	first: 'if you enter Frenzy, drain this Ally without a random draw',
	shielded: 'in Frenzy, this Ally is drained last',
	choose: 'if you enter Frenzy, you choose the card you drain'
} as const;
