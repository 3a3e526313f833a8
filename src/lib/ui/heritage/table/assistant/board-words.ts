import type { BattlegroundId } from '../../../../games/heritage/battlegrounds/timeline.ts';
import { listed } from '../../ledger/names.ts';

/** How each board lies at the start, for so many players. */
export const BOARD_START: {
	readonly [Id in BattlegroundId]: (players: number) => readonly string[];
} = {
	A: () => [
		'Its one token goes onto the neutral space in the middle, as far from the crowd as from the crown.',
		'Which face of the token is up means nothing here.'
	],
	B: () => [
		'Each player takes a morality token and puts it onto the third space of the own ladder, counted from the bottom.',
		'In turn order each decides which side lies up: calm or cruel.'
	],
	C: () => [
		'Five ankhs of each direction go onto the home of that direction: twenty in all.',
		'The marches, the borders between them and the centre stay empty.'
	],
	D: () => [
		'Lay the four archetype tokens beside the board.',
		'Nobody has judged yet: the judices are empty, and so are both rows of verdicts.'
	],
	E: (players) => [
		'Three ankhs of each direction go into the city of that direction: twelve in all.',
		`The barricades and the fire are empty. With ${players} players the barricades hold ${players} ankhs at once.`
	],
	F: () => [
		'One investigator a direction: all four begin at the foot of their stairs, on space 0.'
	],
	G: (players) => [
		'Each player takes the politics tokens of the own clan.',
		'Lay the four titles out in this order: sheriff, harpy, seneschal, prince. The first is the one to be won now.',
		`A vote is held after every ${2 * players}th activation; neither side has tokens yet.`
	],
	H: () => [
		'Each player takes a morality token and puts it onto the fourth space of the own ladder, counted from the bottom.',
		'In turn order each decides which side lies up: calm or cruel.'
	],
	I: (players) => [
		`Deal allegiances at random: ${allegiancesOf(players)}.`,
		`Put one token of each of these into every region: ${players === 3 ? 'twelve' : 'eight'} in all. The others stay in the supply.`
	]
};

function allegiancesOf(players: number): string {
	if (players === 2) return 'one of you gets the Camarilla, the other the Sabbat';
	if (players === 3)
		return `each of you gets another one of ${listed(['Camarilla', 'Sabbat', 'Anarchs'])}`;
	return 'two of you get the Camarilla, two the Sabbat';
}
