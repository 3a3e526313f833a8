/** The words of Vendetta, first as lists, then as unions. Order is the order of the rules. */

export { CLANS, type Clan } from './clans.ts';

/** In the order in which they are resolved; the Prince's Haven is always last [SETUP 2]. */
export const LOCATIONS = ['1', '2', '3', 'haven'] as const;
export type LocationId = (typeof LOCATIONS)[number];

/** Plain: an active card without an effect. */
export const CARD_KINDS = ['passive', 'preparation', 'conflict', 'aftermath', 'plain'] as const;

export const ALLY_KINDS = ['human', 'vampire'] as const;

/** The stages of a round [PLAYING THE GAME]. */
export const STAGES = [
	'feed',
	'location-setup',
	'hand-building',
	'planning',
	'resolution',
	'end-of-round'
] as const;
export type Stage = (typeof STAGES)[number];

/** The steps of a Location [5. RESOLUTION]. */
export const STEPS = ['withdraw', 'revelation', 'preparation', 'conflict', 'aftermath'] as const;
export type Step = (typeof STEPS)[number];

export const TOKENS = ['stay', 'withdraw'] as const;
export type Token = (typeof TOKENS)[number];

export const FACES = ['up', 'down'] as const;
export type Face = (typeof FACES)[number];

export const TEAMS = ['a', 'b', 'c'] as const;
export type Team = (typeof TEAMS)[number];

export const DEALERS = ['app', 'box'] as const;
export type Dealing = (typeof DEALERS)[number];

/** How much of a game with the box is entered: counts and steps, or also the cards, which then resolve by themselves. */
export const DEPTHS = ['conductor', 'twin'] as const;
export type Depth = (typeof DEPTHS)[number];

/** How a Victim is called among the cards of an Alliance: all Victims are alike. */
export const VICTIM = 'victim';

export const ROUNDS = 3;
/** Diablerie tokens; with the third a player is out [DIABLERIE]. */
export const FATAL_TOKENS = 3;
/** Blood from the Pool that goes with a card [PLAYING BLOOD]. */
export const BLOOD_WITH_A_CARD = 3;
/** Victims in the box [COMPONENTS]. */
export const VICTIMS = 35;
export const START_BLOOD = 6;
export const START_INFLUENCE = 3;
