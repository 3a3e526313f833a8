import type { Ask } from '../../../games/heritage/players/find-move.ts';
import { answerOf } from '../../thinking/answer-of.ts';
import { rivalThinker } from '../thinking/thinker.ts';

/** Asks the code that thinks beside the page. */
export const askBeside: Ask = (view, strength, seed, unwanted) =>
	answerOf(
		rivalThinker,
		{ what: 'choose', view, seed, strength },
		(report) => (report.what === 'choose' ? report.command : undefined),
		unwanted
	);
