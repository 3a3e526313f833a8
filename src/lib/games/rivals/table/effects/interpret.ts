import type { Effect, EffectKind, EffectOf } from '../../cards/effects.ts';
import { isAsking } from '../../../core/run/request.ts';
import type { MaybeAsking, Resolved, Resolving } from '../request.ts';
import { happens } from '../resolver.ts';
import type { Table } from '../table.ts';
import type { TaskOf } from '../tasks.ts';
import { findVampire } from '../where.ts';
import { attackRules } from './attack-rules.ts';
import { sceneOf } from './bodies.ts';
import { cardRules } from './card-rules.ts';
import type { Context } from './context.ts';
import { courseRules } from './course-rules.ts';
import type { Done, EffectRules } from './rules.ts';
import type { Scene } from './scene.ts';
import { tokenRules } from './token-rules.ts';

const RULES: EffectRules<EffectKind> = {
	...tokenRules,
	...attackRules,
	...cardRules,
	...courseRules
};

const perform = <K extends EffectKind>(
	kind: K,
	scene: Scene,
	effect: EffectOf<K>,
	context: Context
): MaybeAsking<Done> => RULES[kind](scene, effect, context);

/** The first effect, then all others with what it chose. What the effect leads to comes before them. */
export function effectsTask(
	table: Table,
	{ effects, context }: TaskOf<'effects'>
): MaybeAsking<Resolved> {
	const [first, ...rest] = effects;
	if (!first) return {};
	const done = perform(first.do, sceneOf(table), first as EffectOf<typeof first.do>, context);
	return isAsking(done) ? waited(table, done, rest, context) : after(table, done, rest, context);
}

function* waited(
	table: Table,
	asking: Resolving<Done>,
	rest: readonly Effect[],
	context: Context
): Resolving<Resolved> {
	return after(table, yield* asking, rest, context);
}

function after(
	table: Table,
	{ events = [], next = [], chosen, chosenSeats }: Done,
	rest: readonly Effect[],
	context: Context
): Resolved {
	if (rest.length === 0) return happens(events, ...next);
	const whose = chosen?.flatMap((id) => findVampire(table, id)?.seat ?? []);
	const seats = chosenSeats ?? (whose && whose.length > 0 ? [...new Set(whose)] : undefined);
	const now: Context = {
		...context,
		...(chosen && { chosen }),
		...(seats && { chosenSeats: seats })
	};
	return happens(events, ...next, { kind: 'effects', effects: rest, context: now });
}
