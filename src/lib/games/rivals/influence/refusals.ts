import { answerRefusals } from './answering.ts';
import { conspiracyRefusals } from './conspiracies.ts';
import { titleRefusals } from './titles.ts';

export const influenceRefusals = {
	...answerRefusals,
	...conspiracyRefusals,
	...titleRefusals,
	'scheme-under-way': 'A Scheme is being answered. Finish it first, or undo it.',
	'no-scheme': 'No Scheme is being answered. Look at the table again.',
	'not-your-action': '{seat} is the active player. Choose a vampire of {seat}.',
	'vampire-not-ready': '{vampire} is not ready. Choose a ready vampire.',
	'answered-already': '{seat} has answered. An answer stays as it is.',
	'answers-missing': '{seat} has not answered yet. Wait for that answer.',
	'nothing-closed': 'Nothing of {seat} is closed any more. Look at the table again.',
	'stakes-lost':
		'What was staked in secret is not on this server any more. Undo the Scheme and play it again.'
} as const;
