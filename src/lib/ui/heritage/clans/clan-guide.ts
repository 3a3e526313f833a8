import type { Archetype, Clan } from '../../../games/heritage/vocabulary.ts';

/** How hard a clan is to play well, from 1 to 3. */
export type Complexity = 1 | 2 | 3;
export const complexityWords: { readonly [C in Complexity]: string } = {
	1: 'Easy to play',
	2: 'Takes some practice',
	3: 'Demanding'
};

export type ClanGuide = {
	readonly complexity: Complexity;
	/** At how many players it is strongest. */
	readonly players: string;
	/** What its schemes ask for most; of our own schemes, a test holds it to them. */
	readonly archetype: Archetype;
	/** How it likes to play. */
	readonly style: string;
};

/**
 * Our advice on the nine clans. The printed rulebook has a chart of the same kind as a picture; these ratings are ours,
 * made for the open set, and follow from what each keyword needs (rulebook, The Clans).
 */
export const CLAN_GUIDES: { readonly [C in Clan]: ClanGuide } = {
	brujah: {
		complexity: 1,
		players: 'any number of players',
		archetype: 'warlike',
		style: 'Pick enemies and strike them. Often the threat alone keeps others away.'
	},
	gangrel: {
		complexity: 1,
		players: 'any number of players',
		archetype: 'warlike',
		style: 'Gather vampires of one direction. Keep a second direction for the day others notice.'
	},
	lasombra: {
		complexity: 2,
		players: '3 or 4 players',
		archetype: 'clandestine',
		style: 'Make offers nobody likes, at the right moment. Do not turn everyone against you.'
	},
	malkavian: {
		complexity: 2,
		players: 'any number of players',
		archetype: 'scholarly',
		style: 'Skip the queue and gamble on the deck. You cannot hit back, so stay friendly.'
	},
	nosferatu: {
		complexity: 2,
		players: '3 or 4 players',
		archetype: 'clandestine',
		style: 'Sell favours for boons and push infamy onto opponents. Watch who profits more than you.'
	},
	toreador: {
		complexity: 3,
		players: '3 or 4 players',
		archetype: 'wealthy',
		style: 'Talk others into your schemes and choose freely from the queue. Never look dangerous.'
	},
	tremere: {
		complexity: 3,
		players: 'any number of players',
		archetype: 'scholarly',
		style:
			'Put vampires into torpor and replace them. Plan the last round: usurping vampires do not change the battlegrounds.'
	},
	tzimisce: {
		complexity: 3,
		players: '2 or 3 players',
		archetype: 'scholarly',
		style: 'Build one vampire with many abilities. Early chapters hold few ancillae to build from.'
	},
	ventrue: {
		complexity: 1,
		players: '3 or 4 players',
		archetype: 'wealthy',
		style: 'Proclaim one law that rewards you all chapter. Others may follow it and share the gain.'
	}
};

/** For a first evening: nothing to prepare, and each keyword is understood when it is read. */
export const FIRST_EVENING = [
	'brujah',
	'gangrel',
	'ventrue',
	'lasombra'
] as const satisfies readonly Clan[];
