import { sameJson } from '../../core/json.ts';
import type { ThingId } from '../shapes.ts';
import type { Course, Step } from './course.ts';
import type { TableEvent } from './events.ts';
import type { Question } from './request.ts';

/**
 * What the cardboard showed when this was asked before it was taken back, so that a screen can propose it:
 * cards that were seen are laid back in their order. The first card that came then and that nobody has seen
 * since; of what is no card, what was answered. Null: nothing is known, or a player has to choose.
 */
export function cameLastTime({ undone }: Course, question: Question): ThingId | null {
	if (question.seat !== null) return null;
	const shown = undone.flat().flatMap((event) => shownTo(question, event));
	const came = isOfCards(question) ? shown : answersTo(question, undone);
	return came.find((card) => question.options.includes(card)) ?? null;
}

const isOfCards = ({ prompt }: Question): boolean =>
	prompt === 'which-character-came' ||
	prompt === 'which-card-turned' ||
	prompt === 'which-scheme-drawn';

/** The card that an event shows of the pile which a question is about. */
function shownTo({ prompt, about }: Question, event: TableEvent): readonly ThingId[] {
	if (event.type === 'SchemeDrawn')
		return prompt === 'which-scheme-drawn' && event.seat === about['seat'] && event.scheme !== null
			? [event.scheme]
			: [];
	if (event.type !== 'QueueRefilled' && event.type !== 'CardTurned') return [];
	return prompt === 'which-scheme-drawn' ? [] : [event.character];
}

/** What was answered to a question of the same words about the same things. */
function answersTo({ id, prompt, about }: Question, undone: readonly Step[]): readonly string[] {
	const asked = undone.flat().flatMap((event) => {
		if (event.type !== 'QuestionAsked') return [];
		const { question } = event;
		return question.prompt === prompt && sameJson({ ...question.about }, { ...about })
			? [question.id]
			: [];
	});
	// Where the answer alone was taken back, it is the very same question.
	const same = new Set([id, ...asked]);
	return undone
		.flat()
		.flatMap((event) =>
			event.type === 'QuestionAnswered' && same.has(event.question) ? event.choice : []
		);
}
