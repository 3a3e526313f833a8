import { boardReading } from '../../readings/reading.ts';
import { facts } from './facts.ts';

export const reading = boardReading(
	facts,
	'The barricades hold one ankh per player. Any beyond that burn. After each round, matching vampires without power gain 1. Standing cities score 2 per vampire, roaming 1.'
);
