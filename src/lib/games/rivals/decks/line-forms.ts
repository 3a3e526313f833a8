import type { Facts } from './deck.ts';
import { clanNamed, kindNamed, saysNoKind, zoneNamed, type Zone } from './vocabulary.ts';

/** What stands in a line besides cards. */
export type Heading = {
	readonly word: string;
	/** The part of the deck that it begins; null: a group within the Library. */
	readonly zone: Zone | null;
	/** What it says of the cards below it; null: Elysium does not know the word. */
	readonly facts: Facts | null;
	/** How many cards it says there are. */
	readonly total: number | null;
	/** Whether it is written as a heading, known or not. */
	readonly isSure: boolean;
	/** Whether only its number makes it one: `Word (3)` could also be a card. */
	readonly isLoose: boolean;
};

const TOTAL = /\s*[([](\d{1,4})(?:\s*cards?)?[)\]]$/i;
const HASHES = /^#{1,6}\s+/;
const DECORATION = /^[*_=~-]{2,}\s*|\s*[*_=~-]{2,}$/g;

/** Whether somebody would take it for the number of cards below a heading. */
export const isTotal = (value: string): boolean =>
	TOTAL.test(value) && value.replace(TOTAL, '') === '';

/** `Library (40)`, `## Attack`, `**Reactions**`, `Combat:`; null: it is no heading. */
export function headingIn(line: string): Heading | null {
	const hashes = HASHES.test(line);
	const bare = line.replace(HASHES, '').replace(DECORATION, '').trim();
	const isDecorated = bare !== line.replace(HASHES, '').trim();
	const colon = bare.endsWith(':');
	const uncolon = colon ? bare.slice(0, -1).trim() : bare;
	const total = TOTAL.exec(uncolon)?.[1];
	const word = uncolon.replace(TOTAL, '').replace(/:$/, '').trim();
	if (word === '') return null;
	const zone = zoneNamed(word);
	const facts = zone === null ? factsBelow(word) : null;
	const isKnown = zone !== null || facts !== null;
	// `# …` with a word that nobody knows is a comment.
	const isSure = isKnown || colon || isDecorated || (total !== undefined && !hashes);
	if (!isSure) return null;
	return {
		word,
		zone,
		facts,
		total: total === undefined ? null : Number(total),
		isSure,
		isLoose: total !== undefined && !isKnown && !colon && !isDecorated
	};
}

function factsBelow(word: string): Facts | null {
	if (saysNoKind(word)) return {};
	const kind = kindNamed(word);
	if (kind !== null) return { kind };
	const clan = clanNamed(word);
	return clan === null ? null : { clan };
}

type Field = {
	readonly of: 'name' | 'author' | 'mode' | 'leader' | 'agenda' | 'haven';
	readonly value: string;
	/** Written without a colon. */
	readonly isLoose: boolean;
};

const FIELDS: ReadonlyMap<string, Field['of']> = new Map([
	['name', 'name'],
	['deck', 'name'],
	['deck name', 'name'],
	['title of the deck', 'name'],
	['by', 'author'],
	['author', 'author'],
	['player', 'author'],
	['created by', 'author'],
	['mode', 'mode'],
	['game mode', 'mode'],
	['format', 'mode'],
	['leader', 'leader'],
	['agenda', 'agenda'],
	['haven', 'haven']
]);

/** `Agenda: …`, `by …`; null: it is none. */
export function fieldIn(line: string): Field | null {
	const [, label = '', value = ''] = /^([A-Za-z ]{2,20}?)\s*[:：]\s*(\S.*)$/.exec(line) ?? [];
	const of = FIELDS.get(label.trim().toLowerCase());
	// `Haven: (1)` is a heading.
	const isHeading = (of === 'agenda' || of === 'haven') && isTotal(value);
	if (of !== undefined) return isHeading ? null : { of, value, isLoose: false };
	const author = /^by (\S.*)$/i.exec(line)?.[1];
	return author === undefined ? null : { of: 'author', value: author, isLoose: true };
}
