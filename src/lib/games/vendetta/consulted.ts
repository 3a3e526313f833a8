import type { Consulted } from '../core/steps/consent.ts';
import { seatsToAsk } from '../core/steps/revealed.ts';
import type { StepEvent } from './events.ts';
import { atTable, courses, type EveningState } from './state.ts';
import type { TableEventType } from './table/events.ts';
import { tableSteps } from './table/steps.ts';
import type { Dealing } from './vocabulary.ts';

type Step = readonly StepEvent[];

const reveals = (event: StepEvent): boolean => tableSteps.shows(atTable([event])).length > 0;

/** With what a table says what its cardboard shows. */
const TELLING: ReadonlySet<TableEventType> = new Set([
	'TableSet',
	'TokensTold',
	'TableCorrected',
	'ChangesTold',
	'CardsDescribed'
]);

/** What came of something else than the cardboard alone, though it stands in a step that tells what that shows. */
const DEALT: ReadonlySet<TableEventType> = new Set(['LotDrawn', 'LookedAt']);

/**
 * Whether a step only says what the cardboard shows, so that a slip of the finger is set right by whoever sees it. `dealer`: who
 * dealt as it began; where the app does, what opens opens by what was said.
 */
function isTold([first, ...others]: Step, dealer: Dealing): boolean {
	if (first?.type !== 'HappenedAtTable') return true;
	const { event } = first;
	const deals = event.type === 'TableSet' ? event.setting.dealer : dealer;
	const tells =
		TELLING.has(event.type) || (event.type === 'QuestionAnswered' && event.seat === null);
	return deals === 'box' && tells && !atTable(others).some(({ type }) => DEALT.has(type));
}

/** Those of the steps that only say what the cardboard shows, each by who dealt then. */
function toldAmong(steps: readonly Step[]): ReadonlySet<Step> {
	let dealer: Dealing = 'app';
	const told = new Set<Step>();
	for (const step of steps) {
		if (isTold(step, dealer)) told.add(step);
		for (const event of atTable(step)) {
			if (event.type === 'TableSet') dealer = event.setting.dealer;
			if (event.type === 'DealerChanged') dealer = event.dealer;
		}
	}
	return told;
}

/**
 * Who has to agree before the steps after the first `kept` are undone by one who speaks for the seats `by`: everybody else, where
 * they made something known. No rule says so; it is the house's way to keep an undo fair.
 */
export const asksFor = (
	{ course, seats }: Pick<EveningState, 'course' | 'seats'>,
	kept: number,
	by: readonly string[]
): readonly string[] => {
	const told = toldAmong(course.steps);
	return seatsToAsk(course, kept, seats, by, { isTold: (step) => told.has(step), reveals });
};

/** An evening as it is asked about an undo. */
export const consultedIn = (state: EveningState): Consulted => ({
	course: state.course,
	seats: state.seats,
	isAskedBack: courses.isAskedBack(state.course),
	asks: (kept, by) => asksFor(state, kept, by)
});
