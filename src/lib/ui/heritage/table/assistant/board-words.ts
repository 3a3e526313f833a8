import { activationsAVote, TITLES } from '../../../../games/heritage/boards/g/court.ts';
import { DIRECTIONS } from '../../../../games/heritage/boards/directions.ts';
import {
	BEAST_WITHIN,
	PRINCES_ANKHS,
	REVOLT_ANKHS,
	RISE_OF_HUMANITY,
	type Morality
} from '../../../../games/heritage/boards/numbers.ts';
import type { BattlegroundId } from '../../../../games/heritage/boards/timeline.ts';
import { LOTS, REGIONS } from '../../../../games/heritage/boards/i/wars.ts';
import { listed } from '../../ledger/names.ts';
import { worthOf } from '../../boards/ladder-worth.ts';
import type { SetUpNumbers } from './to-lay-out.ts';

/** How each board lies at the start, for so many players and by these readings. Numbers are the engine's. */
export const BOARD_START: {
	readonly [Id in BattlegroundId]: (players: number, numbers: SetUpNumbers) => readonly string[];
} = {
	A: () => [
		'Its one token goes onto the neutral space in the middle, as far from the crowd as from the crown.',
		'Which face of the token is up means nothing here.'
	],
	B: () => ladder(BEAST_WITHIN),
	C: () => [
		`${PRINCES_ANKHS} ankhs of each direction go onto the home of that direction: ${PRINCES_ANKHS * DIRECTIONS.length} total.`,
		'The marches, the borders between them and the centre stay empty.'
	],
	D: () => [
		'Lay the four archetype tokens beside the board.',
		'Nobody has judged yet: the judices are empty, and so are both rows of verdicts.'
	],
	E: (players) => [
		`${REVOLT_ANKHS} ankhs of each direction go into the city of that direction: ${REVOLT_ANKHS * DIRECTIONS.length} total.`,
		`The barricades and the fire are empty. With ${players} players the barricades hold ${players} ankhs at once.`
	],
	F: () => [
		'One investigator a direction: all four begin at the foot of their stairs, on space 0.'
	],
	G: (players) => [
		'Each player takes the politics tokens of their own clan.',
		`Lay the ${TITLES.length} titles out in this order: ${TITLES.join(', ')}. The first is the one to be won now.`,
		`A vote is held after every ${activationsAVote(players)}th activation; neither side has tokens yet.`
	],
	H: (_, { riseOfHumanity }) => ladder(RISE_OF_HUMANITY[riseOfHumanity]),
	I: (players) => [
		`Deal allegiances at random: ${allegiancesOf(players)}.`,
		`Put one token of each of these into every region: ${new Set(LOTS[players]).size * REGIONS.length} total. The others stay in the supply.`
	]
};

const ladder = (morality: Morality): readonly string[] => [
	`Each player puts a morality token on the space of their ladder worth ${worthOf(morality, [morality.start])}.`,
	'In turn order, each player chooses which side is up: calm or cruel.'
];

function allegiancesOf(players: number): string {
	if (players === 2) return 'one of you gets the Camarilla, the other the Sabbat';
	if (players === 3)
		return `each of you gets another one of ${listed(['Camarilla', 'Sabbat', 'Anarchs'])}`;
	return 'two of you get the Camarilla, two the Sabbat';
}
