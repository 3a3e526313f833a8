import type { Strength } from '../../../games/heritage/strengths.ts';

/** No character of the open set bears one of these. */
const NAMES = ['Ilse', 'Corvin', 'Odile', 'Tancred', 'Maud', 'Piers'];

/** Names for rivals that nobody at the table has, in their order. */
export const rivalNames = (taken: readonly string[]): string[] =>
	NAMES.filter((name) => !taken.includes(name));

/** What tells a rival from a person wherever its name could be taken for that of one. */
export const rivalLabel = (strength: Strength): string => `computer, ${strength}`;
