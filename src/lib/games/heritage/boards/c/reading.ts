import { boardReading, choice } from '../../readings/reading.ts';
import { facts } from './facts.ts';

export const reading = boardReading(
	facts,
	'Each direction moves five ankhs from home to the centre, which counts as two courts. The direction with the most courts scores 2 per matching vampire and 1 per roaming one; if tied, each scores.',
	choice('rivalCourt', 'Moving into a rival’s court is', {
		allowed: 'allowed',
		refused: 'not allowed'
	})
);
