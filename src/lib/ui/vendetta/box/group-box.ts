import { atDepth, cardsIn, type ToldCards } from '../../../games/vendetta/box/box-set.ts';
import type { TableCommand } from '../../../games/vendetta/table/commands.ts';
import type { Table } from '../../../games/vendetta/table/table.ts';
import { settingOf } from '../../../games/vendetta/table/where.ts';
import type { Depth } from '../../../games/vendetta/vocabulary.ts';
import type { KeptBox } from './kept-box.ts';

const OFFLINE = 'The server cannot be reached. Nothing was changed. Try again when you are online.';

const at = (group: string): string => `/api/groups/${group}/vendetta-box`;

/** What a group knows of its box; null: the server cannot be reached. */
async function toldInGroup(group: string): Promise<ToldCards | null> {
	const answer = await fetch(at(group)).catch(() => null);
	// Our own server's words.
	return answer?.ok ? ((await answer.json()) as ToldCards) : null;
}

/** Says what the cards of a table say at a depth, as far as the group knows; null: the server cannot be reached. */
export async function describedFor(
	group: string,
	depth: Depth,
	table: Table
): Promise<TableCommand | null> {
	const told = await toldInGroup(group);
	if (!told) return null;
	const cards = cardsIn(settingOf(table).cards, atDepth(told, depth));
	return { type: 'DescribeCards', cards, depth };
}

/** The box of a group, which its server keeps for all members. */
export function groupBox(group: string): KeptBox {
	const send = async (method: string, body?: string) =>
		fetch(at(group), {
			method,
			...(body !== undefined && { headers: { 'content-type': 'application/json' }, body })
		}).catch(() => null);
	return {
		async add(cards) {
			const answer = await send('PUT', JSON.stringify({ cards }));
			if (!answer) return OFFLINE;
			const said: unknown = await answer.json().catch(() => null);
			if (answer.ok) return said as ToldCards;
			const isSentence = typeof said === 'object' && said !== null && 'sentence' in said;
			return isSentence ? String(said.sentence) : OFFLINE;
		},
		async clear() {
			const answer = await send('DELETE');
			return answer?.ok ? null : OFFLINE;
		}
	};
}
