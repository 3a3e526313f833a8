import { parsedBy } from '../../core/cards/reading.ts';
import { readJsonText } from '../../core/json-text.ts';
import { deckSchema, type Deck, type DeckCard } from './deck.ts';
import { ZONES } from './vocabulary.ts';

/*
 * A deck as a link holds it: short, and read by every later Elysium. A list of the head, then a list a card, with what is not
 * known left out at its end.
 */

const VERSION = 1;

type Short = readonly [
	zone: number,
	name: string,
	copies?: number,
	leader?: 0 | 1,
	kind?: string,
	clan?: string,
	bp?: number | '',
	disciplines?: readonly string[],
	id?: string
];

function shortOf(card: DeckCard): Short {
	const { zone, name, copies, leader, kind = '', clan = '', bp = '', disciplines, id = '' } = card;
	const all = [
		ZONES.indexOf(zone),
		name,
		copies,
		leader ? 1 : 0,
		kind,
		clan,
		bp,
		disciplines ?? 0,
		id
	] as const;
	const absent: readonly unknown[] = [null, null, 1, 0, '', '', '', 0, ''];
	const last = all.findLastIndex((value, nth) => value !== absent[nth]);
	return all.slice(0, last + 1) as unknown as Short;
}

/** The text that a link holds, before it is packed. */
export const linkText = ({ name, author, mode, cards }: Deck): string =>
	JSON.stringify([VERSION, name, author, mode, cards.map(shortOf)]);

/** The deck that a link holds; null: it holds none that can be read. */
export function deckOfLink(text: string): Deck | null {
	const json = readJsonText(text, 4);
	if (!json.ok || !Array.isArray(json.value)) return null;
	const [version, name, author, mode, cards] = json.value as readonly unknown[];
	if (version !== VERSION || !Array.isArray(cards)) return null;
	const read = parsedBy(deckSchema, { name, author, mode, cards: cards.map(longOf) }, []);
	return 'output' in read ? read.output : null;
}

function longOf(short: unknown): unknown {
	if (!Array.isArray(short)) return null;
	const [
		zone,
		name,
		copies = 1,
		leader = 0,
		kind = '',
		clan = '',
		bp = '',
		disciplines = 0,
		id = ''
	] = short as readonly unknown[];
	return {
		zone: typeof zone === 'number' ? ZONES[zone] : null,
		name,
		copies,
		...(leader === 1 && { leader: true }),
		...(kind !== '' && { kind }),
		...(clan !== '' && { clan }),
		...(bp !== '' && { bp }),
		...(disciplines !== 0 && { disciplines }),
		...(id !== '' && { id })
	};
}
