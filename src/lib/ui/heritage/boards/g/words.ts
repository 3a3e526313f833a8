import { activationsAVote, facts, TITLES } from '../../../../games/heritage/boards/g/facts.ts';
import { counted, listed } from '../../ledger/names.ts';
import type { BoardWords } from '../words.ts';

/** What a vampire brings at most. */
const MOST = counted(facts.aVampire[1], 'point');

export const words: BoardWords = {
	start: (players) => [
		'Each player takes the politics tokens of their own clan.',
		`Lay the ${TITLES.length} titles out in this order: ${TITLES.join(', ')}. The first is the one to be won now.`,
		`A vote is held after every ${activationsAVote(players)}th activation; neither side has tokens yet.`
	],
	misprint: 'Misprint: the numerals on this board should be V–VII.',
	introduced: () => ({
		change: 'The trials are over. Now there are titles to be had, and one of them decides.',
		how: [
			`An activated vampire adds a vote to the side of its class. After every ${counted(activationsAVote(1), 'activation')} a player there is an election.`,
			'A side weighs its votes and the power of its vampires who hold no title and lie in no torpor. Of the heavier side the most powerful takes the title; on any tie nobody does.',
			`${listed(TITLES.map((title, at) => (at === 0 ? title.charAt(0).toUpperCase() + title.slice(1) : title)))} are elected in this order. All but the last bring 1 power at once.`,
			`At the end each vampire of the prince’s class is worth ${MOST}. Without a prince, or with a prince in torpor, nobody scores.`
		],
		takeOut: 'Its board, the tokens for votes and titles, and the marker that counts activations.'
	})
};
