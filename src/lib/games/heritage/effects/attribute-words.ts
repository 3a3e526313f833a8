import * as v from 'valibot';
import { listed } from '../../core/listed.ts';
import type { Category } from '../vocabulary.ts';
import { attributeSchema, type Attribute, type NamedBy } from './attributes.ts';
import { withArticle } from './selector-words.ts';
import type { Within } from './word.ts';

/** A choice between attributes of one category, said once: "… of the north, east or west would". */
export function modifyChoice(ways: readonly Within[]): string | null {
	const attributes = ways.flatMap(([only, ...more]) => {
		const attribute = only?.do === 'modify' && more.length === 0 ? only['attribute'] : null;
		return v.is(attributeSchema, attribute) && attribute !== 'roaming' ? [attribute] : [];
	});
	const categories = new Set(attributes.map((attribute) => CATEGORY_OF[attribute]));
	if (attributes.length < ways.length || categories.size !== 1) return null;
	return `${modifyWords(...attributes)}, as you choose`;
}

/** What attributes of one category do to their battleground. */
export function modifyWords(...attributes: Attribute[]): string {
	const [first = 'roaming'] = attributes;
	const category = CATEGORY_OF[first];
	const named = listed(attributes, 'or');
	const vampire =
		category === 'geography' && first !== 'roaming'
			? `a vampire of the ${named}`
			: `${withArticle(named)} vampire`;
	return `change the ${category} battleground as ${vampire} would`;
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
