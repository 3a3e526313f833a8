import { answerFault, withAnswer } from '../../core/run/answer.ts';
import type { TableCommandOf } from '../table/commands.ts';
import type { Beginning, TableDeciders } from '../table/decider.ts';
import type { Table } from '../table/table.ts';

/** The choice that was asked for. Refusals: those of `answerFault`. */
function answerQuestion(table: Table, command: TableCommandOf<'AnswerQuestion'>): Beginning {
	const refusal = answerFault(table.question, command, Object.keys(table.bloodlines));
	if (refusal) return { accepted: false, refusal };
	const { question, seat, choice, note } = command;
	return {
		accepted: true,
		events: [{ type: 'QuestionAnswered', question, seat, choice, note }],
		resolution: withAnswer(table.resolution, choice)
	};
}

export const answerDeciders = { AnswerQuestion: answerQuestion } satisfies Partial<TableDeciders>;
