import { boardReading } from '../../readings/reading.ts';
import { facts } from './facts.ts';

export const reading = boardReading(
	facts,
	'A vote after every second activation a player. The heavier side gives the title to its strongest vampire, a tie to nobody. Lesser titles bring 1 power, the class of the prince scores 2 a vampire.'
);
