import type { Command, CommandOf } from '../../../games/rivals/commands.ts';
import type { RivalsEvent } from '../../../games/rivals/events.ts';
import { evolve } from '../../../games/rivals/evolve.ts';
import type { RivalsState } from '../../../games/rivals/state.ts';
import { sameJson } from '../../../games/core/json.ts';
import { TableLog, type LogRules, type Start } from '../../table/log.svelte.ts';
import { isSameCourse, sharedCourse } from '../../table/shared-steps.ts';

/** What is wanted of steps that were done, and all that is said about it. */
export type TurnbackCommand = CommandOf<
	'UndoAtTable' | 'ProposeUndo' | 'AnswerUndo' | 'WithdrawUndo' | 'RedoAtTable'
>;
/** What makes a step. */
export type StepCommand = Exclude<Command, TurnbackCommand | CommandOf<'BeginMatch'>>;

/** A match, for the store that shows its log: all that its log says is of its table. */
export type MatchTable = {
	readonly Course: RivalsState;
	readonly Table: RivalsState;
	readonly Word: RivalsEvent;
	readonly Command: StepCommand;
	readonly Turnback: TurnbackCommand;
	/** No hand lies open here. */
	readonly Hands: null;
};

const RULES: LogRules<MatchTable> = {
	fold: evolve,
	tableOf: (state) => state,
	sharing: (state, shown) => ({ ...state, course: sharedCourse(state.course, shown.course) }),
	isSame: ({ course, attack }, shown) =>
		isSameCourse(course, shown.course) && sameJson(attack, shown.attack)
};

/** A match as its log has it, and what waits for it. */
export const matchLog = (start: Start<MatchTable>): TableLog<MatchTable> =>
	new TableLog(RULES, start);
