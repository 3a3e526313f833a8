import type { MissionCard } from '../deck/cards.ts';
import type { Filter } from '../effects/selector.ts';
import { filterWords, VAMPIRE, withArticle } from '../effects/selector-words.ts';
import type { ClaimOf, MissionKind } from './claim.ts';

export type Asking = Pick<MissionCard, 'match' | 'claim'>;

type KindWords<K extends MissionKind> = {
	/** Who claims it, in one or two sentences. */
	readonly rule: (match: Filter, claim: ClaimOf<K>) => string;
	/** What is counted for each player, as a label before the numbers. */
	readonly counted: string;
	/** One of its kind, for tests and for the page that explains cards. */
	readonly example: { readonly match: Filter; readonly claim: ClaimOf<K> };
};

const many = (match: Filter): string => filterWords(match, VAMPIRE, 'many');
const MATCHING = 'Vampires that match';

/** A row for each kind; how it is counted stands in `mission-counts.ts`, so that a page that only shows cards loads no rules. */
export const MISSION_WORDS: { readonly [K in MissionKind]: KindWords<K> } = {
	most: {
		rule: (match) => `The bloodline with the most ${many(match)} claims it.`,
		counted: MATCHING,
		example: { match: { class: 'elitist' }, claim: undefined }
	},
	fewest: {
		rule: (match) => `The bloodline with the fewest ${many(match)} claims it.`,
		counted: MATCHING,
		example: { match: { temperament: 'cruel' }, claim: { by: 'fewest' } }
	},
	race: {
		rule: (match, { count }) =>
			`Once a bloodline has ${count} ${many(match)} at the end of a round, the one with the most claims it. If they stay tied, the race goes on.`,
		counted: MATCHING,
		example: { match: { archetype: 'scholarly' }, claim: { by: 'race', count: 3 } }
	},
	line: {
		rule: (match) =>
			`The bloodline with the longest line of ${many(match)} claims it. In a line, each is the childe of the one before.`,
		counted: 'Vampires in the longest line',
		example: { match: { class: 'egalitarian' }, claim: { by: 'line' } }
	},
	pairs: {
		rule: (match, { sire }) =>
			`The bloodline with the most ${many(match)} whose sire is ${withArticle(filterWords(sire, VAMPIRE, 'one'))} claims it.`,
		counted: 'Matching pairs',
		example: {
			match: { temperament: 'cruel' },
			claim: { by: 'pairs', sire: { temperament: 'calm' } }
		}
	},
	tokens: {
		rule: (match, { token }) =>
			`The bloodline whose ${many(match)} have the most ${token} claims it.`,
		counted: 'Tokens that count',
		example: { match: { archetype: 'wealthy' }, claim: { by: 'tokens', token: 'power' } }
	},
	without: {
		rule: (match) =>
			`Only a bloodline without any ${many(match)} can claim it. The one with the most vampires does.`,
		counted: 'Vampires, or 0 if any is of the wrong kind',
		example: { match: { class: 'egalitarian', temperament: 'cruel' }, claim: { by: 'without' } }
	},
	morality: {
		rule: (_, { end }) => `The player with the ${end} morality token claims it.`,
		counted: 'Space of the morality token',
		example: { match: {}, claim: { by: 'morality', end: 'lowest' } }
	},
	marker: {
		rule: () => 'The player with the first player marker at the end claims it.',
		counted: 'First player marker',
		example: { match: {}, claim: { by: 'marker' } }
	}
};

/** Who claims a mission. */
export function missionWords({ match, claim }: Asking): string {
	return wordsOf(claim?.by ?? 'most').rule(match, claim);
}

/** What the numbers of a mission are. */
export const countedWords = ({ claim }: Pick<Asking, 'claim'>): string =>
	wordsOf(claim?.by ?? 'most').counted;

/** A player's number for a mission as it is read: in a race, of how many. */
export const numberWords = ({ claim }: Pick<Asking, 'claim'>, number: number): string =>
	claim?.by === 'race' ? `${number} of ${claim.count}` : String(number);

/** The kind and its claim belong together: the card says both. */
function wordsOf(kind: MissionKind) {
	return MISSION_WORDS[kind] as {
		readonly rule: (match: Filter, claim: MissionCard['claim']) => string;
		readonly counted: string;
	};
}
