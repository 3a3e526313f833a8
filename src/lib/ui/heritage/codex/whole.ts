import { DEFAULT_RULESET, type Ruleset } from '../../../games/heritage/ruleset.ts';
import type { CodexPart, Term } from '../../codex/terms.ts';
import { ALSO_CALLED } from './also-called.ts';
import { readingsPart } from './in-force.ts';
import { RULE_TERMS } from './rules.ts';
import { RULINGS_PART } from './rulings.ts';
import { CODEX } from './terms.ts';

const WORDS: readonly CodexPart[] = CODEX.map(({ id, title, terms }) => ({
	id,
	title,
	terms: terms.map((term): Term => ({ ...term, alsoCalled: ALSO_CALLED[term.id] ?? [] }))
}));

/** All that can be looked up of the rules: words, the rules in short, rulings, and the readings in force. */
export const wholeCodex = (ruleset: Ruleset = DEFAULT_RULESET): readonly CodexPart[] => [
	...WORDS,
	{ id: 'rules', title: 'The rules in short', terms: RULE_TERMS },
	RULINGS_PART,
	readingsPart(ruleset)
];
