import { boardReading } from '../../readings/reading.ts';
import { facts } from './facts.ts';

export const reading = boardReading(
	facts,
	'Three judges make a trial; who has most infamy goes into torpor, and the player whose turn it is picks among the tied. The class with more verdicts scores 1 a vampire.'
);
