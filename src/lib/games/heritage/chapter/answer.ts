import type { TableCommandOf } from '../table/commands.ts';
import { refused, type Beginning, type Refused, type TableDeciders } from '../table/decider.ts';
import type { Choice, Question, Resolution } from '../table/request.ts';
import type { Table } from '../table/table.ts';
import { repeated } from '../repeated.ts';

/**
 * Whether a choice answers a question. Refusals: `not-an-option`, `chosen-twice`, `too-few-chosen`,
 * `too-many-chosen`.
 */
function checkChoice({ options, least, most }: Question, choice: Choice): Refused | null {
	const strange = choice.find((option) => !options.includes(option));
	if (strange !== undefined) return refused('not-an-option', { option: strange }, 'choice');
	const twice = repeated(choice);
	if (twice) return refused('chosen-twice', { option: twice.value }, 'choice');
	if (choice.length < least) return refused('too-few-chosen', { least }, 'choice');
	return choice.length > most ? refused('too-many-chosen', { most }, 'choice') : null;
}

/** What waited, with one more answer for what asked. */
function withAnswer({ tasks, triggered }: Resolution, choice: Choice): Resolution {
	const answered = tasks.map((pending, index) =>
		index === 0 ? { ...pending, answers: [...pending.answers, choice] } : pending
	);
	return { tasks: answered, triggered };
}

/**
 * The choice that was asked for; what the box asks of the table may be said by anybody. Refusals:
 * `no-question`, `question-outdated`, `not-asked`, those of `checkChoice`.
 */
function answerQuestion(table: Table, command: TableCommandOf<'AnswerQuestion'>): Beginning {
	const { question, resolution } = table;
	const { seat, choice, note } = command;
	if (!question) return refused('no-question');
	if (question.id !== command.question) return refused('question-outdated', {}, 'question');
	if (question.seat !== null && question.seat !== seat)
		return refused('not-asked', { seat: question.seat }, 'seat');
	if (seat !== null && !table.bloodlines[seat]) return refused('unknown-seat', { seat }, 'seat');
	const trouble = checkChoice(question, choice);
	if (trouble) return trouble;
	return {
		accepted: true,
		events: [{ type: 'QuestionAnswered', question: question.id, seat, choice, note }],
		resolution: withAnswer(resolution, choice)
	};
}

export const answerDeciders = { AnswerQuestion: answerQuestion } satisfies Partial<TableDeciders>;
