import type { VampireId } from '../../bloodline/bloodline.ts';
import type { Resolving } from '../../table/request.ts';
import type { Table } from '../../table/table.ts';
import { vampireOf } from '../../table/where.ts';
import { matches } from '../matching.ts';
import type { Effected, EffectResolvers } from '../resolving.ts';
import { select } from '../select.ts';

const isExhausted = (table: Table, id: VampireId) => vampireOf(table, id)?.exhausted === true;

/** Exhaustion and torpor. What is so already does not happen again. */
export const conditionEffects = {
	*exhaust(env, { whom }, before): Resolving<Effected> {
		const { vampires, context } = yield* select(env, before, whom);
		const fresh = vampires.filter((id) => !isExhausted(env.table, id));
		return { events: fresh.map((vampire) => ({ type: 'VampireExhausted', vampire })), context };
	},

	*unexhaust(env, { whom }, before): Resolving<Effected> {
		const { vampires, context } = yield* select(env, before, whom);
		const tired = vampires.filter((id) => isExhausted(env.table, id));
		return { events: tired.map((vampire) => ({ type: 'VampireUnexhausted', vampire })), context };
	},

	/** Names torpor by itself: whoever is meant may sleep, unless the filter says otherwise. */
	*rejuvenate(env, { whom }, before): Resolving<Effected> {
		const { vampires, context } = yield* select(env, before, whom, { asleepToo: true });
		const worn = vampires.filter(
			(id) => isExhausted(env.table, id) || matches(env.table, id, { torpor: true })
		);
		return { events: worn.map((vampire) => ({ type: 'VampireRejuvenated', vampire })), context };
	},

	/** Where nobody may go instead, the leader is not offered as a target (ruling 20). */
	*torpor(env, { whom, sacrifice }, before): Resolving<Effected> {
		const open = (id: VampireId) =>
			sacrifice || whom.who !== 'any' || matches(env.table, id, { leader: false });
		const { vampires, context } = yield* select(env, before, whom, { open });
		return { next: vampires.map((vampire) => ({ kind: 'fall', vampire, sacrifice })), context };
	}
} satisfies Partial<EffectResolvers>;
