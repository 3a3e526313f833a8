import type { Character, Dots, Haven, Sheet, Slip } from '../../../games/heritage/shapes.ts';
import { counted, listed, type Names } from './names.ts';

/** One thing that is another now; null: there was, or is, nothing. */
export interface Change {
	readonly what: string;
	readonly before: string | null;
	readonly after: string | null;
}

/** What differs between two sheets, trait by trait. */
export function sheetChanges(
	before: Sheet | null,
	after: Sheet,
	names: Pick<Names, 'trait'>
): Change[] {
	const traits = new Set([...Object.keys(before?.dots ?? {}), ...Object.keys(after.dots)]);
	return differing([
		{ what: 'Name', before: before?.name ?? null, after: after.name },
		{ what: 'Titles', before: joined(before?.titles ?? []), after: joined(after.titles) },
		...[...traits].map((trait) => ({
			what: names.trait(trait),
			before: dots(before?.dots, trait),
			after: dots(after.dots, trait)
		}))
	]);
}

/** What differs between two havens. */
export function havenChanges(
	before: Haven | null,
	after: Haven,
	names: Pick<Names, 'character'>
): Change[] {
	const retainer = (haven: Haven | null): string | null =>
		haven?.retainer ? names.character(haven.retainer) : null;
	const leaders = (haven: Haven | null): string | null =>
		joined((haven?.leaders ?? []).map(names.character));
	return differing([
		{ what: 'Name', before: before?.name ?? null, after: after.name },
		{ what: 'Retainer', before: retainer(before), after: retainer(after) },
		{ what: 'Leaders at home', before: leaders(before), after: leaders(after) },
		{ what: 'Assets', before: slips(before?.assets), after: slips(after.assets) },
		{ what: 'Obligations', before: slips(before?.obligations), after: slips(after.obligations) }
	]);
}

/** What differs between two entries of the register. */
export function characterChanges(before: Character, after: Character): Change[] {
	const words = (character: Character): Record<string, string | null> => ({
		Name: character.name,
		Clan: capital(character.clan),
		Kind: capital(character.kind),
		Class: capital(character.class),
		Temperament: capital(character.temperament),
		Geography: capital(character.geography),
		Archetype: capital(character.archetype),
		Ability: character.ability || null,
		Bonded: character.bonded ? 'yes' : 'no',
		'Card number': character.card === null ? null : String(character.card)
	});
	const [was, is] = [words(before), words(after)];
	return differing(
		Object.keys(is).map((what) => ({ what, before: was[what] ?? null, after: is[what] ?? null }))
	);
}

/** “Name: Anna → Annabel” for a line of text. */
export const changeInWords = ({ what, before, after }: Change): string =>
	`${what}: ${before ?? 'nothing'} → ${after ?? 'nothing'}`;

/** “Nosferatu”, “Thin blood”: a word of the vocabulary as it begins a sentence. */
export const capital = (word: string): string =>
	(word.charAt(0).toUpperCase() + word.slice(1)).replaceAll('-', ' ');

const differing = (changes: readonly Change[]): Change[] =>
	changes.filter(({ before, after }) => before !== after);

const joined = (words: readonly string[]): string | null =>
	words.length > 0 ? listed(words) : null;

const slips = (list: readonly Slip[] | undefined): string | null =>
	joined((list ?? []).map(({ name }) => name));

const dots = (all: Dots | undefined, trait: string): string => counted(all?.[trait] ?? 0, 'dot');
