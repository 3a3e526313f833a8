import { boardReading } from '../../readings/reading.ts';
import { facts } from './facts.ts';

export const reading = boardReading(
	facts,
	'Seven spaces with neutral in the middle; a decisive end gives the activated vampire 1 power and returns to neutral. The winning class scores 1 a vampire, 2 from the second space on.'
);
