import type { Trait } from './shapes.ts';

/**
 * Traits of ours to begin with, plain words that a group may replace by those of its own sheet.
 * Only Cruelty has to be there by name, because an ability sticker of the box asks for it (ruling 20).
 */
export const DEFAULT_TRAITS: readonly Trait[] = [
	{ id: 'valour', name: 'Valour' },
	{ id: 'cunning', name: 'Cunning' },
	{ id: 'charm', name: 'Charm' },
	{ id: 'lore', name: 'Lore' },
	{ id: 'wealth', name: 'Wealth' },
	{ id: 'cruelty', name: 'Cruelty' }
];
