import { facts } from '../../../../games/heritage/boards/h/facts.ts';
import { RISE_OF_HUMANITY } from '../../../../games/heritage/boards/h/ladder.ts';
import { example } from '../example.ts';
import { tokens } from '../tokens.ts';

export const examples = [
	example(facts, 'Two, as they begin', tokens('4 cruel', '4 calm'), {
		players: 2,
		begins: ({ riseOfHumanity }) => {
			const { start } = RISE_OF_HUMANITY[riseOfHumanity];
			return tokens(`${start} cruel`, `${start} calm`);
		}
	}),
	example(facts, 'Three, one stepped down to a scheme', tokens('3 cruel', '5 cruel', '4 calm'), {
		before: tokens('4 cruel', '5 cruel', '4 calm')
	}),
	example(facts, 'Four, on every height', tokens('6 cruel', '1 calm', '2 calm', '1 cruel'), {
		players: 4,
		firstPlayer: 's4',
		before: tokens('5 calm', '1 calm', '2 calm', '1 cruel')
	})
];
