import { DEFAULT_READINGS, readingChoices, RULED } from '../../../games/rivals/readings.ts';
import type { CodexPart, Term } from '../../codex/terms.ts';
import { CODEX } from './terms.ts';

const choiceTerms: readonly Term[] = readingChoices.map(({ field, title, question, options }) => {
	const chosen = options.find(({ value }) => value === DEFAULT_READINGS[field]) ?? options[0];
	return { id: `reading-${field}`, word: title, definition: `${question} ${chosen.label}.` };
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

/** The words of the game, and how its open questions are played unless a group says otherwise. */
export const WHOLE_CODEX: readonly CodexPart[] = [
	...CODEX,
	{
		id: 'readings',
		title: 'How open questions are played',
		terms: [...choiceTerms, ...ruledTerms]
	}
];
