import { boardReading } from '../../readings/reading.ts';
import { facts } from './facts.ts';

export const reading = boardReading(
	facts,
	'Seven spaces, neutral in the middle. A decisive victory gives the activated vampire 1 power; the token returns to neutral. The winning class scores 1 per vampire, 2 from the second space on.'
);
