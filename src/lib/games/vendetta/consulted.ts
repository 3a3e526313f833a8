import type { Consulted } from '../core/steps/consent.ts';
import { seatsToAsk } from '../core/steps/revealed.ts';
import type { StepEvent } from './events.ts';
import { atTable, courses, type EveningState } from './state.ts';
import { tableSteps } from './table/steps.ts';

const reveals = (event: StepEvent): boolean => tableSteps.shows(atTable([event])).length > 0;

/** A step that only says what the cardboard shows, so that a slip of the finger is set right by whoever sees it. */
function isTold([first]: readonly StepEvent[]): boolean {
	if (first?.type !== 'HappenedAtTable') return true;
	const { event } = first;
	switch (event.type) {
		case 'TableSet':
			return event.setting.dealer === 'box';
		case 'QuestionAnswered':
			return event.seat === null;
		case 'TokensTold':
		case 'TableCorrected':
		case 'ChangesTold':
		case 'CardsDescribed':
			return true;
		default:
			return false;
	}
}

/**
 * Who has to agree before the steps after the first `kept` are undone by one who speaks for the seats `by`: everybody else, where
 * they made something known. No rule says so; it is the house's way to keep an undo fair.
 */
export const asksFor = (
	{ course, seats }: Pick<EveningState, 'course' | 'seats'>,
	kept: number,
	by: readonly string[]
): readonly string[] => seatsToAsk(course, kept, seats, by, { isTold, reveals });

/** An evening as it is asked about an undo. */
export const consultedIn = (state: EveningState): Consulted => ({
	course: state.course,
	seats: state.seats,
	isAskedBack: courses.isAskedBack(state.course),
	asks: (kept, by) => asksFor(state, kept, by)
});
