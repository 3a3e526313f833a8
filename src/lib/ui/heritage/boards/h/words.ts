import type { Ruleset } from '../../../../games/heritage/ruleset.ts';
import { RISE_OF_HUMANITY } from '../../../../games/heritage/boards/h/ladder.ts';
import { listed, signed } from '../../ledger/names.ts';
import { ladderStart } from '../ladder-start.ts';
import { worthOf } from '../ladder-worth.ts';
import type { BoardWords } from '../words.ts';

const HUMANITY: { readonly [R in Ruleset['riseOfHumanity']]: string } = {
	change: 'Staying the same no longer pays. Change lifts you to where the points are.',
	constancy: 'What was high is low: the bottom of the track pays now.'
};

export const words: BoardWords = {
	start: (_, { riseOfHumanity }) => ladderStart(RISE_OF_HUMANITY[riseOfHumanity]),
	introduced: ({ riseOfHumanity }) => {
		const morality = RISE_OF_HUMANITY[riseOfHumanity];
		const start = `the space worth ${worthOf(morality, [morality.start])}`;
		return {
			change: HUMANITY[riseOfHumanity],
			how: [
				`You keep your morality tokens. They start on ${start}.`,
				'An activated vampire that matches your token lowers it by 1. An opposite one raises it by 1 and flips it.',
				`When your token reaches a space worth ${worthOf(morality, morality.draws)}, you draw a clan scheme.`,
				'After each round, the lowest player takes the first player marker. On a tie, it stays where it is.',
				`At the end the spaces pay ${listed(morality.points.map(signed))} points, counted from the bottom.`
			],
			takeOut: `Just its board. Move the morality tokens to ${start}.`
		};
	}
};
