import { boardReading } from '../../readings/reading.ts';
import { facts } from './facts.ts';

export const reading = boardReading(
	facts,
	'Each player’s token starts on the third of six spaces. A match raises it; the opposite drops and flips it. The spaces score −1, 0, 1, 2, 3, 4. Landing on the fourth or sixth draws a clan scheme.'
);
