import type { BattlegroundId } from '../../../games/heritage/battlegrounds/timeline.ts';

/** A battleground that comes into play, told to people who meet it for the first time. */
interface Introduced {
	/** What is different from now on. */
	readonly change: string;
	/** How it works, one thing a line, in the order in which it matters. */
	readonly how: readonly string[];
	/** What is taken out of the box for it. */
	readonly takeOut: string;
}

/** By letter: those that come with a change of era (rulebook, Battlegrounds; readings D to I). */
const INTRODUCED: { readonly [Id in BattlegroundId]?: Introduced } = {
	D: {
		change:
			'Mortals have begun to look closely. Class is no longer pushed to and fro: it is judged.',
		how: [
			'Each archetype has a judge, a token with two sides. An activated vampire calls the judge of its archetype to the side of its class; one who sits there already turns round.',
			'The third judge opens a trial at once. The side with more judges wins a verdict, the most infamous vampire falls into torpor, and the judges leave. Without infamy nobody falls; between equals whoever activated picks.',
			'At the end each vampire of the class with more verdicts is worth 1 point.'
		],
		takeOut: 'Its board and the four judges, which lie beside it until they are called.'
	},
	E: {
		change: 'The young rise against the old. It counts which cities still stand.',
		how: [
			'Each direction has a city with three ankhs. An activated vampire sends one of its own from there to the barricades; a roaming one sends any.',
			'The barricades hold as many ankhs as there are players. One more, and it goes from its city into the fire, for good.',
			'After every round there is respite: a vampire without power whose direction stands at the barricades gains 1 power. Then those ankhs go home.',
			'A city with an ankh at the end stands, and each vampire of its direction is worth 2 points. Who roams is worth 1.'
		],
		takeOut: 'Its board, and three ankhs of each direction, set into their cities.'
	},
	F: {
		change: 'Somebody is following you. Where you do much, they come close.',
		how: [
			'Each direction has an investigator on a track from 0 to 5. An activated vampire draws the one of its direction 1 space closer; a roaming one draws any of them, by 2.',
			'An investigator who would go beyond 5 exposes the vampire who drew them on: it takes 1 infamy, and the investigator begins at 0 again.',
			'At the end each vampire is worth 3, 2, 2, 1, 1 or 0 points, the less the closer the investigator of its direction came. Who roams is worth 1.'
		],
		takeOut: 'Its board and the four investigators, all on 0.'
	},
	G: {
		change: 'The trials are over. Now there are titles to be had, and one of them decides.',
		how: [
			'An activated vampire adds a vote to the side of its class. After every two activations a player there is an election.',
			'A side weighs its votes and the power of its vampires who hold no title and lie in no torpor. Of the heavier side the most powerful takes the title; on any tie nobody does.',
			'Sheriff, harpy, seneschal and prince are elected in this order. The first three bring 1 power at once.',
			'At the end each vampire of the prince’s class is worth 2 points. Without a prince, or with a prince in torpor, nobody scores.'
		],
		takeOut: 'Its board, the tokens for votes and titles, and the marker that counts activations.'
	},
	H: {
		change: 'What was high is low: it is the bottom of the track that pays now.',
		how: [
			'You keep your morality tokens; they begin on the fourth space. Recruit what matches your token, and it sinks by 1. Recruit what does not, and it rises by 1 and turns over.',
			'Whoever reaches the third or the first space draws a clan scheme.',
			'After each round whoever stands lowest takes the first player marker; between equals it stays where it is.',
			'At the end the spaces pay 4, 3, 2, 1, 0 and −1 points, counted from the bottom.'
		],
		takeOut: 'Its board alone: the morality tokens go over to it.'
	},
	I: {
		change: 'It is war, and you are dealt a side. Your side wins or loses with you.',
		how: [
			'Sides are dealt at random: Camarilla and Sabbat between two, the Anarchs too with three, two against two with four.',
			'There are four regions of five spaces. North adds a token of yours anywhere, east moves any token to a region next to it, south takes any away, west swaps any two. Who roams chooses which.',
			'A token without a space goes back to the supply.',
			'The side that holds most regions at the end brings 9 points to each of its players; on a tie nobody gets any.'
		],
		takeOut: 'Its board and the tokens of the sides, one of each in every region to begin with.'
	}
};

/** What is told about a battleground when it comes; null: it lay there from the start. */
export const introducedAs = (id: BattlegroundId): Introduced | null => INTRODUCED[id] ?? null;

/** What goes into the box with a board, and what stays for the one that comes. */
export function putAway(id: BattlegroundId, name: string): string {
	switch (id) {
		case 'B':
			return `The board of ${name}. Its morality tokens stay.`;
		case 'C':
			return `The board of ${name} and two ankhs of each direction. The others stay.`;
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
