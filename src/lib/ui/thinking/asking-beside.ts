import { answerOf } from './answer-of.ts';
import { Thinker } from './thinker.ts';

/** Asks code that thinks beside the page, where each question has one answer; rejects where it is lost. */
export function askingBeside<Question, Report>(
	begun: () => Worker
): (question: Question) => Promise<Report> {
	const thinker = new Thinker<Question, Report>(begun);
	return (question) => answerOf(thinker, question, (report) => report);
}
