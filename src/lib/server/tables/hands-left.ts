import { listed } from '../../games/core/listed.ts';
import type { HandLeft } from '../../games/core/steps/hand-left.ts';
import type { Reader } from '../db/client.ts';
import type { Access } from './access.ts';
import { leftHands } from './dealt-hands.ts';
import { judgesOf } from './passing-hands.ts';

/** The hands at a table that lie face down, for each was dealt to somebody who sits there no more. */
export async function handsLeft(
	read: Reader,
	access: Pick<Access, 'role' | 'seats'>,
	log: string,
	userId: string,
	table: {
		readonly chapter: number | null;
		readonly seats: readonly string[];
		readonly waits: boolean;
		/** Whether who looks may ask the others at all. */
		readonly mayAsk: boolean;
	},
	nameOf: (seat: string) => string
): Promise<readonly HandLeft[]> {
	const by = access.seats.filter((seat) => table.seats.includes(seat));
	const mayAsk = table.mayAsk && (by.length > 0 || access.role !== 'player');
	const left = await leftHands(read, log, table.chapter);
	return Promise.all(
		left.map(async (hand) => {
			const mine = hand.from?.id === userId;
			const asks = mine || !mayAsk ? [] : await judgesOf(read, log, table.chapter, hand, userId);
			const asking = { by, asks, others: listed(asks.map(nameOf)), waits: table.waits };
			return { ...hand, mine, asking: asks.length > 0 ? asking : null };
		})
	);
}
