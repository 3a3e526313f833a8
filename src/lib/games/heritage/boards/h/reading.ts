import { boardReading, choice } from '../../readings/reading.ts';
import { facts } from './facts.ts';

export const reading = boardReading(
	facts,
	'Like The Beast Within, but a match drops the token, the opposite raises it, and the lowest takes the first player marker. If the top scores most, start on the third space from the bottom; landing on the third or fifth draws a clan scheme; from the bottom up, spaces score −1, 0, 1, 2, 3, 4. If the bottom scores most, start on the fourth; landing on the first or third draws one; spaces score 4, 3, 2, 1, 0, −1.',
	choice('riseOfHumanity', 'Which end scores most', {
		change: 'the top of the track',
		constancy: 'the bottom of the track'
	})
);
