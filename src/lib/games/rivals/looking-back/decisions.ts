import { statesAfter } from '../../core/looking-back/states.ts';
import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards/card.ts';
import type { TableCommand } from '../table/commands.ts';
import type { SealedTable } from '../table/dealing.ts';
import type { TableEvent } from '../table/events.ts';
import { evolveTable } from '../table/evolve.ts';
import { legalCommands } from '../table/legal.ts';
import { viewOf } from '../table/own-view.ts';
import type { Prompt } from '../table/prompts.ts';
import type { Question } from '../table/questions.ts';
import { EMPTY_TABLE, type Table } from '../table/table.ts';
import { isConflict } from '../table/where.ts';

/** A finished match: what came of each command, and the table after each event. */
export type Course = {
	readonly steps: readonly (readonly TableEvent[])[];
	readonly events: readonly TableEvent[];
	readonly tables: readonly Table[];
	/** The first event of each command. */
	readonly starts: readonly number[];
};

export function courseOf(steps: readonly (readonly TableEvent[])[]): Course {
	const events = steps.flat();
	let start = 0;
	const starts = steps.map(({ length }) => (start += length) - length);
	return { steps, events, tables: statesAfter(evolveTable, EMPTY_TABLE, events), starts };
}

/** The table that a command met. */
export const metBy = ({ tables, starts }: Course, step: number): Table =>
	tables[(starts[step] ?? 0) - 1] ?? EMPTY_TABLE;

/** The table after a command and all that came of it. */
export const leftBy = (course: Course, step: number): Table =>
	course.tables[(course.starts[step + 1] ?? course.events.length) - 1] ?? EMPTY_TABLE;

/** Answers in a conflict that are worth a “what if”. */
const ASKED = ['block', 'reaction', 'ability', 'prevention', 'answer'] as const;
type AskedPrompt = (typeof ASKED)[number];

const isAsked = (prompt: Prompt): prompt is AskedPrompt =>
	(ASKED as readonly Prompt[]).includes(prompt);

/** An answer that somebody gave. */
type Given = {
	/** Which command of the match it was, from 0. */
	readonly step: number;
	readonly seat: SeatId;
	readonly question: Question;
	readonly command: TableCommand;
};

/** An answer in a conflict, where another could have been given. */
export type Decision = Given & {
	readonly prompt: AskedPrompt;
	readonly others: readonly TableCommand[];
};

/** The card that somebody laid face down with an answer; undefined: it never opened. */
function laidWith({ events, starts }: Course, step: number, seat: SeatId): CardId | undefined {
	const from = starts[step] ?? 0;
	const laid = events.findIndex(
		(event, at) => at >= from && event.type === 'CardLaid' && event.seat === seat
	);
	const slot = events[laid];
	if (slot?.type !== 'CardLaid') return undefined;
	const opened = events.find(
		(event, at) => at > laid && event.type === 'CardOpened' && event.slot === slot.slot
	);
	return opened?.type === 'CardOpened' ? opened.card : undefined;
}

/** What somebody answered, as a command; null: nobody did with it, or what was hidden never opened. */
export function givenIn(course: Course, step: number): Given | null {
	const answered = course.steps[step]?.find(({ type }) => type === 'QuestionAnswered');
	const { question } = metBy(course, step);
	if (answered?.type !== 'QuestionAnswered' || !question || question.id !== answered.question)
		return null;
	const { seat, choice } = answered;
	const given = (command: TableCommand): Given => ({ step, seat, question, command });
	if (question.prompt !== 'answer') {
		const laid = choice[0] === 'face-down' ? laidWith(course, step, seat) : null;
		if (laid === undefined) return null;
		return given({
			type: 'AnswerQuestion',
			question: question.id,
			seat,
			choice: laid === null ? [...choice] : [laid]
		});
	}
	const said = course.steps[step]?.find(({ type }) => type === 'SchemeAnswered');
	if (said?.type !== 'SchemeAnswered') return null;
	const { answer, modifier } = said;
	const card = modifier === undefined ? null : laidWith(course, step, seat);
	// What an ability made for it stands there without a vampire.
	const isPlain = answer.exerted.every(({ vampire }) => vampire !== undefined);
	if (card === undefined || !isPlain) return null;
	const from = course.starts[step] ?? 0;
	const opened = course.events.find((event, at) => at > from && event.type === 'StakesOpened');
	const fist = opened?.type === 'StakesOpened' ? (opened.stakes[seat]?.fist ?? 0) : 0;
	return given({
		type: 'AnswerScheme',
		seat,
		side: answer.side,
		exert: answer.exerted.flatMap(({ vampire }) => vampire ?? []),
		...(card !== null && { modifier: card }),
		...(answer.fist && { hold: fist })
	});
}

/** Whether it hides nothing and uses nothing. */
const isOpen = (command: TableCommand): boolean =>
	command.type === 'AnswerScheme' &&
	command.modifier === undefined &&
	command.hold === undefined &&
	command.uses === undefined;

/** Other answers, each of its own kind: of a Scheme each side with all Influence, or their own side with none. */
function othersThan(table: Table, sealed: SealedTable, given: Given): readonly TableCommand[] {
	const { seat, command } = given;
	const legal = legalCommands(viewOf(table, sealed, seat));
	if (command.type === 'AnswerScheme') {
		const own = legal.flatMap((one) => (one.type === 'AnswerScheme' && isOpen(one) ? one : []));
		const sides = [...new Set(own.map(({ side }) => side))].filter((one) => one !== command.side);
		const isSpent = command.exert.length > 0 || command.modifier !== undefined || !!command.hold;
		return [
			...sides.flatMap((side) => own.findLast((one) => one.side === side) ?? []),
			...(isSpent
				? own.filter(({ side, exert }) => side === command.side && exert.length === 0).slice(0, 1)
				: [])
		];
	}
	if (command.type !== 'AnswerQuestion') return [];
	return legal.filter(
		(one) =>
			one.type === 'AnswerQuestion' &&
			one.choice.length <= 1 &&
			one.choice.join() !== command.choice.join()
	);
}

/** All answers in conflicts of a match where another could have been given, in their order. */
export function decisionsIn(course: Course, sealed: SealedTable): readonly Decision[] {
	return course.steps.flatMap((_, step): Decision[] => {
		const table = metBy(course, step);
		const prompt = table.question?.prompt;
		if (prompt === undefined || !isAsked(prompt) || !isConflict(table)) return [];
		const given = givenIn(course, step);
		const others = given ? othersThan(table, sealed, given) : [];
		return given && others.length > 0 ? [{ ...given, prompt, others }] : [];
	});
}
