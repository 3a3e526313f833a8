import { standingOf } from '../core/steps/standing.ts';
import { attackFolds } from './attack/evolve.ts';
import { withoutLostRetainers } from './city/city.ts';
import { cityFolds } from './city/evolve.ts';
import { factFolds } from './facts/evolve.ts';
import { counterFolds } from './counters/evolve.ts';
import type { RivalsEvent, StepEvent, StepOf } from './events.ts';
import { conspiracyFolds } from './influence/evolve-conspiracy.ts';
import { schemeFolds } from './influence/evolve-scheme.ts';
import { titleFolds } from './influence/evolve-title.ts';
import { setUpFolds } from './set-up/evolve.ts';
import { newMatch, withSeat, type Match } from './match/state.ts';
import { courses, NO_MATCH, type AtTable, type Begun, type RivalsState } from './state.ts';

type Folds = {
	readonly [T in Exclude<StepEvent['type'], 'SettingChanged'>]: (
		match: Match,
		event: StepOf<T>
	) => Match;
};

/** Each folder folds its own. */
const FOLDS: Folds = {
	...setUpFolds,
	...counterFolds,
	...attackFolds,
	...cityFolds,
	...factFolds,
	...schemeFolds,
	...titleFolds,
	...conspiracyFolds,
	MatchEnded: (match, { result }) =>
		match.order.reduce<Match>(
			(now, seat) => withSeat(now, seat, { agenda: result.agenda[seat] ?? 0 }),
			{
				...match,
				result
			}
		)
};

function after(at: AtTable, event: StepEvent): AtTable {
	if (event.type === 'SettingChanged') return { ...at, setting: event.setting };
	const fold = FOLDS[event.type] as (match: Match, event: StepEvent) => Match;
	const match = fold(at.match, event);
	return { ...at, match: match.city ? withoutLostRetainers(match) : match };
}

const beginning = ({ order, rivals, setting, decks }: Begun): AtTable => ({
	setting,
	match: { ...newMatch(order, rivals), ...(decks && { decks }) }
});

const standing = standingOf<StepEvent, AtTable, Begun>(beginning, after);

/** What an event makes of a match; it cannot refuse. */
export function evolve(state: RivalsState, event: RivalsEvent): RivalsState {
	const changed = { ...state, changes: state.changes + 1 };
	switch (event.type) {
		case 'MatchBegun': {
			const { seats, order, rivals, setting, decks } = event;
			const begun = { order, rivals, setting, ...(decks && { decks }) };
			return { ...(NO_MATCH as RivalsState), seats, begun, ...beginning(begun) };
		}
		case 'UndoneAtTable':
		case 'RedoneAtTable': {
			const course = courses.turnedBack(state.course, event);
			return { ...changed, course, attack: null, ...standing(state.begun, course.steps) };
		}
		case 'UndoProposed':
		case 'UndoAgreed':
		case 'UndoDeclined':
		case 'UndoWithdrawn':
			return { ...changed, course: courses.turnedBack(state.course, event) };
		case 'AttackTold':
			return { ...changed, attack: event.attack };
		case 'AttackCalledOff':
			return { ...changed, attack: null };
		default: {
			const course = courses.happened(state.course, event, state.match.claim !== undefined);
			const { setting, match } = state;
			const attack = event.type === 'AttackEnded' ? null : state.attack;
			return { ...changed, course, attack, ...after({ setting, match }, event) };
		}
	}
}
