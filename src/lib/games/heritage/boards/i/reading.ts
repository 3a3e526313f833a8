import { boardReading, choice } from '../../readings/reading.ts';
import { facts } from './facts.ts';

export const reading = boardReading(
	facts,
	'The number of players decides which allegiances are dealt. North adds one of your tokens to any region. East moves any token to an adjacent region. South removes any token. West swaps any two; a swap within one allegiance or region changes nothing. The allegiance with the most tokens holds a region. The one with the most regions scores 9 for each of its players. On a tie, the side with the most tokens on the map scores, if you use that rule; if still tied, nobody does.',
	choice('sabbatWars', 'If several hold the most regions', {
		tokens: 'the one of them with the most tokens on the map scores',
		regions: 'nobody scores'
	})
);
