import type { Thinker } from './thinker.ts';

/** The answer to a question that has one: rejects where the worker is lost, finds nothing, or is `unwanted` meanwhile. */
export function answerOf<Question, Report, Answer>(
	thinker: Thinker<Question, Report>,
	question: Question,
	answerIn: (report: Report) => Answer | undefined,
	unwanted?: AbortSignal
): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const lost = () => reject(new Error('no answer'));
		const stop = thinker.ask(question, {
			report(report) {
				const answer = answerIn(report);
				if (answer !== undefined) resolve(answer);
			},
			// After an answer this changes nothing.
			done: lost,
			failed: lost
		});
		const giveUp = () => (stop(), lost());
		if (unwanted?.aborted) giveUp();
		else unwanted?.addEventListener('abort', giveUp, { once: true });
	});
}
