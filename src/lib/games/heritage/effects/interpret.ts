import type { Resolving } from '../table/request.ts';
import type { Env, Resolvers } from '../table/run.ts';
import type { Context } from '../table/tasks.ts';
import { activationTasks } from './activation.ts';
import type { EffectKind, EffectOf } from './effect.ts';
import { fall } from './fall.ts';
import type { Effected, EffectResolvers } from './resolving.ts';
import { trigger } from './trigger.ts';

/**
 * The tasks that read cards. Effects go from the top, none skipped, each with all that comes of it before
 * the one below (rulings 2, 3, 12); what one has chosen the next ones know.
 */
export function effectTasks(resolvers: EffectResolvers) {
	return {
		*effects(env, { effects: [first, ...below], context: before }) {
			if (!first) return {};
			const effected = yield* effectOf(resolvers, env, first.do, first, before);
			const { events = [], next = [], instead = [], context = before } = effected;
			const effects = [...instead, ...below];
			const rest = effects.length === 0 ? [] : [{ kind: 'effects', effects, context } as const];
			return { events, next: [...next, ...rest] };
		},
		...activationTasks,
		trigger,
		fall
	} satisfies Partial<Resolvers>;
}

function effectOf<K extends EffectKind>(
	resolvers: EffectResolvers,
	env: Env,
	kind: K,
	effect: EffectOf<K>,
	context: Context
): Resolving<Effected> {
	return resolvers[kind](env, effect, context);
}
