import * as v from 'valibot';
import { parseAs } from '$lib/games/core/parse';
import { sentenceOf } from '$lib/games/core/decision';
import { chronicleEntered, enterChronicle } from '$lib/games/heritage/chronicle/entry';
import { enterChronicleSchema } from '$lib/games/heritage/foundation';
import { namesIn } from '$lib/games/heritage/naming';
import { refusals } from '$lib/games/heritage/refusals';
import { UNSTARTED } from '$lib/games/heritage/state';
import { entryCommand, type Entry } from './entry';

/** What is not right yet, and the path of the field where it is mended. */
export interface EntryProblem {
	readonly at: string;
	readonly sentence: string;
}

/**
 * Everything the server would say, found on the phone: fields first, then the game's own refusal; by the rule
 * of this one command, not by the whole game, for a phone loads it.
 */
export function checkEntry(entry: Entry): EntryProblem[] {
	const table = entry.players.flatMap(({ name }, index) =>
		name.trim() === ''
			? [{ at: `table.${index}.name`, sentence: `Player ${index + 1} needs a name.` }]
			: []
	);
	const read = parseAs(enterChronicleSchema, entryCommand(entry));
	if (!read.success) {
		const fields = read.issues.map((issue) => {
			const at = v.getDotPath(issue) ?? '';
			return { at, sentence: fieldSentence(entry, at, issue.message) };
		});
		return [...table, ...fields];
	}
	if (table.length > 0) return table;
	const decision = enterChronicle(UNSTARTED, read.output);
	if (decision.accepted) return [];
	const state = chronicleEntered(UNSTARTED, { ...read.output, type: 'ChronicleEntered' });
	const names = Object.fromEntries(entry.players.map(({ seat, name }) => [seat, name]));
	const { refusal } = decision;
	const sentence = sentenceOf(refusals, refusal, namesIn(state, names));
	return [{ at: refusal.at ?? '', sentence }];
}

/** The schema's few words, with what they are about in front. */
function fieldSentence(entry: Entry, at: string, message: string): string {
	const [first = '', index = '', ...rest] = at.split('.');
	const number = Number(index);
	const player = entry.players[number]?.name.trim() || `Player ${number + 1}`;
	const of: Readonly<Record<string, string>> = {
		title: 'The chronicle',
		players: `${player}${FIELD_WORDS[rest.slice(0, 2).join('.')] ?? ''}`,
		characters: entry.characters[number]?.name ?? 'A character',
		stickers: `A sticker on ${characterName(entry, entry.stickers[number]?.character)}`,
		obligationSupply: 'An obligation in the supply',
		schemes: 'An unlocked scheme',
		traits: 'The traits'
	};
	return `${of[first] ?? 'The entry'}: ${message}.`;
}

const FIELD_WORDS: Readonly<Record<string, string>> = {
	'sheet.name': ', name on the sheet',
	'sheet.titles': ', titles',
	'sheet.dots': ', dots',
	'haven.name': ', name of the haven',
	'haven.assets': ', an asset',
	'haven.obligations': ', an obligation'
};

const characterName = (entry: Entry, id: string | undefined): string =>
	entry.characters.find((character) => character.id === id)?.name ?? 'a character';
