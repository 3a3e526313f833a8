import { sameJson, type Json } from '../../games/core/json.ts';

/** How a game went, as any game keeps it (`core/steps/course.ts`). */
type AnyCourse = {
	readonly steps: readonly (readonly unknown[])[];
	readonly undone: unknown;
	readonly redoable: readonly unknown[];
	readonly proposal: unknown;
	readonly declined?: unknown;
	readonly asked: number;
	readonly proposed: number;
};

/** The known value, where the other one says the same. */
const kept = <T>(now: T, known: T): T =>
	JSON.stringify(now) === JSON.stringify(known) ? known : now;

/** The same course, with the parts of `shown` wherever they are equal: the screen keeps what it made of them. */
export function sharedCourse<C extends AnyCourse>(course: C, shown: C): C {
	const steps = course.steps.map((step, index) => {
		const known = shown.steps[index];
		// Events are plain data.
		const isSame = known && known !== step && sameJson([...known] as Json[], [...step] as Json[]);
		return isSame === true ? known : step;
	});
	return {
		...course,
		steps,
		undone: kept(course.undone, shown.undone),
		redoable: kept(course.redoable, shown.redoable),
		proposal: kept(course.proposal, shown.proposal)
	};
}

/** Whether two courses, the first of them shared with the second, say the same. */
export const isSameCourse = (course: AnyCourse, shown: AnyCourse): boolean =>
	course.asked === shown.asked &&
	course.proposed === shown.proposed &&
	course.undone === shown.undone &&
	course.redoable.length === shown.redoable.length &&
	JSON.stringify(course.proposal) === JSON.stringify(shown.proposal) &&
	JSON.stringify(course.declined) === JSON.stringify(shown.declined) &&
	course.steps.length === shown.steps.length &&
	course.steps.every((step, index) => step === shown.steps[index]);

/**
 * What a course went on with: the events after those of another one; null: it says otherwise somewhere. The last step of the other one
 * may be longer now, where a device could not tell all that came of it.
 */
export function wentOnWith<Event extends Json>(
	now: readonly (readonly Event[])[],
	before: readonly (readonly Event[])[]
): readonly Event[] | null {
	const last = before.length - 1;
	for (const [index, step] of before.entries()) {
		const known = now[index];
		if (known === step) continue;
		const isFull = known?.length === step.length || index === last;
		if (!known || !isFull || !step.every((event, at) => sameJson(event, known[at] ?? null)))
			return null;
	}
	const since = before[last]?.length ?? 0;
	return [...(now[last]?.slice(since) ?? []), ...now.slice(last + 1).flat()];
}
