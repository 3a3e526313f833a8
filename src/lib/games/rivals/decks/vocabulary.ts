import { CLANS as BOX_CLANS, DISCIPLINES as BOX_DISCIPLINES } from '../cards/vocabulary.ts';

/*
 * Words that lists of cards use: parts of a deck, kinds of Library cards, clans, Disciplines. Later sets add to all but the parts,
 * so any other heading is a kind of its own, and `clan …` and `discipline …` name what is not listed here.
 */

/** The parts of a deck, in the order in which it is written. */
export const ZONES = ['agenda', 'haven', 'faction', 'library'] as const;
export type Zone = (typeof ZONES)[number];

export const MODES = ['headToHead', 'multiplayer', 'both'] as const;
export type Mode = (typeof MODES)[number];

export const MODE_WORDS: Readonly<Record<Mode, string>> = {
	headToHead: 'head-to-head',
	multiplayer: 'multiplayer',
	both: 'both'
};

/** Kinds of Library cards, and what a list calls several. */
const KIND_WORDS: Readonly<Record<string, readonly string[]>> = {
	Attack: ['attacks'],
	Reaction: ['reactions'],
	Action: ['actions', 'action card', 'action cards'],
	'Unhosted action': ['unhosted', 'unhosted actions'],
	Ongoing: ['ongoings', 'ongoing action', 'ongoing actions'],
	Title: ['titles'],
	Scheme: ['schemes'],
	Conspiracy: ['conspiracies'],
	'Influence modifier': ['influence modifiers', 'modifier', 'modifiers'],
	Ritual: ['rituals'],
	Trap: ['traps']
};

/** How a heading is written above cards whose kind nobody said. */
export const NO_KIND = 'Other cards';
const NO_KIND_WORDS = ['other cards', 'other', 'others', 'cards'];

/** The clans of the box, and those that later sets brought. */
const CLANS = [
	...BOX_CLANS,
	'Banu Haqim',
	'Caitiff',
	'Gangrel',
	'Hecata',
	'Lasombra',
	'Ministry',
	'Nosferatu',
	'Ravnos',
	'Salubri',
	'Thin-blood',
	'Tremere',
	'Tzimisce'
] as const;

/** Those of the rulebook, and one that a later set brought. */
const DISCIPLINES = [...BOX_DISCIPLINES, 'Oblivion'] as const;

const ZONE_WORDS: Readonly<Record<Zone, readonly string[]>> = {
	agenda: ['agenda', 'agendas'],
	haven: ['haven', 'havens'],
	faction: [
		'faction',
		'faction deck',
		'faction cards',
		'vampire',
		'vampires',
		'character',
		'characters',
		'coterie'
	],
	library: ['library', 'library deck', 'library cards', 'main deck', 'deck list']
};

const byWord = <T extends string>(
	words: Iterable<readonly [T, readonly string[]]>
): ReadonlyMap<string, T> =>
	new Map([...words].flatMap(([one, others]) => others.map((word) => [word, one] as const)));

const zones = byWord(ZONES.map((zone) => [zone, ZONE_WORDS[zone]] as const));
const kinds = byWord(
	Object.entries(KIND_WORDS).map(([kind, others]) => [kind, [kind.toLowerCase(), ...others]])
);
const clans = byWord([
	...CLANS.map((clan) => [clan, [clan.toLowerCase()]] as const),
	['Thin-blood', ['thin blood', 'thinblood']] as const
]);
const disciplines = byWord(
	DISCIPLINES.map((one) => [one, [one.toLowerCase(), one.toLowerCase().replace('-', ' ')]] as const)
);

const lower = (word: string): string => word.trim().toLowerCase();

export const zoneNamed = (word: string): Zone | null => zones.get(lower(word)) ?? null;
export const kindNamed = (word: string): string | null => kinds.get(lower(word)) ?? null;
export const clanNamed = (word: string): string | null => clans.get(lower(word)) ?? null;
export const disciplineNamed = (word: string): string | null =>
	disciplines.get(lower(word)) ?? null;
export const saysNoKind = (word: string): boolean => NO_KIND_WORDS.includes(lower(word));

const MODES_NAMED: ReadonlyMap<string, Mode> = new Map([
	['headtohead', 'headToHead'],
	['2 players', 'headToHead'],
	['two players', 'headToHead'],
	['multiplayer', 'multiplayer'],
	['multi', 'multiplayer'],
	['both', 'both'],
	['any', 'both']
]);

export const modeNamed = (word: string): Mode | null =>
	MODES_NAMED.get(lower(word)) ?? MODES_NAMED.get(lower(word).replace(/[ -]/g, '')) ?? null;
