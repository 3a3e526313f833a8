import * as v from 'valibot';
import { readAs } from '../../../../games/core/read-as.ts';
import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import { planPlace } from '../../../chronicle/phone-drafts.ts';
import { SOURCES } from '../screen/points-view.ts';
import type { Worth } from './options.ts';

/** So many plans are kept for a seat, and a name has so many letters. */
export const MOST_PLANS = 12;
export const LONGEST_NAME = 40;

const whole = v.pipe(v.number(), v.integer());
const id = v.pipe(v.string(), v.maxLength(200));

const worthSchema = v.object({
	least: whole,
	most: whole,
	open: v.boolean(),
	by: v.object(v.entriesFromList(SOURCES, v.optional(whole))),
	rival: v.nullable(v.object({ seat: id, least: whole, most: whole })),
	power: whole,
	leads: v.boolean()
});

const planSchema = v.object({
	name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME)),
	character: id,
	sire: id,
	worth: worthSchema
});

const plansSchema = v.pipe(v.array(planSchema), v.maxLength(MOST_PLANS));

/** A recruit that somebody has in mind, with a name, and what it was worth when it was kept. */
export type KeptPlan = {
	readonly name: string;
	readonly character: ThingId;
	readonly sire: ThingId;
	readonly worth: Worth;
};

/** Where the plans of a seat lie on this device, for the person who made them: a log can hold several chapters. */
export type PlansAt = {
	/** Empty: nobody is signed in. */
	readonly person: string;
	readonly log: string;
	readonly chapter: number | null;
	readonly seat: SeatId;
};

const keyOf = ({ person, log, chapter, seat }: PlansAt): string =>
	planPlace(person, `${log}:${chapter ?? 'alone'}:${seat}`);

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The plans of a seat, newest first; none where what lies there cannot be read. For the browser alone. */
export function plansAt(at: PlansAt, storage: () => Storage = () => localStorage): KeptPlan[] {
	try {
		const kept: unknown = JSON.parse(storage().getItem(keyOf(at)) ?? '[]');
		const plans = (readAs(plansSchema, kept) as KeptPlan[] | null) ?? [];
		return plans.filter((plan, at) => plans.findIndex((one) => isSamePlan(one, plan)) === at);
	} catch {
		return [];
	}
}

/** Keeps them; whether this device could. */
export function keepPlans(
	at: PlansAt,
	plans: readonly KeptPlan[],
	storage: () => Storage = () => localStorage
): boolean {
	try {
		if (plans.length === 0) storage().removeItem(keyOf(at));
		else storage().setItem(keyOf(at), JSON.stringify(plans));
		return true;
	} catch {
		return false;
	}
}

/** Whether the plan of one is the plan of another: a candidate under a sire is kept once. */
export const isSamePlan = (
	one: Pick<KeptPlan, 'character' | 'sire'>,
	other: Pick<KeptPlan, 'character' | 'sire'>
): boolean => one.character === other.character && one.sire === other.sire;

/** With one more, as the newest; one that is there already keeps its name. Null: there are as many as can be kept. */
export function withPlan(plans: readonly KeptPlan[], plan: KeptPlan): readonly KeptPlan[] | null {
	const known = plans.find((one) => isSamePlan(one, plan));
	const others = plans.filter((one) => one !== known);
	if (others.length >= MOST_PLANS) return null;
	const name = known?.name ?? shortened(plan.name);
	return [{ ...plan, name }, ...others];
}

/** A name as long as there is room for; that it goes on is seen. */
function shortened(name: string): string {
	const given = name.trim();
	if (given.length <= LONGEST_NAME) return given;
	return `${given.slice(0, LONGEST_NAME - 1).trim()}…`;
}

/** Whether a name is these words, or the beginning of them where there was no more room. */
export const isShortFor = (name: string, words: string): boolean => name === shortened(words);

/** With another name for one of them; without letters it keeps the one it has. */
export function renamed(
	plans: readonly KeptPlan[],
	plan: KeptPlan,
	name: string
): readonly KeptPlan[] {
	const given = shortened(name);
	if (given === '') return plans;
	return plans.map((one) => (isSamePlan(one, plan) ? { ...one, name: given } : one));
}

/** With one that was removed, at the place it had; as it was where others were kept in its place meanwhile. */
export function withPlanBack(
	plans: readonly KeptPlan[],
	plan: KeptPlan,
	at: number
): readonly KeptPlan[] {
	if (plans.length >= MOST_PLANS || plans.some((one) => isSamePlan(one, plan))) return plans;
	return plans.toSpliced(at, 0, plan);
}
