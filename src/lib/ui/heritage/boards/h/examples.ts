import { example } from '../example.ts';
import { tokens } from '../tokens.ts';

export const H_EXAMPLES = [
	example('H', 'Two, as they begin', tokens('4 cruel', '4 calm'), { players: 2 }),
	example('H', 'Three, one stepped down to a scheme', tokens('3 cruel', '5 cruel', '4 calm'), {
		before: tokens('4 cruel', '5 cruel', '4 calm')
	}),
	example('H', 'Four, on every height', tokens('6 cruel', '1 calm', '2 calm', '1 cruel'), {
		players: 4,
		firstPlayer: 's4',
		before: tokens('5 calm', '1 calm', '2 calm', '1 cruel')
	})
];
