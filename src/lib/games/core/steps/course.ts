import { redone as redoneStack, undoneTo as undoneStack, type Stack } from './stack.ts';

/*
 * How a game goes step by step, and back: undo, redo, and questions to everybody at the table. A step is all that one
 * command set off.
 */

/** Somebody asks the others to undo all but the first `kept` steps, or for something else (a game says in `Matter` for what). */
export type Proposal<Matter extends object> = Matter & {
	readonly id: number;
	readonly kept: number;
	/** Whom the one who asks speaks for. */
	readonly by: readonly string[];
	readonly agreed: readonly string[];
	readonly waits: readonly string[];
};

/** What stands, and what was undone. */
export type Course<Event, Matter extends object> = Stack<readonly Event[]> & {
	/**
	 * What the last undo took back, in the order in which it had happened; behind it, of what was undone before, all that
	 * showed something which nobody has seen again.
	 */
	readonly undone: readonly (readonly Event[])[];
	/** What the table is asked; it falls away when anything else happens. Null: nothing. */
	readonly proposal: Proposal<Matter> | null;
	/** Who last refused what was asked, and who had asked; absent: something else happened since. */
	readonly declined?: {
		readonly by: readonly string[];
		readonly seats: readonly string[];
		/** What it was about; absent: to undo steps. */
		readonly about?: keyof Matter & string;
	};
	/** Questions of the game that were undone have ids below this one; none of them is given to another question. */
	readonly asked: number;
	/** How often the table was asked: each question is known by the number before, so that no answer counts for another. */
	readonly proposed: number;
};

/** What happens to a course besides its steps. */
export type Turnback =
	| { readonly type: 'UndoneAtTable'; readonly kept: number }
	| { readonly type: 'RedoneAtTable' }
	| {
			readonly type: 'UndoProposed';
			readonly kept: number;
			readonly by: readonly string[];
			readonly asks: readonly string[];
	  }
	| { readonly type: 'UndoAgreed'; readonly seats: readonly string[] }
	| { readonly type: 'UndoDeclined'; readonly seats: readonly string[] }
	| { readonly type: 'UndoWithdrawn' };

/** What a game says of its events. */
export interface StepRules<Event, Matter extends object> {
	/** Whether everything begins with an event, the course too. */
	readonly lays: (event: Event) => boolean;
	/** Whether a command begins with an event. */
	readonly begins: (event: Event) => boolean;
	/** What a step brought to light, in its order. */
	readonly shows: (step: readonly Event[]) => readonly string[];
	/** The id of the next question after a step; 0: it asked nothing. */
	readonly asks: (step: readonly Event[]) => number;
	/** What else than an undo the table is asked, and whether such a question stays while the game goes on. */
	readonly matters: { readonly [Name in keyof Matter]-?: 'stays' | 'goes' };
}

export const NO_COURSE = {
	steps: [],
	undone: [],
	redoable: [],
	proposal: null,
	asked: 0,
	proposed: 0
} as const;

/** A course that nothing stands in, after another one. */
export const beganAnew = ({ proposed }: { readonly proposed: number }) => ({
	...NO_COURSE,
	proposed
});

function oncePerStep<Step extends object, Said>(of: (step: Step) => Said): (step: Step) => Said {
	const known = new WeakMap<Step, { readonly said: Said }>();
	return (step) => {
		const found = known.get(step);
		if (found) return found.said;
		const said = of(step);
		known.set(step, { said });
		return said;
	};
}

/** The courses of one game. */
export function coursesOf<Event, Matter extends object>(rules: StepRules<Event, Matter>) {
	type Its = Course<Event, Matter>;
	// An undo looks through the whole course: what a step says is found out once.
	const shows = oncePerStep(rules.shows);
	const asks = oncePerStep(rules.asks);

	/** What somebody refused is of no interest any more once something else happens. */
	const wentOn = ({ declined: _over, ...course }: Its): Its => course;

	const NAMES = Object.keys(rules.matters) as (keyof Matter & string)[];
	/** What a question is about; undefined: to undo steps, or there is none. */
	const matterOf = ({ proposal }: Pick<Its, 'proposal'>): (keyof Matter & string) | undefined =>
		NAMES.find((name) => proposal?.[name] !== undefined);

	/** Whether a question waits that gives way to nothing but the game going on, so that no other one is asked. */
	function isAskedBack(course: Pick<Its, 'proposal'>): boolean {
		const about = matterOf(course);
		return course.proposal !== null && (about === undefined || rules.matters[about] === 'goes');
	}

	/**
	 * A course after one more event. An event that a command begins with begins a step, unless it `goesOn` with the one
	 * before. What lays the table begins a new course; where nothing stands, what was undone stays known.
	 */
	function happened(before: Its, event: Event, goesOn: boolean): Its {
		const proposal = isAskedBack(before) ? null : before.proposal;
		const course = { ...wentOn(before), redoable: [], proposal };
		const { steps } = course;
		if (rules.lays(event))
			return { ...(steps.length === 0 ? course : beganAnew(course)), steps: [[event]] };
		if (!goesOn && rules.begins(event)) return { ...course, steps: [...steps, [event]] };
		const last = steps.at(-1) ?? [];
		return { ...course, steps: [...steps.slice(0, -1), [...last, event]] };
	}

	/** Those of some steps that showed what nobody sees in others. */
	function unseenIn(undone: Its['undone'], steps: Its['steps']): Its['undone'] {
		const showed = undone.filter((step) => shows(step).length > 0);
		if (showed.length === 0) return showed;
		const seen = new Set(steps.flatMap(shows));
		return showed.filter((step) => shows(step).some((one) => !seen.has(one)));
	}

	/** A course with the first `kept` steps; the others are undone. */
	function undoneTo(course: Its, kept: number): Its {
		const { steps, undone, asked } = course;
		return {
			...course,
			...undoneStack(course, kept),
			undone: [...steps.slice(kept), ...unseenIn(undone, steps)],
			proposal: null,
			asked: steps.reduce((most, step) => Math.max(most, asks(step)), asked)
		};
	}

	/** A course with the steps that were undone last, as they were. */
	function redone(course: Its): Its {
		const stack = redoneStack(course);
		return { ...course, ...stack, undone: unseenIn(course.undone, stack.steps), proposal: null };
	}

	/** A course on which the table is asked something. */
	function askedAbout(
		before: Its,
		{ by, asks }: { readonly by: readonly string[]; readonly asks: readonly string[] },
		matter: Matter,
		kept = before.steps.length
	): Its {
		const course = wentOn(before);
		const { proposed: id } = course;
		const proposal = { ...matter, id, kept, by, agreed: [], waits: asks };
		return { ...course, proposal, proposed: id + 1 };
	}

	/** A course after something happened to it besides a step. */
	function turnedBack(before: Its, event: Turnback): Its {
		const course = wentOn(before);
		switch (event.type) {
			case 'UndoneAtTable':
				return undoneTo(course, event.kept);
			case 'RedoneAtTable':
				return redone(course);
			case 'UndoProposed':
				return askedAbout(course, event, {} as Matter, event.kept);
			case 'UndoAgreed': {
				const { proposal } = course;
				if (!proposal) return course;
				const agreed = [...proposal.agreed, ...event.seats];
				const waits = proposal.waits.filter((seat) => !event.seats.includes(seat));
				return { ...course, proposal: { ...proposal, agreed, waits } };
			}
			case 'UndoDeclined': {
				const about = matterOf(course);
				const { by = [] } = course.proposal ?? {};
				const declined = { by, seats: event.seats, ...(about !== undefined && { about }) };
				return { ...course, proposal: null, declined };
			}
			case 'UndoWithdrawn':
				return { ...course, proposal: null };
		}
	}

	return { happened, undoneTo, askedAbout, turnedBack, isAskedBack };
}
