import * as v from 'valibot';
import { listed } from '../../core/listed.ts';
import type { Category } from '../vocabulary.ts';
import { attributeSchema, type Attribute, type NamedBy } from './attributes.ts';
import { withArticle } from './selector-words.ts';
import type { Within } from './word.ts';

/** Whose vampire a battleground is changed as, where it is not one's own. */
export const WHOSE = ['any-opponent', 'that-opponent'] as const;
type Whose = (typeof WHOSE)[number];
const isWhose = (word: unknown): word is Whose => WHOSE.some((one) => one === word);
const OWNERS: { readonly [W in Whose]: string } = {
	'any-opponent': 'an opponent',
	'that-opponent': 'that opponent'
};
/** As what a battleground is changed: as one's own vampire would, or as if somebody else had activated one. */
const asWords = (vampire: string, whose: Whose | undefined): string =>
	whose === undefined ? `as ${vampire} would` : `as if ${OWNERS[whose]} had activated ${vampire}`;

/** Ways that each change one and the same battleground by another attribute, as these attributes; null: they differ in more. */
export function attributesOf(ways: readonly Within[]): readonly Attribute[] | null {
	const attributes = ways.flatMap(([only, ...more]) => {
		const attribute = only?.do === 'modify' && more.length === 0 ? only['attribute'] : null;
		return v.is(attributeSchema, attribute) && attribute !== 'roaming' ? [attribute] : [];
	});
	const categories = new Set(attributes.map((attribute) => CATEGORY_OF[attribute]));
	const whose = new Set(ways.map(([only]) => only?.['of']));
	return attributes.length === ways.length && categories.size === 1 && whose.size === 1
		? attributes
		: null;
}

/** A choice between attributes of one category, said once: "choose north or east, and change …". */
export function modifyChoice(ways: readonly Within[]): string | null {
	const attributes = attributesOf(ways);
	if (attributes === null) return null;
	const whose = ways[0]?.[0]?.['of'];
	return `choose ${listed(attributes, 'or')}, and change the ${CATEGORY_OF[attributes[0] ?? 'roaming']} battleground ${asWords('such a vampire', isWhose(whose) ? whose : undefined)}`;
}

/** What an attribute does to its battleground; `whose`: as a vampire of another player. */
export function modifyWords(attribute: Attribute, whose?: Whose): string {
	const category = CATEGORY_OF[attribute];
	const vampire =
		category === 'geography' && attribute !== 'roaming'
			? `a vampire of the ${attribute}`
			: `${withArticle(attribute)} vampire`;
	return `change the ${category} battleground ${asWords(vampire, whose)}`;
}

const CATEGORY_OF: { readonly [A in Attribute]: Category } = {
	elitist: 'class',
	egalitarian: 'class',
	calm: 'temperament',
	cruel: 'temperament',
	north: 'geography',
	east: 'geography',
	south: 'geography',
	west: 'geography',
	roaming: 'geography'
};

/** What an edict or a search names, as "class, geography or archetype". */
export function attributeKinds(by: readonly NamedBy[]): string {
	return listed([...new Set(by)], 'or');
}
