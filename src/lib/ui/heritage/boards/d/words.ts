import { facts, TRIAL } from '../../../../games/heritage/boards/d/facts.ts';
import { counted } from '../../ledger/names.ts';
import type { BoardWords } from '../words.ts';

/** What a vampire brings at most. */
const MOST = counted(facts.aVampire[1], 'point');

export const words: BoardWords = {
	start: () => [
		'Lay the four archetype tokens beside the board.',
		'The judices and both rows of verdicts start empty.'
	],
	introduced: () => ({
		change:
			'Mortals have begun to look closely. Class no longer moves back and forth: it is judged.',
		how: [
			'Each archetype has a judge, a token with two sides. An activated vampire calls the judge of its archetype to the side of its class; a judge already there changes sides.',
			`With ${counted(TRIAL, 'judge')} a trial opens at once. The side with more judges wins a verdict, the most infamous vampire falls into torpor, and the judges leave. Without infamy, nobody falls. On a tie, the player who activated picks.`,
			`At the end each vampire of the class with more verdicts is worth ${MOST}.`
		],
		takeOut: 'Its board and the four judges. They stay beside it until called.'
	})
};
