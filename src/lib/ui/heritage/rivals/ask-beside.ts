import { rivalThinker } from '../thinking/thinker.ts';
import type { Ask } from '../../../games/heritage/players/find-move.ts';

/** Asks the code that thinks beside the page. */
export const askBeside: Ask = (view, strength, seed, unwanted) =>
	new Promise((resolve, reject) => {
		const lost = () => reject(new Error('no answer'));
		const stop = rivalThinker.ask(
			{ what: 'choose', view, seed, strength },
			{ report: (report) => report.what === 'choose' && resolve(report.command), failed: lost }
		);
		const giveUp = () => (stop(), lost());
		if (unwanted.aborted) giveUp();
		else unwanted.addEventListener('abort', giveUp, { once: true });
	});
