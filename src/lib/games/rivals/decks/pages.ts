import type { AddressOf } from '../../registry.ts';

// Where the pages of decks are. Every page asks here, so the registry is asked by the compiler alone.
const DECKS: AddressOf<'rivals-deck'> = '/rivals/decks';

/** The decks of this device. */
export const DECKS_HERE = DECKS;

export const deckPage = (id: string): string => `${DECKS}/${id}`;

/** The decks of a group. */
export const groupDecks = (group: string): string => `/rivals/groups/${group}/decks`;
