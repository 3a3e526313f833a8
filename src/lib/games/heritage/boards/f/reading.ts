import { boardReading } from '../../readings/reading.ts';
import { facts } from './facts.ts';

export const reading = boardReading(
	facts,
	'Investigators walk from 0 to 5. A roaming vampire moves any one by two. A vampire that moves one past 5 takes 1 infamy. By the space of its investigator, a vampire scores 3, 2, 2, 1, 1, 0; roaming 1.'
);
