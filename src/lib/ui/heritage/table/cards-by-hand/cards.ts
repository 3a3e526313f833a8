import { readAs } from '../../../../games/core/read-as.ts';
import {
	assetCardSchema,
	missionCardSchema,
	obligationCardSchema,
	schemeCardSchema,
	type AssetCard,
	type CharacterCard,
	type MissionCard,
	type ObligationCard,
	type SchemeCard
} from '../../../../games/heritage/deck/cards.ts';
import type { Filter } from '../../../../games/heritage/effects/selector.ts';
import type { Character } from '../../../../games/heritage/shapes.ts';
import { ARCHETYPES, type Archetype, type Clan } from '../../../../games/heritage/vocabulary.ts';
import { plain } from '../../character/search.ts';

/** An id made of a name, that none of the others has. */
export function freshId(name: string, taken: Iterable<string>): string {
	const known = new Set(taken);
	const letters = plain(name).replace(/[^a-z0-9]+/g, '-');
	const base = `own-${letters.slice(0, 36)}`.replace(/-+$/, '');
	let id = base;
	for (let number = 2; known.has(id); number++) id = `${base}-${number}`;
	return id;
}

/** What no word of the effects says: the table does it by hand. */
const byHand = (text: string) => [{ do: 'manual', text } as const];

/** A character as the table knows it; its ability in words is carried out by hand. */
export function characterCardOf({ ability, card: _, ...character }: Character): CharacterCard {
	const text = ability.trim();
	return {
		...character,
		abilities:
			text === '' ? [] : [{ name: 'Special ability', effects: byHand(text), sticker: null }]
	};
}

/** A clan scheme while it is typed: how often each archetype is needed, and what it does in words. */
export type SchemeDraft = { name: string; needs: Record<Archetype, number>; text: string };

export function emptyScheme(name = ''): SchemeDraft {
	return {
		name,
		needs: { warlike: 0, scholarly: 0, clandestine: 0, wealthy: 0 },
		text: ''
	};
}

/** A sentence for each field of a card that is not right yet. */
export type CardProblems = { readonly [field: string]: string };

export function schemeProblems({ name, needs, text }: SchemeDraft): CardProblems {
	const all = Object.values(needs).reduce((sum, times) => sum + times, 0);
	return {
		...nameProblem(name),
		...(all === 0 && { needs: 'Choose the archetypes the coterie needs.' }),
		...(all > 6 && { needs: 'A scheme needs six archetypes at most.' }),
		...textProblem(text)
	};
}

const nameProblem = (name: string): CardProblems =>
	name.trim() === '' || name.trim().length > 60
		? { name: 'Give it a name of up to 60 letters.' }
		: {};
const textProblem = (text: string): CardProblems =>
	text.trim() === '' || text.trim().length > 600
		? { text: 'Say what it does, in up to 600 letters.' }
		: {};

/** A clan scheme made on the spot; null while something is missing. */
export function schemeCardOf(
	{ name, needs, text }: SchemeDraft,
	clan: Clan,
	taken: Iterable<string>
): SchemeCard | null {
	const needed = ARCHETYPES.flatMap((archetype) =>
		Array.from({ length: needs[archetype] }, () => archetype)
	);
	const id = freshId(name, taken);
	const effects = byHand(text.trim());
	const card = { of: 'clan', id, name: name.trim(), clan, needs: needed, effects };
	return readAs(schemeCardSchema, card);
}

/** A mission while it is typed: whose vampires count. */
export type MissionDraft = {
	name: string;
	text: string;
	match: { [K in MatchField]: string };
};
export const MATCH_FIELDS = ['clan', 'class', 'temperament', 'geography', 'archetype'] as const;
type MatchField = (typeof MATCH_FIELDS)[number];

export function emptyMission(): MissionDraft {
	return {
		name: '',
		text: '',
		match: { clan: '', class: '', temperament: '', geography: '', archetype: '' }
	};
}

export function missionProblems({ name, text, match }: MissionDraft): CardProblems {
	const counts = MATCH_FIELDS.some((field) => match[field] !== '');
	return {
		...nameProblem(name),
		...(text.length > 600 && { text: 'Use up to 600 letters.' }),
		...(!counts && { match: 'Choose which vampires count.' })
	};
}

/** A mission made on the spot; null while something is missing. */
export function missionCardOf(
	{ name, text, match }: MissionDraft,
	taken: Iterable<string>
): MissionCard | null {
	const said = MATCH_FIELDS.flatMap((field) =>
		match[field] === '' ? [] : [[field, match[field]] as const]
	);
	const filter: Filter | Record<string, string> = Object.fromEntries(said);
	const card = { id: freshId(name, taken), name: name.trim(), text: text.trim(), match: filter };
	return said.length > 0 ? readAs(missionCardSchema, card) : null;
}

/** An asset or an obligation while it is typed, in words that the table carries out. */
export type SlipDraft<When extends string> = { name: string; text: string; when: When };

export const slipProblems = ({ name, text }: SlipDraft<string>): CardProblems => ({
	...nameProblem(name),
	...textProblem(text)
});

/** An asset made on the spot; null while something is missing. */
export function assetCardOf(
	draft: SlipDraft<AssetCard['when']>,
	taken: Iterable<string>
): AssetCard | null {
	return readAs(assetCardSchema, slipOf(draft, taken));
}

/** An obligation made on the spot; null while something is missing. */
export function obligationCardOf(
	draft: SlipDraft<ObligationCard['when']>,
	taken: Iterable<string>
): ObligationCard | null {
	return readAs(obligationCardSchema, slipOf(draft, taken));
}

const slipOf = ({ name, text, when }: SlipDraft<string>, taken: Iterable<string>) => ({
	id: freshId(name, taken),
	name: name.trim(),
	when,
	effects: byHand(text.trim())
});
