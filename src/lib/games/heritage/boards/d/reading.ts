import { boardReading } from '../../readings/reading.ts';
import { facts } from './facts.ts';

export const reading = boardReading(
	facts,
	'Three judges make a trial. The vampire with the most infamy goes into torpor; the active player picks among the tied. The class with more verdicts scores 1 per vampire.'
);
