import { secretOf } from '../../../games/core/fair/protocol.ts';
import { ID_PATTERN } from '../../../games/core/envelope.ts';
import type { Json } from '../../../games/core/json.ts';
import { readJsonText } from '../../../games/core/json-text.ts';
import { readAs } from '../../../games/core/read-as.ts';
import { shownSchema, type Command, type Shown } from '../../../games/vendetta/commands.ts';
import { atDepth, boxSet } from '../../../games/vendetta/box/box-set.ts';
import { openSet } from '../../../games/vendetta/open/open-set.ts';
import { DEALERS, DEPTHS, type Dealing, type Depth } from '../../../games/vendetta/vocabulary.ts';
import type { Application } from '../../application.ts';
import { LEVELS } from '../../http/json.ts';
import type { Actor } from '../../logs/answers.ts';
import { REAL_SURROUNDINGS } from '../../logs/surroundings.ts';
import { boxOf } from './group-box.ts';

/** How somebody wants a table. */
export interface Wish {
	readonly dealer: Dealing;
	/** With the box: how much of it is entered. */
	readonly depth?: Depth;
	/** What came up in the box already. */
	readonly shown: Shown;
	/** Whether all devices mix the cards before the first one is dealt; left out: the server shuffles alone. */
	readonly mixing?: boolean;
}

type Laid = { readonly ok: true } | { readonly ok: false; readonly sentence: string };

const UNREADABLE: Laid = {
	ok: false,
	sentence: 'The server could not read this. Load the page again, then try again.'
};

/** What is said of a table that lies there already: a second tap, or another phone, was first. */
const LIES_THERE: ReadonlySet<string> = new Set(['table-lies', 'command-id-reused']);

/**
 * Sets up the table of an evening. The server makes the setting itself, of its own cards and of what the evening says now, so that
 * nobody sends one that favours them. A table that lies there already is as good.
 */
export async function layTable(
	{ keeping, database }: Pick<Application, 'keeping' | 'database'>,
	{
		group,
		evening,
		actor,
		commandId,
		wish: { dealer, depth = 'conductor', shown, mixing = false }
	}: {
		/** Whose box it is. */
		readonly group: string;
		readonly evening: string;
		readonly actor: Actor;
		readonly commandId: string;
		readonly wish: Wish;
	}
): Promise<Laid> {
	if (!ID_PATTERN.test(commandId)) return UNREADABLE;
	const { logs } = keeping('vendetta');
	// The texts of a box are not ours: what its group did not type is entered as it opens.
	const isBox = dealer === 'box';
	const cards = isBox ? boxSet(atDepth(await boxOf(database.read, group), depth)) : openSet;
	const table = { type: 'LayTable', dealer, ...(isBox && { depth }), ...shown } as const;
	const mixes = mixing && !isBox;
	const { id, chance } = REAL_SURROUNDINGS;
	const body: Command = {
		...table,
		cards,
		...(mixes && { mixing: { id: id(), seed: secretOf(chance) } })
	};
	// Sent twice it is the same wish, whatever seed the server made up for it.
	const wish = { ...table, cards: cards.id, ...(mixes && { mixing: true }) } as Json;
	const command = { id: commandId, seen: 0, body, wish };
	const answer = await logs.act({ chronicle: evening, actor, seat: null, command });
	if (answer.kind === 'accepted' || LIES_THERE.has(answer.reason)) return { ok: true };
	return { ok: false, sentence: answer.sentence };
}

/** The wish of a form: who deals, and as JSON what came up in the box; null: it is none. */
export function wishIn(form: FormData): Wish | null {
	const [typed, text] = [form.get('dealer'), form.get('shown') ?? '{}'];
	const mixing = form.has('mixing');
	const dealer = DEALERS.find((one) => one === typed);
	const depth = DEPTHS.find((one) => one === form.get('depth'));
	if (!dealer || typeof text !== 'string') return null;
	const sent = readJsonText(text, LEVELS);
	const shown = sent.ok ? readAs(shownSchema, sent.value) : null;
	return shown && { dealer, ...(depth && { depth }), shown, mixing };
}
