import type { Consulted } from '../core/steps/consent.ts';
import { seatsToAsk } from '../core/steps/revealed.ts';
import type { StepEvent } from './events.ts';
import { atTable, courses, type EveningState } from './state.ts';
import type { TableEventType } from './table/events.ts';
import { tableSteps } from './table/steps.ts';
import type { Dealing } from './vocabulary.ts';

type Step = readonly StepEvent[];

/** Once a game is over, all that lay face down may be looked at. */
const laysOpen = (event: StepEvent): boolean =>
	event.type === 'HappenedAtTable' && event.event.type === 'GameScored';

const reveals = (event: StepEvent): boolean =>
	laysOpen(event) || tableSteps.shows(atTable([event])).length > 0;

/** What is more than the cardboard shows: what a phone drew or looked at, and choices that are made in secret on phones. */
const UNSEEN: ReadonlySet<TableEventType> = new Set([
	'LotDrawn',
	'LookedAt',
	'Chose',
	'ChoiceTakenBack',
	'DealerChanged'
]);

/**
 * Whether a step only says what the cardboard shows, so that a slip of the finger is set right by whoever sees it. `dealer`: who
 * dealt as it began; where the app does, what opens opens by what was said.
 */
function isTold(step: Step, dealer: Dealing): boolean {
	const [first] = step;
	if (first?.type !== 'HappenedAtTable') return true;
	const { event } = first;
	const deals = event.type === 'TableSet' ? event.setting.dealer : dealer;
	return deals === 'box' && !atTable(step).some(({ type }) => UNSEEN.has(type));
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
