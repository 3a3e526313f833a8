import type { TableEvent } from '../table/events.ts';
import type { Resolving } from '../table/request.ts';
import type { Env } from '../table/run.ts';
import type { Context, Task } from '../table/tasks.ts';
import type { Effect, EffectKind, EffectOf } from './effect.ts';

/** What one effect came to: what happened, what has to happen before the effect below it, and what the card knows now. */
export type Effected = {
	readonly events?: readonly TableEvent[];
	readonly next?: readonly Task[];
	/** Effects that come in its place, after `next` and before those below, for the same card. */
	readonly instead?: readonly Effect[];
	readonly context?: Context;
};

type EffectResolver<K extends EffectKind> = (
	env: Env,
	effect: EffectOf<K>,
	context: Context
) => Resolving<Effected>;

/** One rule for each kind of effect. */
export type EffectResolvers = { readonly [K in EffectKind]: EffectResolver<K> };
