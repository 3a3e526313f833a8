/* What cards of the twin speak of: kinds, clans, Disciplines. The order is that of the rulebook. */

export const CLANS = ['Brujah', 'Malkavian', 'Toreador', 'Ventrue'] as const;
export type Clan = (typeof CLANS)[number];

/** [Disciplines] A set of a group may use all of them; the open set needs eight. */
export const DISCIPLINES = [
	'Animalism',
	'Auspex',
	'Blood Sorcery',
	'Celerity',
	'Dominate',
	'Fortitude',
	'Obfuscate',
	'Potence',
	'Presence',
	'Protean',
	'Thin-blood Alchemy'
] as const;
export type Discipline = (typeof DISCIPLINES)[number];

/** Cards of a Library. `modifier` is an Influence Modifier (1). */
export const LIBRARY_KINDS = [
	'action',
	'attack',
	'reaction',
	'title',
	'scheme',
	'modifier',
	'conspiracy'
] as const;

/** Cards of the City Deck. */
export const CITY_KINDS = ['event', 'mortal', 'antagonist', 'prince'] as const;

/**
 * Keywords. `guard`: blocks Ranged attacks too · `targeted`: as this Attack card is revealed, name any member of the opposing party as
 * the target; no new Block (R26, R27) [CC30]. What else the rulebook calls a keyword has a field of its own: `unhosted`, `ongoing`,
 * `limit`, and Relentless is `once: 'each-turn'`.
 */
export const KEYWORDS = ['guard', 'targeted'] as const;
export type Keyword = (typeof KEYWORDS)[number];
