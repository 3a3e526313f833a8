import { boardReading } from '../../readings/reading.ts';
import { facts } from './facts.ts';

export const reading = boardReading(
	facts,
	'A vote after every two activations per player. The most powerful vampire of the stronger side takes the title; on a tie, nobody does. Lesser titles give 1 power. The prince’s class scores 2 per vampire.'
);
