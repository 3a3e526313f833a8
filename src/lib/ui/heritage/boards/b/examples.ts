import { facts } from '../../../../games/heritage/boards/b/facts.ts';
import { example } from '../example.ts';
import { tokens } from '../tokens.ts';

export const examples = [
	example(facts, 'Two, as they begin', tokens('3 calm', '3 cruel'), { players: 2 }),
	example(facts, 'Three, one climbed to a scheme', tokens('2 cruel', '4 cruel', '3 calm'), {
		before: tokens('2 cruel', '3 cruel', '3 calm')
	}),
	example(
		facts,
		'Four, one fell and turned over',
		tokens('6 cruel', '1 calm', '5 calm', '6 calm'),
		{
			players: 4,
			firstPlayer: 's3',
			before: tokens('6 cruel', '1 calm', '6 cruel', '6 calm')
		}
	)
];
