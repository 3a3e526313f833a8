import { fold } from '../../core/game.ts';
import type { ChapterRecord, SeatId, ThingId } from '../shapes.ts';
import type { TableEvent } from './events.ts';
import { evolveTable } from './evolve.ts';
import { commandBehind } from './origin.ts';
import type { Setting } from './setting.ts';
import { EMPTY_TABLE, type Table } from './table.ts';

/** All that one command set off, in order; the first event says what was wanted. */
export type Step = readonly TableEvent[];

/** How a chapter went so far: what stands, and what was taken back. */
export type Course = {
	readonly steps: readonly Step[];
	/**
	 * What the last undoing took back, in the order in which it had happened; behind it, of what was taken
	 * back before, all that showed cards which nobody has seen again.
	 */
	readonly undone: readonly Step[];
	/** What can be brought back: the steps of each undoing since which nothing else happened, the last one first. */
	readonly redoable: readonly (readonly Step[])[];
	/** Somebody asks the others to take steps back; it falls away when anything else happens. Null: nobody asks. */
	readonly proposal: UndoProposal | null;
	/** Who last refused what was asked, and who had asked; absent: something else happened since. */
	readonly declined?: {
		readonly by: readonly SeatId[];
		readonly seats: readonly SeatId[];
		/** What it was about; absent: to take steps back. */
		readonly about?: 'ending' | 'hand';
	};
	/** Questions that were taken back have ids below this one; none of them is given to another question. */
	readonly asked: number;
	/** Whose hidden hand was shown to another person just now; absent: something else happened since. */
	readonly passed?: SeatId;
	/**
	 * How often somebody asked to take steps back, over all tables: each such question is known by the number before, so
	 * that no answer to one that is gone counts for another.
	 */
	readonly proposed: number;
};

/** All but the first `kept` steps are to be taken back: who asks, who agreed, and of whom an answer is waited for. */
export type UndoProposal = {
	readonly id: number;
	readonly kept: number;
	/** Whom the one who asks speaks for. */
	readonly by: readonly SeatId[];
	readonly agreed: readonly SeatId[];
	readonly waits: readonly SeatId[];
	/** In place of taking back: the chapter is to end here, recorded so. */
	readonly ending?: { readonly chapter: number; readonly record: ChapterRecord };
	/** In place of taking back: the hidden hand of a seat is to be shown to the person who sits there now. */
	readonly hand?: HandGiven;
};

/** A hand that goes from one person to another; the log knows both by opaque ids. */
type HandGiven = { readonly seat: SeatId; readonly from: string | null; readonly to: string };

/** What happens to a course besides its steps. */
export type Turnback =
	| { readonly type: 'UndoneAtTable'; readonly kept: number }
	| { readonly type: 'RedoneAtTable' }
	| {
			readonly type: 'UndoProposed';
			readonly kept: number;
			readonly by: readonly SeatId[];
			readonly asks: readonly SeatId[];
	  }
	| {
			readonly type: 'EndingProposed';
			readonly chapter: number;
			readonly record: ChapterRecord;
			readonly by: readonly SeatId[];
			readonly asks: readonly SeatId[];
	  }
	| (HandGiven & {
			readonly type: 'HandProposed';
			readonly by: readonly SeatId[];
			readonly asks: readonly SeatId[];
	  })
	| { readonly type: 'HandPassed'; readonly seat: SeatId }
	| { readonly type: 'UndoAgreed'; readonly seats: readonly SeatId[] }
	| { readonly type: 'UndoDeclined'; readonly seats: readonly SeatId[] }
	| { readonly type: 'UndoWithdrawn' };

export const NO_COURSE: Course = {
	steps: [],
	undone: [],
	redoable: [],
	proposal: null,
	asked: 0,
	proposed: 0
};

/** A course that nothing stands in, after another one. */
export const beganAnew = ({ proposed }: Course): Course => ({ ...NO_COURSE, proposed });

/**
 * A course after one more event. An event that a command begins with begins a step, unless it `goesOn`
 * with the one before: a character may be recruited by a command, or in the course of another one. A
 * table that is laid out begins a new course; where nothing stands, what was taken back stays known.
 */
export function happened(before: Course, event: TableEvent, goesOn: boolean): Course {
	// Whether a hand may be shown is asked on while the game goes on; what would change the course itself is not.
	const proposal = isAskedBack(before) ? null : before.proposal;
	const course = { ...wentOn(before), redoable: [], proposal };
	const { steps } = course;
	if (event.type === 'TableSet')
		return { ...(steps.length === 0 ? course : beganAnew(course)), steps: [[event]] };
	if (!goesOn && commandBehind(event) !== null) return { ...course, steps: [...steps, [event]] };
	const last = steps.at(-1) ?? [];
	return { ...course, steps: [...steps.slice(0, -1), [...last, event]] };
}

/** A course with the first `kept` steps; the others are taken back. */
export function undoneTo(course: Course, kept: number): Course {
	const { steps, undone, redoable, asked } = course;
	const gone = steps.slice(kept);
	return {
		...course,
		steps: steps.slice(0, kept),
		undone: [...gone, ...unseenIn(undone, steps)],
		redoable: [gone, ...redoable],
		proposal: null,
		asked: Math.max(asked, ...steps.map(askedAfter))
	};
}

/** A course with the steps that were taken back last, as they were: nothing is dealt anew. */
function redone(course: Course): Course {
	const [back = [], ...redoable] = course.redoable;
	const steps = [...course.steps, ...back];
	return { ...course, steps, undone: unseenIn(course.undone, steps), redoable, proposal: null };
}

/** What somebody refused is of no interest any more once something else happens. */
function wentOn({ declined: _over, passed: _seen, ...course }: Course): Course {
	return course;
}

/** A course after something happened to it besides a step. */
export function turnedBack(before: Course, event: Turnback): Course {
	const course = wentOn(before);
	switch (event.type) {
		case 'UndoneAtTable':
			return undoneTo(course, event.kept);
		case 'RedoneAtTable':
			return redone(course);
		case 'UndoProposed':
			return withQuestion(course, event, event.kept);
		case 'EndingProposed': {
			const { chapter, record } = event;
			return withQuestion(course, event, course.steps.length, { ending: { chapter, record } });
		}
		case 'HandProposed': {
			const { seat, from, to } = event;
			return withQuestion(course, event, course.steps.length, { hand: { seat, from, to } });
		}
		case 'HandPassed':
			// It answers the question about this hand; any other still stands.
			return {
				...course,
				proposal: course.proposal?.hand?.seat === event.seat ? null : course.proposal,
				passed: event.seat
			};
		case 'UndoAgreed':
			return { ...course, proposal: course.proposal && agreedTo(course.proposal, event.seats) };
		case 'UndoDeclined': {
			const { by = [], ending, hand } = course.proposal ?? {};
			const declined = { by, seats: event.seats };
			if (ending) return { ...course, proposal: null, declined: { ...declined, about: 'ending' } };
			if (hand) return { ...course, proposal: null, declined: { ...declined, about: 'hand' } };
			return { ...course, proposal: null, declined };
		}
		case 'UndoWithdrawn':
			return { ...course, proposal: null };
	}
}

function withQuestion(
	course: Course,
	{ by, asks }: { readonly by: readonly SeatId[]; readonly asks: readonly SeatId[] },
	kept: number,
	what: Pick<UndoProposal, 'ending' | 'hand'> = {}
): Course {
	const { proposed: id } = course;
	const proposal = { id, kept, by, agreed: [], waits: asks, ...what };
	return { ...course, proposal, proposed: id + 1 };
}

function agreedTo(proposal: UndoProposal, seats: readonly SeatId[]): UndoProposal {
	return {
		...proposal,
		agreed: [...proposal.agreed, ...seats],
		waits: proposal.waits.filter((seat) => !seats.includes(seat))
	};
}

/** Those of some steps that showed cards which nobody sees in others. */
function unseenIn(undone: readonly Step[], steps: readonly Step[]): readonly Step[] {
	const seen = new Set(steps.flatMap(cardsShown));
	return undone.filter((step) => cardsShown(step).some((card) => !seen.has(card)));
}

/**
 * Whether a question about the course itself waits for an answer, so that no other one is asked. That a hand is shown is asked
 * on while the game goes on, and gives way: who answers it may be away for long.
 */
export const isAskedBack = ({ proposal }: Course): boolean =>
	proposal !== null && proposal.hand === undefined;

/** The cards that a step brought to light, in their order. */
function cardsShown(step: Step): readonly ThingId[] {
	return step.flatMap((event) => {
		if (event.type === 'QueueRefilled' || event.type === 'CardTurned') return event.character;
		return event.type === 'SchemeDrawn' ? (event.scheme ?? []) : [];
	});
}

/** The id of the next question after a step; 0: it asked nothing. */
function askedAfter(step: Step): number {
	return Math.max(
		0,
		...step.map((event) => (event.type === 'QuestionAsked' ? event.question.id + 1 : 0))
	);
}

/** The table as some steps leave it. */
export function tableAfter(steps: readonly Step[]): Table {
	return fold(evolveTable, EMPTY_TABLE, steps.flat());
}

/** The table as a course leaves it, on which the next command is decided. */
export function tableOf({ steps, asked }: Course): Table {
	const table = tableAfter(steps);
	return { ...table, asked: Math.max(table.asked, asked) };
}

/** What a table with these steps was laid out by; null: it was not. */
export function settingOf([laid]: readonly Step[]): Setting | null {
	const [first] = laid ?? [];
	return first?.type === 'TableSet' ? first.setting : null;
}
