import { boardReading } from '../../readings/reading.ts';
import { facts } from './facts.ts';

export const reading = boardReading(
	facts,
	'A token a player on six spaces, from the third: like temperament climbs, unlike falls and turns over. The space scores its player −1, 0, 1, 2, 3, 4; the fourth and the sixth draw a clan scheme.'
);
