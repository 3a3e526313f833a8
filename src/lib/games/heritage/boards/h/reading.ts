import { boardReading, choice } from '../../readings/reading.ts';
import { facts } from './facts.ts';

export const reading = boardReading(
	facts,
	'As The Beast Within, but like sinks and unlike climbs, and the lowest takes the first player marker. Where change pays, the token starts on the third space from the bottom, spaces 3 and 5 draw a clan scheme, and the spaces score −1, 0, 1, 2, 3, 4 from the bottom up. Where constancy pays, it starts on the fourth, spaces 1 and 3 draw, and the spaces score 4, 3, 2, 1, 0, −1.',
	choice('riseOfHumanity', 'What pays', {
		change: 'change: the top of the track scores most',
		constancy: 'constancy: the bottom of the track scores most'
	})
);
