import type { BoardFacts } from '../board-facts.ts';

export const facts = {
	id: 'I',
	name: 'The Sabbat Wars',
	category: 'geography',
	eras: [7, 7],
	aVampire: [0, 0],
	aPlayer: [0, 9]
} as const satisfies BoardFacts;

export const ALLEGIANCES = ['camarilla', 'sabbat', 'anarch'] as const;
export type Allegiance = (typeof ALLEGIANCES)[number];

/** The lots for so many players (rulebook). */
export const LOTS: { readonly [players: number]: readonly Allegiance[] } = {
	2: ['camarilla', 'sabbat'],
	3: ['camarilla', 'sabbat', 'anarch'],
	4: ['camarilla', 'camarilla', 'sabbat', 'sabbat']
};

/** A ring: each region lies next to the one before and the one after it. */
export const REGIONS = ['north-east', 'south-east', 'south-west', 'north-west'] as const;

/** Spaces of a region, a token each. */
export const SPACES = 5;

/** What each player of the allegiance with most regions gets (rulebook, battleground I). */
export const REWARD = 9;
