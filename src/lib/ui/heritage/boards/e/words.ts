import { REVOLT_ANKHS } from '../../../../games/heritage/boards/ankhs.ts';
import { DIRECTIONS } from '../../../../games/heritage/boards/directions.ts';
import { facts } from '../../../../games/heritage/boards/e/facts.ts';
import { counted } from '../../ledger/names.ts';
import type { BoardWords } from '../words.ts';

/** What a vampire brings at most. */
const MOST = counted(facts.aVampire[1], 'point');

export const words: BoardWords = {
	start: (players) => [
		`${REVOLT_ANKHS} ankhs of each direction go into its city: ${REVOLT_ANKHS * DIRECTIONS.length} total.`,
		`The barricades and the fire start empty. With ${players} players, the barricades hold ${players} ankhs.`
	],
	misprint: 'Misprint: the numeral on this board should be III.',
	introduced: () => ({
		change: 'The young rise against the old. Cities that still stand score.',
		how: [
			`Each direction has a city with ${counted(REVOLT_ANKHS, 'ankh')}. An activated vampire sends one of its own from there to the barricades; a roaming one sends any.`,
			'The barricades hold as many ankhs as there are players. One more, and it goes from its city into the fire, for good.',
			'After every round comes respite: each vampire without power gains 1 if its direction is on the barricades. Then those ankhs go home.',
			`A city with an ankh at the end stands, and each vampire of its direction is worth ${MOST}. A roaming vampire is worth 1.`
		],
		takeOut: `Its board, and ${counted(REVOLT_ANKHS, 'ankh')} of each direction, set into their cities.`
	})
};
