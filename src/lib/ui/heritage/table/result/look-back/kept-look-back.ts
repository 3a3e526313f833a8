import * as v from 'valibot';
import { fingerprint } from '../../../../../games/core/fingerprint.ts';
import { readAs } from '../../../../../games/core/read-as.ts';
import type { Fitted } from '../../../../../games/heritage/search/evaluation.ts';
import type { LookBack } from '../../../../../games/heritage/search/look-back/look-back.ts';
import type { SeatId } from '../../../../../games/heritage/shapes.ts';
import { tableCommandSchema } from '../../../../../games/heritage/table/commands.ts';
import type { Step } from '../../../../../games/heritage/table/course.ts';
import { planPlace } from '../../../../chronicle/phone-drafts.ts';

const number = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const chances = v.array(number);
const seat = v.string();
const turn = v.nullable(seat);

const lookBackSchema = v.object({
	seats: v.array(seat),
	start: chances,
	moments: v.array(
		v.object({
			step: count,
			round: count,
			turn,
			kind: v.picklist(['play', 'count', 'correction']),
			chances
		})
	),
	turningPoints: v.array(
		v.object({ from: count, to: count, round: count, turn, before: chances, after: chances })
	),
	costly: v.array(
		v.object({
			step: count,
			round: count,
			seat,
			done: tableCommandSchema,
			better: tableCommandSchema,
			cost: number,
			within: number,
			worlds: count,
			why: v.array(v.object({ seat, feature: v.string(), points: number }))
		})
	),
	shares: v.array(
		v.object({
			seat,
			from: number,
			to: number,
			own: number,
			others: number,
			luck: number,
			count: number,
			corrections: number
		})
	)
});

const keptSchema = v.object({ print: v.string(), found: lookBackSchema });

/** Where a look back lies on this device. `seats`: whose hands it knew, so that nobody is shown what another seat knew. */
export type LookBackAt = {
	/** Empty: nobody is signed in. */
	readonly person: string;
	readonly log: string;
	readonly chapter: number | null;
	readonly seats: readonly SeatId[];
};

/** Beside the plans of the same person, for it may tell what was in their hand; it goes with them. */
const keyOf = ({ person, log, chapter, seats }: LookBackAt): string =>
	planPlace(person, `look-back:${log}:${chapter ?? 'alone'}:${seats.join('+')}`);

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/** Raised when looking back finds something else than before on the same steps. */
const FORM = 1;

/** What tells these steps from any others; what they were looked at with is part of it. */
export function printOf(
	steps: readonly Step[],
	{ seed, rules, told }: Pick<Fitted, 'seed' | 'rules' | 'told'>
): string {
	const text = JSON.stringify([FORM, seed, rules, told, steps]);
	return `${text.length}-${fingerprint(text).toString(36)}`;
}

/** Whether all that it speaks of is there: so many steps, and these seats, each once. */
function fits({ seats, start, moments, turningPoints, costly, shares }: LookBack, steps: number) {
	const isWhole = (chances: readonly number[]) => chances.length === seats.length;
	const isOnce = (all: readonly unknown[]) => new Set(all).size === all.length;
	return (
		isOnce(seats) &&
		isWhole(start) &&
		moments.every(({ step, chances }) => step < steps && isWhole(chances)) &&
		isOnce(turningPoints.map(({ from }) => from)) &&
		turningPoints.every(({ from, to }) => from <= to && to < steps) &&
		isOnce(costly.map(({ step }) => step)) &&
		costly.every(({ step, seat }) => step < steps && seats.includes(seat)) &&
		isOnce(shares.map(({ seat }) => seat)) &&
		shares.every(({ seat }) => seats.includes(seat))
	);
}

/** What was found on so many steps; null: nothing that can be read. For the browser alone. */
export function keptLookBack(
	at: LookBackAt,
	print: string,
	steps: number,
	storage: () => Storage = () => localStorage
): LookBack | null {
	try {
		const kept = readAs(keptSchema, JSON.parse(storage().getItem(keyOf(at)) ?? 'null'));
		return kept?.print === print && fits(kept.found, steps) ? kept.found : null;
	} catch {
		return null;
	}
}

/** A look back as it is kept: numbers to four places, for more of them tell nothing and take room. */
export const shortened = (found: LookBack): LookBack =>
	JSON.parse(
		JSON.stringify(found, (_, value: unknown) =>
			typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value
		)
	) as LookBack;

/** Keeps it. Where there is no room it is worked out again the next time. */
export function keepLookBack(
	at: LookBackAt,
	print: string,
	found: LookBack,
	storage: () => Storage = () => localStorage
): void {
	try {
		storage().setItem(keyOf(at), JSON.stringify({ print, found }));
	} catch {
		// Full, or none at all.
	}
}
