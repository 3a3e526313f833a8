import type { Character } from '../../../src/lib/games/heritage/shapes.ts';

/** A plain character as somebody types it. */
export function newCharacter(more: Partial<Character> = {}): Character {
	return {
		id: 'n1',
		name: 'Newcomer',
		clan: 'brujah',
		kind: 'basic',
		class: 'elitist',
		temperament: 'calm',
		geography: 'north',
		archetype: 'warlike',
		ability: '',
		bonded: false,
		card: null,
		...more
	};
}
