import { seededChance } from '../../core/chance.ts';
import { canonicalJson } from '../../core/json.ts';
import { Answers } from '../../core/looking-back/answers.ts';
import type { SeatId } from '../../core/seats.ts';
import { greedyPlayer } from '../players/greedy.ts';
import type { TableCommand } from '../table/commands.ts';
import type { SealedTable } from '../table/dealing.ts';
import { play, type Dealt } from '../table/game.ts';
import { viewOf } from '../table/own-view.ts';
import type { Question } from '../table/questions.ts';
import type { Table } from '../table/table.ts';
import { isConflict } from '../table/where.ts';
import { givenIn, leftBy, metBy, type Course, type Decision } from './decisions.ts';

export type WhatIf = {
	/** The table once the conflict is over: as it was, and as it would be. */
	readonly was: Table;
	readonly would: Table;
	/** How many answers nobody gave in the match: the computer gave them. */
	readonly assumed: number;
};

/** More than any conflict asks. */
const MOST_ANSWERS = 200;

/** Whether a conflict is over, and all that came of it. */
const isSettled = (table: Table): boolean =>
	table.result !== null || (!isConflict(table) && table.claim === null && table.question === null);

/** What was asked of whom. A Reaction is asked of the player whose vampire is hit. */
const nameOf = ({ prompt, seat, about }: Question): string =>
	canonicalJson(prompt === 'reaction' ? [prompt, seat] : [prompt, seat, { ...about }]);

/** The same answer to a question that has another number. */
const asked = (command: TableCommand, { id }: Question): TableCommand =>
	command.type === 'AnswerQuestion' ? { ...command, question: id } : command;

/**
 * What would have come of another answer, up to the end of that attack or Scheme: all others answer as they did, chance
 * falls as it fell, and the computer answers what nobody was asked. Null: it does not come to an end.
 */
export function whatIf(
	course: Course,
	sealed: SealedTable,
	{ step, seat }: Pick<Decision, 'step' | 'seat'>,
	command: TableCommand
): WhatIf | null {
	const answers = new Answers<TableCommand>();
	let end = step;
	for (; end < course.steps.length && !isSettled(leftBy(course, end)); end++) {
		const given = givenIn(course, end + 1);
		if (given) answers.add(nameOf(given.question), given.command);
	}
	if (end >= course.steps.length) return null;

	const chance = seededChance(course.starts[step] ?? 0);
	let assumed = 0;
	let now: Dealt = { table: metBy(course, step), sealed };

	function goOn(question: Question | null, who: SeatId): boolean {
		const name = question && nameOf(question);
		const given = name === null ? undefined : answers.next(name);
		const again = given && question ? play(now, asked(given, question), chance) : null;
		if (again?.accepted && name !== null) {
			answers.take(name);
			now = again;
			return true;
		}
		assumed += 1;
		const guess = greedyPlayer(viewOf(now.table, now.sealed, who), chance);
		const guessed = play(now, guess, chance);
		if (guessed.accepted) now = guessed;
		return guessed.accepted;
	}

	const first = play(now, command, chance);
	if (!first.accepted) return null;
	now = first;
	for (let count = 0; count < MOST_ANSWERS && !isSettled(now.table); count++) {
		const { question } = now.table;
		if (!goOn(question, question?.seat ?? seat)) return null;
	}
	return isSettled(now.table) ? { was: leftBy(course, end), would: now.table, assumed } : null;
}
