import { boardReading, choice } from '../../readings/reading.ts';
import { facts } from './facts.ts';

export const reading = boardReading(
	facts,
	'Five ankhs a direction move from their home towards the centre, which counts as two courts. Most courts win, ties allowed: 2 a matching vampire, roaming 1.',
	choice('rivalCourt', 'Moving into a rival’s court is', {
		allowed: 'allowed',
		refused: 'not allowed'
	})
);
