import {
	TIMELINE,
	type Battleground,
	type BattlegroundId
} from '../../games/heritage/boards/timeline.ts';
import { REGIONS, REWARD } from '../../games/heritage/boards/i/wars.ts';
import type { Term } from './term.ts';

/** “Class, era 1”, “Geography, eras 6 and 7”, as the engine's own table has it. */
function whenOf({ category, eras: [first, last] }: Battleground): string {
	const kind = category.charAt(0).toUpperCase() + category.slice(1);
	if (first === last) return `${kind}, era ${first}`;
	return `${kind}, eras ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;
}

/** A board by its letter; its name and its eras come from the engine. */
const board = <Id extends string>(id: Id, letter: BattlegroundId, says: string) =>
	({
		id,
		word: TIMELINE[letter].name,
		definition: `${whenOf(TIMELINE[letter])}. ${says}`
	}) as const satisfies Term;

export const BATTLEGROUND_TERMS = [
	board(
		'of-clans-high-and-low',
		'A',
		'One token is pushed to and fro between elitist and egalitarian. Whichever side it ends on scores, and more the further it was pushed; in the middle nobody does.'
	),
	board(
		'the-beast-within',
		'B',
		'An activated vampire that matches your morality token raises it, an opposite one lowers and flips it. High spaces bring schemes and points.'
	),
	board(
		'the-war-of-the-princes',
		'C',
		'Each direction marches its ankhs out from home to hold courts. The direction with most courts pays its vampires; the centre counts double.'
	),
	board(
		'the-inquisition',
		'D',
		'Archetypes are called as judges for one class or the other. The third judge opens a trial: the most infamous vampire may fall into torpor, and verdicts score.'
	),
	board(
		'the-anarch-revolt',
		'E',
		'Four cities send their ankhs to the barricades. Too many there, and some burn for good; a city that still has one at the end stands and scores.'
	),
	board(
		'the-masquerade',
		'F',
		'Four investigators draw closer with every recruit from their direction. The nearer they are, the less a vampire is worth; one who goes too far exposes somebody.'
	),
	board(
		'the-court',
		'G',
		'Votes gather for the classes, and in turn sheriff, harpy, seneschal and prince are chosen among the powerful. The class of the prince scores.'
	),
	board(
		'the-rise-of-humanity',
		'H',
		'The Beast Within in reverse: an activated vampire that matches your morality token lowers it, an opposite one raises and flips it, and the lowest goes first. The setting “What pays” says whether high spaces score (change) or low ones (constancy).'
	),
	board(
		'the-sabbat-wars',
		'I',
		`Camarilla, Sabbat and Anarchs fight over ${REGIONS.length} regions; each direction is a different move. The side that holds most regions scores ${REWARD} for each of its players.`
	)
] as const;
