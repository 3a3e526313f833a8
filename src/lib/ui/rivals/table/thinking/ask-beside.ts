import { answerOf } from '../../../thinking/answer-of.ts';
import { Thinker } from '../../../thinking/thinker.ts';
import type { Question, Report } from './questions.ts';

const thinker = new Thinker<Question, Report>(
	() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
);

/** Asks the code that thinks beside the page; rejects where it is lost. */
export const askBeside = (question: Question): Promise<Report> =>
	answerOf(thinker, question, (report) => report);
