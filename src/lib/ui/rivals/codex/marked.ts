import { marking } from '../../codex/marked.ts';

/** The words of cards and notes that are no ordinary English, and their terms. */
export const MARKED: Readonly<Record<string, string>> = {
	aggravated: 'aggravated',
	'aggravated damage': 'aggravated',
	antagonist: 'antagonist',
	antagonists: 'antagonist',
	'blood potency': 'blood-potency',
	burned: 'burned',
	conspiracy: 'conspiracy',
	coterie: 'coterie',
	exhaust: 'exhausted',
	exhausted: 'exhausted',
	exhausts: 'exhausted',
	haven: 'haven',
	influence: 'influence',
	'influence modifier': 'influence-modifier',
	intel: 'intel',
	leader: 'leader',
	mend: 'mend',
	mends: 'mend',
	party: 'party',
	reaction: 'reaction',
	rival: 'rival',
	scheme: 'scheme',
	secrecy: 'secrecy',
	targeted: 'targeted',
	torpor: 'torpor',
	wounded: 'wounded'
};

/** Begins a screen: what it answers marks each term in the texts of it once. */
export const marks = marking(MARKED);
