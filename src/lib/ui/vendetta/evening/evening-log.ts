import type { CommandOf } from '../../../games/vendetta/commands.ts';
import type { VendettaEvent } from '../../../games/vendetta/events.ts';
import type { Evolve } from '../../../games/vendetta/evolve-evening.ts';
import type { EveningState } from '../../../games/vendetta/state.ts';
import { TableLog, type LogRules, type Start } from '../../table/log.svelte.ts';
import { isSameCourse, sharedCourse } from '../../table/shared-steps.ts';

/** What is wanted of steps that were done, and all that is said about it. */
export type TurnbackCommand = CommandOf<
	'UndoAtTable' | 'ProposeUndo' | 'AnswerUndo' | 'WithdrawUndo' | 'RedoAtTable'
>;
/** What makes a step. */
export type StepCommand = CommandOf<
	'ChangeSetting' | 'RecordCount' | 'CorrectCount' | 'ActAtTable'
>;

/** An evening, for the store that shows its log: all that its log says is of its table. */
export type EveningTable = {
	readonly Course: EveningState;
	readonly Table: EveningState;
	readonly Word: VendettaEvent;
	readonly Command: StepCommand;
	readonly Turnback: TurnbackCommand;
	/** What lies open of a hand is named by whoever plays it. */
	readonly Hands: null;
};

const rulesOf = (fold: Evolve): LogRules<EveningTable> => ({
	fold,
	tableOf: (state) => state,
	sharing: (state, shown) => ({ ...state, course: sharedCourse(state.course, shown.course) }),
	// All else follows from its course, but for how its cards are mixed.
	isSame: ({ course, mixing }, shown) =>
		mixing === shown.mixing && isSameCourse(course, shown.course)
});

/** An evening as its log has it, and what waits for it. */
export const eveningLog = (start: Start<EveningTable>, fold: Evolve): TableLog<EveningTable> =>
	new TableLog(rulesOf(fold), start);
