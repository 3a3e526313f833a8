import { readingChoices, RULED, type Readings } from '../../../games/rivals/readings.ts';
import type { CodexPart, Term } from '../../codex/terms.ts';
import { RULINGS_PART } from './rulings.ts';
import { CODEX } from './terms.ts';

/** A choice as a term: what is asked, and what holds here. */
const choiceTerms = (readings: Readings): readonly Term[] =>
	readingChoices.map(({ field, title, question, options }) => {
		const chosen = options.find(({ value }) => value === readings[field]) ?? options[0];
		return { id: `reading-${field}`, word: title, definition: `${question} ${chosen.label}.` };
	});

const pointsTerm = ({ leaguePoints: { win, next } }: Readings): Term => ({
	id: 'reading-leaguePoints',
	word: 'League points',
	definition: `${win} for winning, and ${next} for the most Agenda of the others.`,
	alsoCalled: ['league', 'standings']
});

const clockTerm = ({ clock }: Readings): Term => ({
	id: 'reading-clock',
	word: 'The clock',
	definition:
		clock === null
			? 'No clock: a match lasts as long as it takes.'
			: `After ${clock} minutes the round is played to its end. Then the most Agenda wins.`,
	alsoCalled: ['time', 'minutes']
});

const tokensTerm = ({ tokenLimit }: Readings): Term => ({
	id: 'reading-tokenLimit',
	word: 'Tokens of a colour',
	definition: tokenLimit
		? `A player holds Prestige and Blood for ${tokenLimit} at most. Beyond that, nobody gains from the supply.`
		: 'Prestige and Blood never run out.',
	alsoCalled: ['supply', 'run out']
});

const RULED_WORDS: { readonly [R in keyof typeof RULED]: string } = {
	ownFault: 'Your own effect',
	knockedWins: 'Knocked out together',
	manyOut: 'Several knocked out',
	credit: 'Whose effect it was',
	reach: 'At 0 before damage',
	doublePrince: 'The Prince and the attacker fall',
	fourth: 'A fourth attachment',
	claimParty: 'The party of who attacks a claimant',
	overBlood: 'Too much Blood',
	nobodyLeft: 'Nobody left'
};

const ruledTerms: readonly Term[] = Object.entries(RULED).map(([id, definition]) => ({
	id: `reading-${id}`,
	word: RULED_WORDS[id as keyof typeof RULED],
	definition
}));

/** The words of the game, its rulings, and its readings as they hold somewhere. */
export const wholeCodex = (readings: Readings): readonly CodexPart[] => [
	...CODEX,
	RULINGS_PART,
	{
		id: 'readings',
		title: 'How open questions are played',
		terms: [
			...choiceTerms(readings),
			pointsTerm(readings),
			clockTerm(readings),
			tokensTerm(readings),
			...ruledTerms
		]
	}
];
