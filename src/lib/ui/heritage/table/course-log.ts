import type { CommandOf } from '../../../games/heritage/commands.ts';
import type { Shown } from '../../../games/heritage/dealing/device.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import {
	happened,
	tableOf,
	turnedBack,
	type Course,
	type Turnback
} from '../../../games/heritage/table/course.ts';
import type { TableEvent } from '../../../games/heritage/table/events.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import { TableLog, type LogRules, type Start } from '../../table/log.svelte.ts';
import { isSameCourse, sharedCourse } from '../../table/shared-steps.ts';

/** What a log says of the course of a chapter, in the chronicle's own words. */
export type News =
	| {
			readonly type: 'HappenedAtTable';
			readonly event: TableEvent;
			/** Part of the step before, although a command could begin so. */
			readonly goesOn?: true | undefined;
	  }
	| Turnback;

/** What is wanted of steps that were done: to take them back or bring them back, and all that is said about it. */
export type TurnbackCommand = CommandOf<
	'UndoAtTable' | 'ProposeUndo' | 'AnswerUndo' | 'WithdrawUndo' | 'RedoAtTable'
>;

/** A chapter of this game, for the store that shows its log. */
export type Chapter = {
	readonly Course: Course;
	readonly Table: Table;
	readonly Word: News;
	readonly Command: TableCommand;
	readonly Turnback: TurnbackCommand;
	readonly Hands: Shown;
};

const rules: LogRules<Chapter> = {
	fold: (course, word) =>
		word.type === 'HappenedAtTable'
			? happened(course, word.event, word.goesOn === true)
			: turnedBack(course, word),
	tableOf,
	sharing: sharedCourse,
	isSame: (course, shown) => isSameCourse(course, shown) && course.passed === shown.passed
};

/** A chapter as its log has it, and what waits for it. */
export const courseLog = (start: Start<Chapter>): TableLog<Chapter> => new TableLog(rules, start);

/** Whether a course only went on from another one, and laid no card otherwise. */
export const onlyGrew = (course: Course, from: Course): boolean =>
	course.undone === from.undone &&
	from.steps.every((step, index) => {
		const now = course.steps[index];
		return step === now || step.every((event, at) => event === now?.[at]);
	}) &&
	!course.steps.slice(from.steps.length).some(([first]) => first?.type === 'TableCorrected');
