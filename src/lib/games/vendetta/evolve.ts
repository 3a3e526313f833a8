import type { StepEvent, VendettaEvent } from './events.ts';
import { courses, NO_EVENING, type Evening, type EveningState } from './state.ts';

/** What an event makes of an evening; it cannot refuse. */
export function evolve(state: EveningState, event: VendettaEvent): EveningState {
	switch (event.type) {
		case 'EveningBegun': {
			const { seats, setting } = event;
			return {
				...(NO_EVENING as EveningState),
				seats,
				begun: setting,
				evening: { setting, counted: null }
			};
		}
		case 'UndoneAtTable':
		case 'RedoneAtTable':
			return standing({
				...state,
				changes: state.changes + 1,
				course: courses.turnedBack(state.course, event)
			});
		default:
			return {
				...state,
				changes: state.changes + 1,
				course: courses.happened(state.course, event, false),
				evening: after(state.evening, event)
			};
	}
}

/** An evening with the steps of its course, and no others. */
function standing(state: EveningState): EveningState {
	const begun: Evening = { setting: state.begun, counted: null };
	return { ...state, evening: state.course.steps.flat().reduce(after, begun) };
}

function after(evening: Evening, event: StepEvent): Evening {
	switch (event.type) {
		case 'SettingChanged':
			return { setting: event.setting, counted: event.counted };
		case 'CountRecorded':
		case 'CountCorrected':
			return { ...evening, counted: { count: event.count, result: event.result } };
	}
}
