import type { Course } from './course.ts';

/** Who has to agree: everybody else at the table where an undo takes back what became known, and nobody else. */
export function seatsToAsk<Event>(
	{ steps, redoable }: Pick<Course<Event, object>, 'steps' | 'redoable'>,
	kept: number,
	seats: readonly string[],
	by: readonly string[],
	/** Whether a step only says again what everybody can see anyway; whether an event made something known. */
	known: {
		readonly isTold: (step: readonly Event[]) => boolean;
		readonly reveals: (event: Event) => boolean;
	}
): readonly string[] {
	if (steps.slice(kept).every(known.isTold)) return [];
	if (revealedSince({ steps, redoable }, kept, known.reveals).length === 0) return [];
	return seats.filter((seat) => !by.includes(seat));
}

/** What became known after the first `kept` steps, also where it was undone a moment ago and could be redone. */
export const revealedSince = <Event>(
	{ steps, redoable }: Pick<Course<Event, object>, 'steps' | 'redoable'>,
	kept: number,
	reveals: (event: Event) => boolean
): readonly Event[] =>
	[...steps.slice(kept), ...redoable.flat()].flatMap((step) => step.filter(reveals));
