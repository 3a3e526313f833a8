import { sameJson, type Json } from '../../../games/core/json.ts';
import { evolve } from '../../../games/rivals/dealt/evolve.ts';
import type { CommandOf, DealtEvent } from '../../../games/rivals/dealt/grammar.ts';
import type { DealtState } from '../../../games/rivals/dealt/state.ts';
import { TableLog, type LogRules, type Start } from '../../table/log.svelte.ts';
import { isSameCourse, sharedCourse } from '../../table/shared-steps.ts';
import type { StateGame } from '../../table/state-sender.svelte.ts';

/** What is wanted of steps that were done, and all that is said about it. */
export type TurnbackCommand = CommandOf<
	'UndoAtTable' | 'ProposeUndo' | 'AnswerUndo' | 'WithdrawUndo' | 'RedoAtTable'
>;
/** What makes a step. */
export type StepCommand = CommandOf<'ActAtTable'>;

/** A match that Elysium deals, for the store that shows its log. */
export type DealtTable = StateGame<DealtState, DealtEvent, StepCommand, TurnbackCommand>;

const RULES: LogRules<DealtTable> = {
	fold: evolve,
	tableOf: (state) => state,
	sharing: (state, shown) => ({ ...state, course: sharedCourse(state.course, shown.course) }),
	isSame: ({ course, title, rivals }, shown) =>
		title === shown.title &&
		sameJson((rivals ?? null) as Json, (shown.rivals ?? null) as Json) &&
		isSameCourse(course, shown.course)
};

/** A match as its log has it, and what waits for it. */
export const dealtLog = (start: Start<DealtTable>): TableLog<DealtTable> =>
	new TableLog(RULES, start);
