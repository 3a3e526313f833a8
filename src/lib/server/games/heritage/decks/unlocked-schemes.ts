import type { SchemeCard } from '../../../../games/heritage/deck/cards.ts';
import { highClanSchemes } from './unlocked-schemes-high.ts';
import { lowClanSchemes } from './unlocked-schemes-low.ts';

/**
 * Clan schemes of the open set that a chronicle unlocks later, four a clan. They stay on the server
 * until then, so that nobody's browser knows them early.
 */
export const unlockedSchemes: readonly SchemeCard[] = [...lowClanSchemes, ...highClanSchemes];
