import type { About, Refusal } from '../decision.ts';
import type { Ask, Choice, Question, Resolution } from './request.ts';

/** Why somebody's answer to a question is refused, with what helps. */
export const answerRefusals = {
	'no-question': 'The table has moved on: there is nothing to choose.',
	'question-outdated': 'That is already answered. See what to choose now.',
	'not-asked': 'Only {seat} can choose this.',
	'not-an-option': '{option} is not an option. Choose one that is shown.',
	'chosen-twice': '{option} is chosen twice. Once is enough.',
	'too-few-chosen': 'Choose at least {least}.',
	'too-many-chosen': 'Choose at most {most}.'
} as const;
type AnswerReason = keyof typeof answerRefusals | 'unknown-seat';

export type Answer = {
	readonly question: number;
	/** Who answers; what the box asks of the table may be said by anybody. */
	readonly seat: string | null;
	readonly choice: Choice;
};

/** Why this is no answer to the open question, or null where it is one; `seats`: who sits at the table. */
export function answerFault(
	question: Question | null,
	{ question: id, seat, choice }: Answer,
	seats: readonly string[]
): Refusal<AnswerReason> | null {
	const no = (reason: AnswerReason, about: About = {}, at?: string) => ({
		reason,
		about,
		...(at !== undefined && { at })
	});
	if (!question) return no('no-question');
	const { options, least, most } = question;
	if (question.id !== id) return no('question-outdated', {}, 'question');
	if (question.seat !== null && question.seat !== seat)
		return no('not-asked', { seat: question.seat }, 'seat');
	if (seat !== null && !seats.includes(seat)) return no('unknown-seat', { seat }, 'seat');
	const strange = choice.find((option) => !options.includes(option));
	if (strange !== undefined) return no('not-an-option', { option: strange }, 'choice');
	const twice = choice.find((option, at) => choice.indexOf(option) < at);
	if (twice !== undefined) return no('chosen-twice', { option: twice }, 'choice');
	if (choice.length < least) return no('too-few-chosen', { least }, 'choice');
	return choice.length > most ? no('too-many-chosen', { most }, 'choice') : null;
}

/** What waited, with one more answer for what asked. */
export function withAnswer<Task>(
	{ tasks, triggered }: Resolution<Task>,
	choice: Choice
): Resolution<Task> {
	const [first, ...rest] = tasks;
	if (!first) return { tasks, triggered };
	return { tasks: [{ ...first, answers: [...first.answers, choice] }, ...rest], triggered };
}

/**
 * Each answer to a question, the shorter ones first, one by one: there may be very many, so take as
 * many as are needed. The same options in another order are another answer.
 */
export function* someAnswers(ask: Pick<Ask, 'options' | 'least' | 'most'>): Generator<Choice> {
	const longest = Math.min(ask.most, ask.options.length);
	for (let size = ask.least; size <= longest; size++) yield* selections(ask.options, size);
}

function* selections(options: readonly string[], size: number): Generator<Choice> {
	if (size === 0) {
		yield [];
		return;
	}
	for (const option of options) {
		const others = options.filter((other) => other !== option);
		for (const rest of selections(others, size - 1)) yield [option, ...rest];
	}
}
