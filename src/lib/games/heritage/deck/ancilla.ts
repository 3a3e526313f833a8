import type { CharacterCard } from './cards.ts';

/** Whether a card makes its vampire an ancilla: it has a special ability, and bonded is one (rulebook, FAQ). */
export const makesAncilla = ({ abilities, bonded }: CharacterCard): boolean =>
	bonded || abilities.length > 0;
