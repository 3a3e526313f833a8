import { TIMELINE, type BattlegroundId } from '../boards/timeline.ts';
import { choice, setting, shown, type Reading } from './reading.ts';

/** What was chosen for the nine battlegrounds, each by its letter. */
export const boardReadings: { readonly [Id in BattlegroundId]: Reading } = {
	A: board(
		'A',
		'Seven spaces with neutral in the middle; a decisive end gives the activated vampire 1 power and returns to neutral. The winning class scores 1 a vampire, 2 from the second space on.'
	),
	B: board(
		'B',
		'A token a player on six spaces, from the third: like temperament climbs, unlike falls and turns over. The space scores its player −1, 0, 1, 2, 3, 4; the fourth and the sixth draw a clan scheme.'
	),
	C: setting(
		title('C'),
		'Five ankhs a direction move from their home towards the centre, which counts as two courts. Most courts win, ties allowed: 2 a matching vampire, roaming 1.',
		choice('rivalCourt', 'Moving into a rival’s court is', {
			allowed: 'allowed',
			refused: 'not allowed'
		})
	),
	D: board(
		'D',
		'Three judges make a trial; who has most infamy goes into torpor, and the player whose turn it is picks among the tied. The class with more verdicts scores 1 a vampire.'
	),
	E: board(
		'E',
		'The barricades hold one ankh a player; what comes on top is lost in the fire. After each round matching vampires without power gain 1. Cities that stand score 2 a vampire, roaming 1.'
	),
	F: board(
		'F',
		'Investigators walk from 0 to 5, roaming moves any by two; who drives one past 5 takes 1 infamy. By the investigator a vampire scores 3, 2, 2, 1, 1, 0; roaming 1.'
	),
	G: board(
		'G',
		'A vote after every second activation a player. The heavier side gives the title to its strongest vampire, a tie to nobody. Lesser titles bring 1 power, the class of the prince scores 2 a vampire.'
	),
	H: setting(
		title('H'),
		'As The Beast Within, but like sinks and unlike climbs, and the lowest takes the first player marker. Where change pays, the token starts on the third space from the bottom, spaces 3 and 5 draw a clan scheme, and the spaces score −1, 0, 1, 2, 3, 4 from the bottom up. Where constancy pays, it starts on the fourth, spaces 1 and 3 draw, and the spaces score 4, 3, 2, 1, 0, −1.',
		choice('riseOfHumanity', 'What pays', {
			change: 'change: the top of the track scores most',
			constancy: 'constancy: the bottom of the track scores most'
		})
	),
	I: board(
		'I',
		'Allegiances are dealt by the number of players. North adds one of your tokens to any region, east moves any token to a region next to it, south removes any token, west swaps any two tokens; two of one allegiance or in one region may be named, which changes nothing. Most tokens hold a region, most regions bring 9 points to each player of that allegiance; level ones bring nothing.'
	)
};

function board(id: BattlegroundId, explanation: string): Reading {
	return shown(title(id), explanation);
}

function title(id: BattlegroundId): string {
	return `${id} · ${TIMELINE[id].name}`;
}
