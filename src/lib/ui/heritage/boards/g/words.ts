import { capital } from '../../../../games/core/capital.ts';
import { activationsAVote, facts, TITLES } from '../../../../games/heritage/boards/g/facts.ts';
import { counted, listed } from '../../ledger/names.ts';
import type { BoardWords } from '../words.ts';

/** What a vampire brings at most. */
const MOST = counted(facts.aVampire[1], 'point');

export const words: BoardWords = {
	start: (players) => [
		'Each player takes the politics tokens of their own clan.',
		`Lay the ${TITLES.length} titles out in this order: ${TITLES.join(', ')}. The first is voted on first.`,
		`Neither side has tokens yet. Hold a vote after every ${activationsAVote(players)} activations.`
	],
	misprint: 'Misprint: the numerals on this board should be V–VII.',
	introduced: () => ({
		change: 'The trials are over. Now titles are at stake, and the last one decides.',
		how: [
			`An activated vampire adds a politics token to the side of its class. After every ${counted(activationsAVote(1), 'activation')} per player there is a vote.`,
			'For each side, add its tokens and its vampires’ power, without those in torpor or with a title. The vampire with the most power on the stronger side takes the title. On a tie, nobody does.',
			`${listed(TITLES.map((title, at) => (at === 0 ? capital(title) : title)))} are voted on in this order. All but the last bring 1 power at once.`,
			`At the end each vampire of the prince’s class is worth ${MOST}. Without a prince, or with a prince in torpor, nobody scores.`
		],
		takeOut: 'Its board, the politics tokens, the titles, and the marker that counts activations.'
	})
};
