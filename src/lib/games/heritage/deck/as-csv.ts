import { writeCsv } from '../../core/cards/csv.ts';
import type { CharacterCard, SchemeCard } from './cards.ts';
import { CHARACTER_COLUMNS } from './characters-csv.ts';
import { SCHEME_COLUMNS } from './schemes-csv.ts';

/** Characters as a table that `readCharactersCsv` reads; it has room for one ability each, the first. */
export function charactersCsv(cards: readonly CharacterCard[]): string {
	return writeCsv(Object.keys(CHARACTER_COLUMNS), cards.map(characterRow));
}

/** Schemes as a table that `readSchemesCsv` reads. */
export function schemesCsv(cards: readonly SchemeCard[]): string {
	return writeCsv(Object.keys(SCHEME_COLUMNS), cards.map(schemeRow));
}

function characterRow(card: CharacterCard): string[] {
	const { id, name, clan, kind, temperament, geography, archetype, bonded } = card;
	const [ability] = card.abilities;
	const printed = ability ? [ability.name, JSON.stringify(ability.effects)] : ['', ''];
	return [
		...[id, name, clan, kind, card.class, temperament, geography, archetype],
		bonded ? 'yes' : 'no',
		...printed
	];
}

function schemeRow(card: SchemeCard): string[] {
	const of = card.of === 'clan' ? [card.clan, ''] : ['', card.battleground];
	return [card.id, card.name, ...of, card.needs.join(' '), JSON.stringify(card.effects)];
}
