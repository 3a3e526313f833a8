import * as v from 'valibot';
import { recordOf, stringOf } from '../../core/bounded.ts';
import { DEEPEST, parsedBy } from '../../core/cards/reading.ts';
import { readJsonText } from '../../core/json-text.ts';
import { deckSchema, MOST_LINES, type Deck } from './deck.ts';
import { nameFromId, seen } from './names.ts';
import { Gathering, type ReadDeck } from './reading.ts';
import { MODES, type Zone } from './vocabulary.ts';

/** The name of our own file. */
export const DECK_FORMAT = 'elysium-rivals-deck';

const fileSchema = v.strictObject({
	format: v.literal(DECK_FORMAT),
	version: v.literal(1),
	...deckSchema.entries
});

const idSchema = stringOf(200);

/** As RivalsDB writes a deck: cards by their ids, and nothing else of them. */
const rivalsDbSchema = v.looseObject({
	name: v.optional(stringOf(200), ''),
	agenda: v.nullish(idSchema),
	haven: v.nullish(idSchema),
	factionDeck: v.optional(recordOf(idSchema, v.boolean(), MOST_LINES), {}),
	libraryDeck: v.optional(recordOf(idSchema, v.number(), MOST_LINES), {}),
	gameMode: v.optional(v.picklist(MODES))
});

/** Reads our own file, or a deck of RivalsDB; what is wrong is said with its place. */
export function readJson(text: string): ReadDeck {
	const gathered = new Gathering();
	const json = readJsonText(text, DEEPEST);
	if (!json.ok) return refused(gathered, [json.fault]);
	const isOwn = hasField(json.value, 'format');
	if (isOwn) {
		const own = parsedBy(fileSchema, json.value, []);
		if ('faults' in own) return refused(gathered, own.faults, own.more);
		const { name, author, mode, cards } = own.output;
		return whole({ name, author, mode, cards });
	}
	if (!hasField(json.value, 'factionDeck') && !hasField(json.value, 'libraryDeck')) {
		gathered.unread(
			'file',
			'factionDeck and libraryDeck, or a file of Elysium',
			text.slice(0, 200)
		);
		return gathered.read();
	}
	const parsed = parsedBy(rivalsDbSchema, json.value, []);
	if ('faults' in parsed) return refused(gathered, parsed.faults, parsed.more);
	const { name, agenda, haven, factionDeck, libraryDeck, gameMode } = parsed.output;
	gathered.name = seen(name.replace(/\p{C}/gu, ' ')).slice(0, 80).trim();
	gathered.mode = gameMode ?? null;
	const add = (zone: Zone, path: string, id: string, copies = 1, leader = false): void => {
		const named = nameFromId(id);
		if (named === null) gathered.unread(path, 'an id such as “set-name-of-the-card”', id);
		else if (!Number.isInteger(copies) || copies < 1 || copies > 99)
			gathered.unread(`${path}.${id}`, 'a whole number of copies, from 1 to 99', String(copies));
		else
			gathered.add({
				line: 0,
				got: id,
				zone,
				count: String(copies),
				name: named,
				leader,
				id,
				facts: {}
			});
	};
	if (agenda) add('agenda', 'agenda', agenda);
	if (haven) add('haven', 'haven', haven);
	for (const [id, leader] of Object.entries(factionDeck))
		add('faction', 'factionDeck', id, 1, leader);
	for (const [id, copies] of Object.entries(libraryDeck)) add('library', 'libraryDeck', id, copies);
	return gathered.read();
}

const hasField = (value: unknown, field: string): boolean =>
	typeof value === 'object' && value !== null && Object.hasOwn(value, field);

const whole = (deck: Deck): ReadDeck => ({
	deck,
	lines: deck.cards.map(() => 0),
	faults: [],
	more: 0,
	notes: []
});

function refused(gathered: Gathering, faults: ReadDeck['faults'], more = 0): ReadDeck {
	return { ...gathered.read(), faults, more };
}
