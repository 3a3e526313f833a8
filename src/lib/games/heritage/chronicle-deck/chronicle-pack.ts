import * as v from 'valibot';
import { listOf } from '../../core/bounded.ts';
import { fault, faultOf, type FileFault } from '../../core/file-fault.ts';
import { readJsonText, type JsonRefused } from '../../core/json-text.ts';
import { parseAs } from '../../core/parse.ts';
import { DEEPEST, readUnless, refused, type ReadCards } from '../../core/cards/reading.ts';
import { nameSchema, thingIdSchema } from '../shapes.ts';
import { deckCardSchema } from './cards.ts';
import { deckFaults, loneFaults } from './deck-faults.ts';
import { inPlaces, ofKind } from './placed-cards.ts';
import { hasOtherScheme } from './web-address.ts';

/** What an expansion of our own deck names; an imported pack has no such id of its own to go by. */
export const OPEN_CHRONICLE = 'open-chronicle';

/** A pack of chronicle cards as a file. */
export const chroniclePackSchema = v.strictObject({
	format: v.literal('elysium-chronicle-deck'),
	version: v.literal(1),
	id: thingIdSchema,
	name: nameSchema,
	/** Under which licence others may use it, such as "CC BY-SA 4.0". */
	licence: nameSchema,
	/**
	 * An expansion: its cards find their places in another deck by their numbers (rulings 30 and 31), in the pack that was
	 * imported or in the deck that is named.
	 */
	adds: v.union([v.boolean(), v.literal(OPEN_CHRONICLE)]),
	cards: v.pipe(listOf(deckCardSchema, 1000, 'cards'), v.minLength(1, 'at least one card'))
});
export type ChroniclePack = v.InferOutput<typeof chroniclePackSchema>;

/**
 * Reads a chronicle deck from the text of a file. Faults: where the text stops being JSON; another
 * format or version; each field that is not what the schema says; and what is wrong with a whole deck
 * (`deckFaults`). An expansion is held against the deck it is added to by `expansionFaults`. A fault says
 * what was expected where, and of what was found only its form: a keeper imports a deck unread.
 */
export function readChroniclePack(text: string): ReadCards<ChroniclePack> {
	const json = readJsonText(text, DEEPEST);
	if (!json.ok) return refused([unseen(json)]);
	const outline = parseAs(outlineSchema, json.value);
	if (!outline.success) return refused(outline.issues.map(unreadFault));
	const parsed = parseAs(chroniclePackSchema, json.value);
	if (!parsed.success) return refused(parsed.issues.map(unreadFault), parsed.more);
	const { adds, cards } = parsed.output;
	const faults = adds ? loneFaults(cards) : deckFaults(cards);
	return readUnless([...sourceFaults(cards), ...faults], parsed.output);
}

/** Sources that would run a script or open a program, were they ever a link. */
const sourceFaults = (cards: ChroniclePack['cards']): FileFault[] =>
	ofKind(inPlaces(cards), 'overview')
		.filter(({ card: { source } }) => source !== null && hasOtherScheme(source))
		.map(({ at }) => fault(`${at}.source`, SOURCE, 'an address of another kind'));
const SOURCE = 'an address that begins with https:// or http://';

const { format, version } = chroniclePackSchema.entries;
const outlineSchema = v.object({ format, version });

/** Where the text is no JSON, without a word of what stands there. */
const unseen = ({ why, fault: found }: JsonRefused): FileFault =>
	why === 'syntax' ? fault(found.where, found.expected, 'something else') : found;

/** What a schema found wrong, without a word of what it found. */
function unreadFault(issue: v.BaseIssue<unknown>): FileFault {
	const { where, expected, got } = faultOf(issue, []);
	const words = expected.startsWith('something else (');
	return {
		where,
		expected: words ? (issue.expected ?? 'something else') : expected,
		got: got === 'nothing' || got === 'one' ? got : formOf(issue.input)
	};
}

function formOf(value: unknown): string {
	if (value === null) return 'null';
	if (Array.isArray(value)) return 'a list';
	switch (typeof value) {
		case 'string':
			return 'another text';
		case 'number':
			return 'another number';
		case 'boolean':
			return 'true or false';
		default:
			return 'an object';
	}
}
