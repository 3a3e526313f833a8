import { boardReading } from '../../readings/reading.ts';
import { facts } from './facts.ts';

export const reading = boardReading(
	facts,
	'The barricades hold one ankh a player; what comes on top is lost in the fire. After each round matching vampires without power gain 1. Cities that stand score 2 a vampire, roaming 1.'
);
