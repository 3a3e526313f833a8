/**
 * One idea of a lesson, taught when it first matters. Steps look at the state alone: where the learner takes something
 * back, reloads or plays otherwise, what is due follows by itself.
 */
interface LessonStep<State, Place extends string = string> {
	readonly id: string;
	/** Whether what it teaches is in front of the learner now. */
	readonly when: (state: State) => boolean;
	/** What it points at; left out: nothing. */
	readonly at?: Place | ((state: State) => Place | null);
	/** What the coach says. */
	readonly says: string | ((state: State) => string);
	/** Done as soon as this holds; left out: once the learner has read it. */
	readonly until?: (state: State) => boolean;
}

export type Lesson<State, Place extends string = string> = readonly LessonStep<State, Place>[];

/** The ids of the steps that were read or skipped. */
export type Settled = readonly string[];

/** A step as a coach shows it. */
export interface Due<Place extends string = string> {
	readonly id: string;
	readonly says: string;
	readonly at: Place | null;
	/** Whether the learner has something to do; otherwise reading it is enough. */
	readonly asks: boolean;
}

/**
 * What the coach says now: the first step that is neither settled nor done and whose time has come; null: nothing.
 * Any step can be settled, so a learner is never stuck on one.
 */
export function dueIn<State, Place extends string>(
	lesson: Lesson<State, Place>,
	state: State,
	settled: Settled
): Due<Place> | null {
	const step = lesson.find(
		({ id, when, until }) => !settled.includes(id) && !until?.(state) && when(state)
	);
	if (!step) return null;
	const { id, says, at = null, until } = step;
	return {
		id,
		says: typeof says === 'string' ? says : says(state),
		at: typeof at === 'function' ? at(state) : at,
		asks: until !== undefined
	};
}

/** The same with one step more that was read or skipped. */
export const settle = (settled: Settled, id: string): Settled =>
	settled.includes(id) ? settled : [...settled, id];
