import {
	readingChoices,
	readingTitles,
	RULED,
	type Readings
} from '../../../games/vendetta/readings.ts';
import type { CodexPart, Term } from '../../codex/terms.ts';
import { RULINGS_PART } from './rulings.ts';
import { CODEX } from './terms.ts';

const rewardsTerm = ({ rewards }: Readings): Term => ({
	id: 'reading-rewards',
	word: 'Influence by place',
	definition: rewards
		.map(([first, second, third], nth) => `Round ${nth + 1}: ${first}, ${second}, ${third}.`)
		.join(' '),
	alsoCalled: ['rewards', 'first place', 'second place', 'third place']
});

const victimTerm = ({ victimFeed }: Readings): Term => ({
	id: 'reading-victim',
	word: 'What a Victim feeds',
	definition: `${victimFeed} Blood in each Feed.`
});

/** A choice as a term: what is asked, and what holds here. */
const choiceTerms = (readings: Readings): readonly Term[] =>
	readingChoices.map(({ field, title, question, options }) => {
		const chosen = options.find(({ value }) => value === readings[field]) ?? options[0];
		return { id: `reading-${field}`, word: title, definition: `${question} ${chosen.label}.` };
	});

const ruledTerms: readonly Term[] = Object.entries(RULED).map(([id, definition]) => ({
	id: `reading-${id}`,
	word: readingTitles[id] ?? id,
	definition
}));

/** What the rulebook leaves open, as it is played under some readings. */
const readingsPart = (readings: Readings): CodexPart => ({
	id: 'readings',
	title: 'How open questions are played',
	terms: [rewardsTerm(readings), victimTerm(readings), ...choiceTerms(readings), ...ruledTerms]
});

/** The words of the game, its rulings, and its readings as they hold somewhere. */
export const wholeCodex = (readings: Readings): readonly CodexPart[] => [
	...CODEX,
	RULINGS_PART,
	readingsPart(readings)
];
