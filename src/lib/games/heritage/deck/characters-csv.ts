import { idFrom } from '../../core/cards/id-from.ts';
import type { ReadCards } from '../../core/cards/reading.ts';
import { placeOf, readTable, rowFaults, type ReadRow, type Row } from '../../core/cards/table.ts';
import { parseAs } from '../../core/parse.ts';
import { fault, shown, type FileFault } from '../../core/file-fault.ts';
import { characterCardSchema, type CharacterCard } from './cards.ts';
import { effectsIn } from './effects-cell.ts';

/** The columns of a table of characters. Without an id it is made of the name; kind: basic; bonded: no. */
export const CHARACTER_COLUMNS = {
	id: 'optional',
	name: 'required',
	clan: 'required',
	kind: 'optional',
	class: 'required',
	temperament: 'required',
	geography: 'required',
	archetype: 'required',
	bonded: 'optional',
	ability: 'optional',
	effects: 'optional'
} as const;

const MOST = { count: 500, noun: 'characters' };

/**
 * Reads characters from a table: a header, then a row each; `effects` holds the effects of the ability
 * as JSON. Faults say line and column; ids and names may stand once only; at most 500 characters.
 */
export const readCharactersCsv = (text: string): ReadCards<CharacterCard[]> =>
	readTable(text, CHARACTER_COLUMNS, MOST, characterIn);

function characterIn(row: Row<typeof CHARACTER_COLUMNS>): ReadRow<CharacterCard> {
	const { line, cell } = row;
	const word = (column: Parameters<typeof cell>[0]) => cell(column).toLowerCase();
	const bonded = YES_OR_NO.get(word('bonded'));
	const abilities = abilitiesIn(row);
	const own = [
		...(bonded === undefined
			? [fault(placeOf(line, 'bonded'), 'yes, no or nothing', shown(cell('bonded')))]
			: []),
		...abilities.faults
	];
	const parsed = parseAs(characterCardSchema, {
		id: cell('id') || idFrom(cell('name')),
		name: cell('name'),
		clan: word('clan'),
		kind: word('kind') || 'basic',
		class: word('class'),
		temperament: word('temperament'),
		geography: word('geography'),
		archetype: word('archetype'),
		bonded: bonded ?? false,
		abilities: abilities.value
	});
	if (!parsed.success) {
		return { card: null, faults: [...own, ...rowFaults(line, parsed.issues, columnOf)] };
	}
	return { card: parsed.output, faults: own };
}

const YES_OR_NO = new Map([
	['', false],
	['no', false],
	['false', false],
	['yes', true],
	['true', true]
]);

function abilitiesIn({ line, cell }: Row<typeof CHARACTER_COLUMNS>): {
	readonly value: readonly unknown[];
	readonly faults: readonly FileFault[];
} {
	const [name, written] = [cell('ability'), cell('effects')];
	if (name === '' && written === '') return { value: [], faults: [] };
	const filled = [
		...(name === '' ? [fault(placeOf(line, 'ability'), 'the name of the ability', 'nothing')] : []),
		...(written === '' ? [fault(placeOf(line, 'effects'), 'what the ability does', 'nothing')] : [])
	];
	if (filled.length > 0) return { value: [], faults: filled };
	const json = effectsIn(line, written);
	if ('faults' in json) return { value: [], faults: json.faults };
	return { value: [{ name, effects: json.value, sticker: null }], faults: [] };
}

/** `abilities[0].name` comes from the column ability, `abilities[0].effects…` from effects. */
function columnOf([field, , part]: readonly unknown[]): readonly [string, number] {
	if (field !== 'abilities') return [String(field), 1];
	return part === 'name' ? ['ability', 3] : ['effects', 3];
}
