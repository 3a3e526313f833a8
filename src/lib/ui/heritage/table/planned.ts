import { sameJson } from '../../../games/core/json.ts';
import type { TableCommandOf } from '../../../games/heritage/table/commands.ts';
import type { Choice, Question } from '../../../games/heritage/table/request.ts';

/** An answer that was chosen before it was asked: the question as it was foreseen, and what was chosen. */
export type Planned = {
	readonly question: Question;
	readonly choice: Choice;
	readonly note: string;
};

type Answer = TableCommandOf<'AnswerQuestion'>;

export function answering({ id, seat }: Question, choice: Choice, note: string): Answer {
	return { type: 'AnswerQuestion', question: id, seat, choice: [...choice], note };
}

/** A planned answer to what is asked now; null: it was planned for another question. */
export function plannedAnswer(asked: Question, { question, choice, note }: Planned): Answer | null {
	const same =
		asked.prompt === question.prompt &&
		asked.seat === question.seat &&
		sameJson({ ...asked.about }, { ...question.about }) &&
		choice.every((one) => asked.options.includes(one));
	return same ? answering(asked, choice, note) : null;
}
