import { fault } from '../../core/file-fault.ts';
import type { CharacterCard, SchemeCard } from './cards.ts';
import { readCharactersCsv } from './characters-csv.ts';
import { readPack } from './pack.ts';
import { withoutMark } from '../../core/json-text.ts';
import { refused, type ReadCards } from '../../core/cards/reading.ts';
import { readSchemesCsv } from './schemes-csv.ts';

/** What a group may bring to its chronicle. */
export type OwnCards = {
	readonly characters: readonly CharacterCard[];
	readonly schemes: readonly SchemeCard[];
	/** Missions of a pack, which a chronicle takes from its own deck. */
	readonly missions: number;
};

/**
 * Reads cards from a text of which nobody said what it is: a pack as JSON, a table of schemes (it has
 * the column `needs`), or a table of characters. Faults: those of what it is; no text at all.
 */
export function readAnyCards(text: string): ReadCards<OwnCards> {
	const content = withoutMark(text).trimStart();
	if (content === '') return refused([fault('file', 'cards as a table or as JSON', 'nothing')]);
	if (/^[[{]/.test(content)) {
		return read(readPack(text), ({ characters, schemes, missions }) => ({
			characters,
			schemes,
			missions: missions.length
		}));
	}
	const [header = ''] = /^[^\r\n]*/.exec(content) ?? [];
	return /\bneeds\b/i.test(header)
		? read(readSchemesCsv(text), (schemes) => ({ characters: [], schemes, missions: 0 }))
		: read(readCharactersCsv(text), (characters) => ({ characters, schemes: [], missions: 0 }));
}

function read<T>(cards: ReadCards<T>, of: (value: T) => OwnCards): ReadCards<OwnCards> {
	return cards.ok ? { ok: true, value: of(cards.value) } : cards;
}
