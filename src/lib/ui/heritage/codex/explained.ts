import type { IconName } from '../../icons/names.ts';
import type { Term } from '../../codex/terms.ts';
import { CODEX } from './terms.ts';

/** Symbols that are called otherwise than the term they stand for. */
const STANDS_FOR: { readonly [Name in IconName]?: string } = {
	'heritage/sticker': 'ability-sticker',
	'heritage/enemy': 'brujah',
	'heritage/monstrosity': 'tzimisce'
};

/** The term of an id, or of the symbol of that name; undefined: there is none. */
export function explained(id: string): Term | undefined {
	const named = STANDS_FOR[`heritage/${id}` as IconName] ?? id;
	return CODEX.flatMap(({ terms }): readonly Term[] => terms).find((term) => term.id === named);
}
