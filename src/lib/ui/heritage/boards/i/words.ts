import { LOTS, REGIONS, REWARD, SPACES } from '../../../../games/heritage/boards/i/facts.ts';
import { counted, listed } from '../../ledger/names.ts';
import type { Ruleset } from '../../../../games/heritage/ruleset.ts';
import type { BoardWords } from '../words.ts';

const ON_A_TIE: { readonly [R in Ruleset['sabbatWars']]: string } = {
	tokens: 'On a tie, the side with more tokens on the map does.',
	regions: 'On a tie, nobody does.'
};

export const words: BoardWords = {
	start: (players) => [
		`Deal allegiances at random: ${allegiancesOf(players)}.`,
		`Put one token of each of these into every region: ${new Set(LOTS[players]).size * REGIONS.length} total. The others stay in the supply.`
	],
	misprint: 'Misprint: the printed rulebook swaps the Camarilla and Sabbat icons, A and B.',
	introduced: ({ sabbatWars }) => ({
		change: 'It is war, and you are dealt a side. Your side wins or loses with you.',
		how: [
			'Sides are dealt at random: Camarilla and Sabbat with two players, also Anarchs with three, two against two with four.',
			`There are ${counted(REGIONS.length, 'region')} of ${counted(SPACES, 'space')}. North adds a token of yours anywhere, east moves any token to an adjacent region, south removes any, west swaps any two. A roaming vampire picks one.`,
			'A token without a space goes back to the supply.',
			`At the end, each player of the side with the most regions scores ${counted(REWARD, 'point')}. ${ON_A_TIE[sabbatWars]}`
		],
		takeOut: 'Its board and the tokens of the sides, one of each in every region to begin with.'
	})
};

function allegiancesOf(players: number): string {
	if (players === 2) return 'one of you gets the Camarilla, the other the Sabbat';
	if (players === 3)
		return `each of you gets a different one of ${listed(['Camarilla', 'Sabbat', 'Anarchs'])}`;
	return 'two of you get the Camarilla, two the Sabbat';
}
