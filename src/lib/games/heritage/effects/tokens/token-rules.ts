import type { VampireId } from '../../bloodline/bloodline.ts';
import type { TableEvent } from '../../table/events.ts';
import type { Resolving } from '../../table/request.ts';
import type { Table } from '../../table/table.ts';
import { vampireOf } from '../../table/where.ts';
import { amountOf } from '../amount.ts';
import type { Token } from '../selector.ts';
import { paidBy, pay } from '../pay.ts';
import type { Effected, EffectResolvers } from '../resolving.ts';
import { select } from '../select.ts';

/** Tokens out of the supply, or with a negative count into it; none: nothing happened. */
function counted(vampire: VampireId, what: Token, by: number): readonly TableEvent[] {
	if (by === 0) return [];
	const power = what === 'power' ? by : 0;
	return [{ type: 'TokensChanged', vampire, power, infamy: by - power }];
}

function has(table: Table, id: VampireId, what: Token): number {
	return vampireOf(table, id)?.[what] ?? 0;
}

/** Power and infamy as they come, go and change hands. Who is in torpor neither gives nor takes. */
export const tokenEffects = {
	*gain(env, { what, amount }, context): Resolving<Effected> {
		const [bearer] = (yield* select(env, context, { who: 'bearer' })).vampires;
		if (bearer === undefined) return {};
		return { events: counted(bearer, what, yield* amountOf(env, context, amount)) };
	},

	*assign(env, { what, amount, to }, before): Resolving<Effected> {
		const { vampires, context } = yield* select(env, before, to);
		if (vampires.length === 0) return { context };
		const by = yield* amountOf(env, context, amount);
		return { events: vampires.flatMap((id) => counted(id, what, by)), context };
	},

	*lose(env, { what, amount, from }, before): Resolving<Effected> {
		const { vampires, context } = yield* select(env, before, from);
		if (vampires.length === 0) return { context };
		const most = yield* amountOf(env, context, amount);
		const events = vampires.flatMap((id) => {
			const lost = Math.min(most, has(env.table, id, what));
			return lost === 0 ? [] : counted(id, what, -lost);
		});
		return { events, context };
	},

	*move(env, { what, amount, from, to }, before): Resolving<Effected> {
		const giving = yield* select(env, before, from);
		const [giver] = giving.vampires;
		if (giver === undefined || has(env.table, giver, what) === 0)
			return { context: giving.context };
		const taking = yield* select(env, giving.context, to, { open: (id) => id !== giver });
		const { context } = taking;
		const [taker] = taking.vampires;
		if (taker === undefined) return { context };
		const by = Math.min(has(env.table, giver, what), yield* amountOf(env, context, amount));
		if (by === 0) return { context };
		return { events: [...counted(giver, what, -by), ...counted(taker, what, by)], context };
	},

	*spend(env, { amount, then }, { seat }): Resolving<Effected> {
		const payment = yield* pay(env.table, seat, amount, true);
		return payment === null ? {} : { events: paidBy(payment), instead: then };
	}
} satisfies Partial<EffectResolvers>;
