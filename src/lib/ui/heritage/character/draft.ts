import * as v from 'valibot';
import { readAs } from '../../../games/core/read-as.ts';
import {
	characterSchema,
	nameSchema,
	type Character,
	type ThingId
} from '../../../games/heritage/shapes.ts';
import {
	ARCHETYPES,
	CLANS,
	CLASSES,
	GEOGRAPHIES,
	TEMPERAMENTS,
	type CharacterKind
} from '../../../games/heritage/vocabulary.ts';

type Chosen = 'clan' | 'class' | 'temperament' | 'geography' | 'archetype';

/** A character while it is typed: what must be tapped may still be open. */
export type CharacterDraft = Omit<Character, Chosen> & {
	[Field in Chosen]: Character[Field] | undefined;
};

type CharacterField = keyof Character;

/** A sentence for each field that is not right yet. */
export type CharacterProblems = { readonly [Field in CharacterField]?: string };

export function emptyDraft(id: ThingId, kind: CharacterKind = 'basic', name = ''): CharacterDraft {
	return {
		id,
		name,
		clan: undefined,
		kind,
		class: undefined,
		temperament: undefined,
		geography: undefined,
		archetype: undefined,
		ability: '',
		bonded: false,
		card: null
	};
}

const ADVICE: { readonly [Field in CharacterField]?: string } = {
	name: 'Give it a name of up to 60 letters.',
	clan: 'Tap its clan.',
	class: 'Tap its class.',
	temperament: 'Tap its temperament.',
	geography: 'Tap its geography.',
	archetype: 'Tap its archetype.',
	ability: 'The ability can have up to 600 letters.',
	card: 'The number on the card is a whole number from 1 to 9999.'
};

/** The same fields, each free of the others: what one may hold says nothing of its neighbour. */
const FIELDS = {
	name: nameSchema,
	clan: v.picklist(CLANS),
	class: v.picklist(CLASSES),
	temperament: v.picklist(TEMPERAMENTS),
	geography: v.picklist(GEOGRAPHIES),
	archetype: v.picklist(ARCHETYPES),
	ability: characterSchema.entries.ability,
	card: characterSchema.entries.card
} as const;

/** What is missing in a draft, by field; nothing: it is a character. */
export function problemsOf(draft: CharacterDraft): CharacterProblems {
	const wrong = Object.entries(FIELDS).filter(
		([field, schema]) => !v.is(schema, draft[field as keyof typeof FIELDS])
	);
	return Object.fromEntries(wrong.map(([field]) => [field, ADVICE[field as CharacterField] ?? '']));
}

/** The character of a draft, or null while something is missing. */
export const characterOf = (draft: CharacterDraft): Character | null =>
	readAs(characterSchema, { ...draft });
