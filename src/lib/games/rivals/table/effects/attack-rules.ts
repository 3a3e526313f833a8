import type { TableEvent } from '../events.ts';
import { cardOfKind } from '../where.ts';
import { changeOf } from './bodies.ts';
import { vampiresFor } from './choosing.ts';
import type { Context } from './context.ts';
import { remembering, type Done, type EffectRules } from './rules.ts';
import { amountIn, type Scene } from './scene.ts';
import type { Effect } from '../../cards/effects.ts';
import type { Who } from '../../cards/who.ts';
import type { Resolving } from '../request.ts';

type Words =
	| 'damage'
	| 'bonus'
	| 'aggravate'
	| 'shield'
	| 'prevent'
	| 'intel'
	| 'forbid'
	| 'attribute'
	| 'bp'
	| 'influence'
	| 'secrecy'
	| 'discipline'
	| 'keyword'
	| 'block-any';

/** What vampires have until the attack ends, or the turn. */
function* standing(
	scene: Scene,
	effect: Effect & { readonly who: Who },
	context: Context
): Resolving<Done> {
	const { ids, chosen } = yield* vampiresFor(scene, context, effect.who);
	const change = changeOf(scene, context, effect);
	if (!change) return {};
	const until = scene.table.attack ? 'attack' : 'turn';
	const events = ids.map((vampire): TableEvent => ({
		type: 'Modified',
		vampire,
		modifier: { of: context.card, until, ...change }
	}));
	return { events, ...remembering(chosen) };
}

/** Whether a bonus raises the blow of a Reaction, that of the attack, or nothing. */
function raises(scene: Scene, { seat, on, card }: Context): 'attack' | 'back' | null {
	const { attack } = scene.table;
	if (!attack) return null;
	if (on === 'reaction')
		return cardOfKind(scene.table, card, 'reaction')?.damage === undefined ? null : 'back';
	return seat === attack.seat ? 'attack' : null;
}

export const attackRules: EffectRules<Words> = {
	*damage(scene, { n, who, aggravated }, context) {
		const { ids, chosen } = yield* vampiresFor(scene, context, who);
		const amount = amountIn(scene, context, n);
		const { attack } = scene.table;
		const { credit: by, card, self } = context;
		if (amount === 0) return remembering(chosen);
		if (attack && attack.step < 12)
			return {
				events: ids.map((vampire) => ({
					type: 'HarmAdded',
					harm: { vampire, amount, by, card, ...(aggravated && { aggravated }) }
				})),
				...remembering(chosen)
			};
		return {
			next: ids.map((vampire) => ({
				kind: 'harm',
				vampire,
				amount,
				aggravated: aggravated === true,
				by,
				byVampire: self
			})),
			...remembering(chosen)
		};
	},
	bonus(scene, { n, aggravated }, context) {
		const to = raises(scene, context);
		const value = amountIn(scene, context, n);
		if (to === null || value === 0) return {};
		const { self, card } = context;
		const bonus = {
			value,
			by: card,
			...(self !== null && { vampire: self }),
			...(aggravated && { aggravated })
		};
		return { events: [{ type: 'BonusAdded', to, bonus }] };
	},
	aggravate: (scene, _, { card }) =>
		scene.table.attack ? { events: [{ type: 'Aggravated', card }] } : {},
	shield(scene, { n }, { self, card, ...rest }) {
		const amount = amountIn(scene, { self, card, ...rest }, n);
		if (self === null || amount === 0 || !scene.table.attack) return {};
		return { events: [{ type: 'Guarded', vampire: self, as: 'shields', n: amount, card }] };
	},
	*prevent(scene, { n, who }, context) {
		const { ids, chosen } = yield* vampiresFor(scene, context, who);
		const amount = amountIn(scene, context, n);
		const { card } = context;
		const events = ids.map((vampire): TableEvent => ({
			type: 'Guarded',
			vampire,
			as: 'prevented',
			n: amount,
			card
		}));
		return { events: amount > 0 ? events : [], ...remembering(chosen) };
	},
	intel(scene, { n }, context) {
		const amount = amountIn(scene, context, n);
		if (!scene.table.attack || amount === 0) return {};
		return { events: [{ type: 'IntelGained', n: amount, seat: null, card: context.card }] };
	},
	forbid(scene, { what }, { card }) {
		if (!scene.table.attack) return {};
		return {
			events: [
				what === 'reaction-text'
					? { type: 'Cancelled', card: 'reaction', by: card }
					: { type: 'Forbidden', what }
			]
		};
	},
	attribute: standing,
	bp: standing,
	influence: standing,
	secrecy: standing,
	discipline: standing,
	keyword: standing,
	'block-any': standing
};
