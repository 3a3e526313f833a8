import { boardReading } from '../../readings/reading.ts';
import { facts } from './facts.ts';

export const reading = boardReading(
	facts,
	'A vote after every two activations per player. The stronger side gives the title to its most powerful vampire; a tie, to nobody. Lesser titles give 1 power. The prince’s class scores 2 per vampire.'
);
