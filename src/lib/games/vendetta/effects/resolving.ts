import type { Context } from '../table/context.ts';
import type { TableEvent } from '../table/events.ts';
import type { MaybeAsking } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import type { Task } from '../table/tasks.ts';
import type { Effects, EffectKind, EffectOf } from './effect.ts';

/** What one effect came to. */
export type Effected = {
	readonly events?: readonly TableEvent[];
	/** What has to happen before the effect below it. */
	readonly next?: readonly Task[];
	/** Effects that come in its place, after `next`, for the same card. */
	readonly instead?: Effects;
	readonly context?: Context;
};

type EffectResolver<K extends EffectKind> = (
	table: Table,
	effect: EffectOf<K>,
	context: Context
) => MaybeAsking<Effected>;

/** One rule for each word. */
export type EffectResolvers = { readonly [K in EffectKind]: EffectResolver<K> };

/** What the effects below know of this one. */
export const tookSome = (context: Context, taken: number, done = taken > 0): Context => ({
	...context,
	taken,
	done
});
