import { secretOf } from '../../../games/core/fair/protocol.ts';
import { ID_PATTERN } from '../../../games/core/envelope.ts';
import type { Json } from '../../../games/core/json.ts';
import { readJsonText } from '../../../games/core/json-text.ts';
import { readAs } from '../../../games/core/read-as.ts';
import { shownSchema, type Command, type Shown } from '../../../games/vendetta/commands.ts';
import { boxSet, NOTHING_TOLD } from '../../../games/vendetta/box/box-set.ts';
import { openSet } from '../../../games/vendetta/open/open-set.ts';
import { DEALERS, type Dealing } from '../../../games/vendetta/vocabulary.ts';
import type { Application } from '../../application.ts';
import { LEVELS } from '../../http/json.ts';
import type { Actor } from '../../logs/answers.ts';
import { REAL_SURROUNDINGS } from '../../logs/surroundings.ts';

/** How somebody wants a table. */
export interface Wish {
	readonly dealer: Dealing;
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
	{ keeping }: Pick<Application, 'keeping'>,
	{
		evening,
		actor,
		commandId,
		wish: { dealer, shown, mixing = false }
	}: {
		readonly evening: string;
		readonly actor: Actor;
		readonly commandId: string;
		readonly wish: Wish;
	}
): Promise<Laid> {
	if (!ID_PATTERN.test(commandId)) return UNREADABLE;
	const { logs } = keeping('vendetta');
	// The texts of a box are not ours: its cards are told as they open.
	const cards = dealer === 'box' ? boxSet(NOTHING_TOLD) : openSet;
	const table = { type: 'LayTable', dealer, ...shown } as const;
	const mixes = mixing && dealer === 'app';
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
	if (!dealer || typeof text !== 'string') return null;
	const sent = readJsonText(text, LEVELS);
	const shown = sent.ok ? readAs(shownSchema, sent.value) : null;
	return shown && { dealer, shown, mixing };
}
