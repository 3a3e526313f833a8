import { activationsAVote, TITLES } from '../../../games/heritage/boards/g/court.ts';
import {
	INVESTIGATED_POINTS,
	LAST_SPACE,
	PRINCES_ANKHS,
	REVOLT_ANKHS,
	RISE_OF_HUMANITY,
	TRIAL
} from '../../../games/heritage/boards/numbers.ts';
import { TIMELINE, type BattlegroundId } from '../../../games/heritage/boards/timeline.ts';
import { REGIONS, REWARD, SPACES } from '../../../games/heritage/boards/i/wars.ts';
import type { Ruleset } from '../../../games/heritage/ruleset.ts';
import { counted, listed, signed } from '../ledger/names.ts';
import { worthOf } from '../boards/ladder-worth.ts';

/** A battleground that comes into play, told to people who meet it for the first time. */
interface Introduced {
	/** What is different from now on. */
	readonly change: string;
	/** How it works, one thing a line, in the order in which it matters. */
	readonly how: readonly string[];
	/** What is taken out of the box for it. */
	readonly takeOut: string;
}

/** The readings that a board goes by, as the chronicle has them. */
export type BoardReadings = Pick<Ruleset, 'riseOfHumanity'>;

/** What a vampire brings at most, of a board that pays each of them. */
const most = (id: BattlegroundId): string => counted(TIMELINE[id].aVampire[1], 'point');
const inARow = (numbers: readonly number[]): string => listed(numbers.map(signed));

/** By letter: those that come with a change of era (rulebook, Battlegrounds; readings D to I). Numbers are the engine's. */
const INTRODUCED: {
	readonly [Id in BattlegroundId]?: (readings: BoardReadings) => Introduced;
} = {
	D: () => ({
		change:
			'Mortals have begun to look closely. Class is no longer pushed to and fro: it is judged.',
		how: [
			'Each archetype has a judge, a token with two sides. An activated vampire calls the judge of its archetype to the side of its class; a judge already there changes sides.',
			`With ${counted(TRIAL, 'judge')} a trial opens at once. The side with more judges wins a verdict, the most infamous vampire falls into torpor, and the judges leave. Without infamy nobody falls; between equals whoever activated picks.`,
			`At the end each vampire of the class with more verdicts is worth ${most('D')}.`
		],
		takeOut: 'Its board and the four judges, which lie beside it until they are called.'
	}),
	E: () => ({
		change: 'The young rise against the old. It counts which cities still stand.',
		how: [
			`Each direction has a city with ${counted(REVOLT_ANKHS, 'ankh')}. An activated vampire sends one of its own from there to the barricades; a roaming one sends any.`,
			'The barricades hold as many ankhs as there are players. One more, and it goes from its city into the fire, for good.',
			'After every round there is respite: a vampire without power whose direction stands at the barricades gains 1 power. Then those ankhs go home.',
			`A city with an ankh at the end stands, and each vampire of its direction is worth ${most('E')}. A roaming vampire is worth 1.`
		],
		takeOut: `Its board, and ${counted(REVOLT_ANKHS, 'ankh')} of each direction, set into their cities.`
	}),
	F: () => ({
		change: 'Somebody is following you. Where you do much, they come close.',
		how: [
			`Each direction has an investigator on a track from 0 to ${LAST_SPACE}. An activated vampire draws the one of its direction 1 space closer; a roaming one draws any of them, by 2.`,
			`An investigator who would go beyond ${LAST_SPACE} exposes the vampire who drew them on: it takes 1 infamy, and the investigator begins at 0 again.`,
			`At the end each vampire is worth points by the space of the investigator of its direction: ${inARow(INVESTIGATED_POINTS)}, counted from 0. A roaming vampire is worth 1.`
		],
		takeOut: 'Its board and the four investigators, all on 0.'
	}),
	G: () => ({
		change: 'The trials are over. Now there are titles to be had, and one of them decides.',
		how: [
			`An activated vampire adds a vote to the side of its class. After every ${counted(activationsAVote(1), 'activation')} a player there is an election.`,
			'A side weighs its votes and the power of its vampires who hold no title and lie in no torpor. Of the heavier side the most powerful takes the title; on any tie nobody does.',
			`${capital(listed(TITLES))} are elected in this order. All but the last bring 1 power at once.`,
			`At the end each vampire of the prince’s class is worth ${most('G')}. Without a prince, or with a prince in torpor, nobody scores.`
		],
		takeOut: 'Its board, the tokens for votes and titles, and the marker that counts activations.'
	}),
	H: ({ riseOfHumanity }) => {
		const morality = RISE_OF_HUMANITY[riseOfHumanity];
		const start = `the space worth ${worthOf(morality, [morality.start])}`;
		return {
			change: HUMANITY[riseOfHumanity],
			how: [
				`You keep your morality tokens. They start on ${start}.`,
				'An activated vampire that matches your token lowers it by 1. An opposite one raises it by 1 and flips it.',
				`When your token comes to a space worth ${worthOf(morality, morality.draws)}, you draw a clan scheme.`,
				'After each round, the player who stands lowest takes the first player marker. If players tie, it stays where it is.',
				`At the end the spaces pay ${inARow(morality.points)} points, counted from the bottom.`
			],
			takeOut: `Its board alone. Move the morality tokens to ${start}.`
		};
	},
	I: () => ({
		change: 'It is war, and you are dealt a side. Your side wins or loses with you.',
		how: [
			'Sides are dealt at random: Camarilla and Sabbat between two, the Anarchs too with three, two against two with four.',
			`There are ${counted(REGIONS.length, 'region')} of ${counted(SPACES, 'space')}. North adds a token of yours anywhere, east moves any token to a region next to it, south removes any, west swaps any two. A roaming vampire picks one.`,
			'A token without a space goes back to the supply.',
			`The side that holds most regions at the end brings ${counted(REWARD, 'point')} to each of its players; on a tie nobody gets any.`
		],
		takeOut: 'Its board and the tokens of the sides, one of each in every region to begin with.'
	})
};

const HUMANITY: { readonly [R in Ruleset['riseOfHumanity']]: string } = {
	change: 'Staying the same no longer pays. Change lifts you to where the points are.',
	constancy: 'What was high is low: the bottom of the track pays now.'
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What is told about a battleground when it comes; null: it lay there from the start. */
export const introducedAs = (id: BattlegroundId, readings: BoardReadings): Introduced | null =>
	INTRODUCED[id]?.(readings) ?? null;

/** What goes into the box with a board, and what stays for the one that comes. */
export function putAway(id: BattlegroundId, name: string): string {
	switch (id) {
		case 'B':
			return `The board of ${name}. Its morality tokens stay.`;
		case 'C':
			return `The board of ${name} and ${PRINCES_ANKHS - REVOLT_ANKHS} ankhs of each direction. The others stay.`;
		case 'A':
		case 'D':
		case 'E':
		case 'F':
		case 'G':
		case 'H':
		case 'I':
			return `The board of ${name}, with everything that lies on it.`;
	}
}
