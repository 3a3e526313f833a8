import { findRetargetFault } from '../attack/may-defend.ts';
import { findVampire as foundIn } from '../match/vampires.ts';
import { usableBy } from './effects/abilities.ts';
import { fieldOf } from './field.ts';
import { attackOf, intelIn, secrecyIn, textOfCard } from './in-attack.ts';
import { chooseOne } from './request.ts';
import { happens, type Resolvers } from './resolver.ts';
import type { Table } from './table.ts';
import type { Task } from './tasks.ts';
import { cardOfKind, findVampire, isActive, readingsOf } from './where.ts';

type Kinds =
	'attack-step' | 'attack-reveal' | 'attack-retarget' | 'attack-abilities' | 'attack-text';

/** Everything from step 6 on, in order. */
export const REST_OF_ATTACK: readonly Task[] = [
	{ kind: 'attack-step', step: 6 },
	{ kind: 'attack-block', asked: [] },
	{ kind: 'attack-step', step: 7 },
	{ kind: 'attack-reaction' },
	{ kind: 'attack-step', step: 8 },
	{ kind: 'attack-reveal', which: 'card' },
	{ kind: 'attack-reveal', which: 'reaction' },
	{ kind: 'attack-retarget' },
	{ kind: 'attack-step', step: 9 },
	{ kind: 'attack-abilities', whose: 'attacker' },
	{ kind: 'attack-abilities', whose: 'defender' },
	{ kind: 'attack-step', step: 10 },
	{ kind: 'attack-text', which: 'card' },
	{ kind: 'attack-text', which: 'reaction' },
	{ kind: 'attack-step', step: 11 },
	{ kind: 'attack-prevent' },
	{ kind: 'attack-share' },
	{ kind: 'attack-take' },
	{ kind: 'attack-after' },
	{ kind: 'attack-end' }
];

/** Steps 8 to 10 of an attack: cards, abilities and texts [Attack Sequence, Step by Step]. */
export const attackTasks: Resolvers<Kinds> = {
	'attack-step': (_, { step }) => happens([{ type: 'StepReached', step }]),

	/** The attacker's card first [Attack Sequence, step 8]. */
	*'attack-reveal'(table, { which }) {
		const attack = attackOf(table);
		const laid = attack[which];
		if (!laid) return {};
		// One that was shown for its Intel is open already.
		if (laid.card !== null) return {};
		const { seat, slot } = laid;
		const [card] = yield {
			deal: 'hidden',
			prompt: 'face',
			about: { slot },
			of: { what: 'slot', slot, seat }
		};
		return happens([{ type: 'CardOpened', slot, seat, card: card ?? '' }]);
	},

	/** R26, R27: a Targeted card names any member of the opposing party; there is no new Block [CC30]. */
	*'attack-retarget'(table) {
		const attack = attackOf(table);
		const face = attack.card?.card ? cardOfKind(table, attack.card.card, 'attack') : null;
		const { chosen, seat, target } = attack;
		if (!face?.keywords?.includes('targeted') || typeof chosen === 'number') return {};
		const field = fieldOf(table);
		const first = foundIn(field, chosen);
		if (!first) return {};
		const intel = [{ amount: intelIn(table) }];
		const options = attack.theirs.filter(
			(id) =>
				id === target ||
				(isActiveIn(table, id) &&
					findRetargetFault(withSecrecy(table, field), id, {
						targeted: true,
						target: first,
						intel
					}) === null &&
					(readingsOf(table).targetedReach === 'any' || secrecyIn(table, id) <= intelIn(table)))
		);
		const other = yield* chooseOne({ seat, prompt: 'retarget', about: {}, options });
		if (other === null || other === target) return {};
		return happens([{ type: 'TargetChanged', target: other }]);
	},

	/** The attacker's abilities, then the defender's, and not back [Attack Sequence, step 9]. */
	*'attack-abilities'(table, { whose }) {
		const attack = attackOf(table);
		const seat = whose === 'attacker' ? attack.seat : attack.defender;
		if (seat === null || (whose === 'defender' && typeof attack.target === 'number')) return {};
		const abilities = usableBy(table, seat, 'abilities');
		if (abilities.length === 0) return {};
		const key = yield* chooseOne({
			seat,
			prompt: 'ability',
			about: { step: 'attack' },
			options: abilities.map((one) => one.key),
			optional: true
		});
		if (key === null) return {};
		return {
			next: [
				{ kind: 'use', seat, key },
				{ kind: 'attack-abilities', whose }
			]
		};
	},

	/** Texts happen before the sum; the attacker is the active player, so its card is first (R35) [Resolving Effects]. */
	'attack-text': (table, { which }) => ({ next: textOfCard(table, which, 'play') })
};

const isActiveIn = (table: Table, id: string): boolean => {
	const found = findVampire(table, id);
	return found !== null && isActive(found.vampire);
};

/** Reach is asked with the Secrecy of texts beside it, so the rule of the box need not hold it against anybody. */
const withSecrecy = (table: Table, field: ReturnType<typeof fieldOf>) => ({
	...field,
	readings: { ...readingsOf(table), targetedReach: 'any' as const }
});
