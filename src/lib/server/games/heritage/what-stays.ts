import { and, count, eq } from 'drizzle-orm';
import type { Reader } from '../../db/client.ts';
import { chronicles } from '../../db/schema/chronicles.ts';
import { retainers, stickers } from '../../db/schema/projections.ts';

/** What a chronicle has left behind for good so far: how many of each. */
export interface WhatStays {
	readonly retainers: number;
	/** Leaders that players unlocked. */
	readonly leaders: number;
	readonly stickers: number;
}

export const NOTHING_STAYS: WhatStays = { retainers: 0, leaders: 0, stickers: 0 };

/** What each chronicle of a group has left behind, by its id; a chronicle with nothing has no entry. */
export async function whatStaysIn(
	read: Reader,
	groupId: string
): Promise<ReadonlyMap<string, WhatStays>> {
	const home = (as: 'retainer' | 'leader') =>
		read
			.select({ id: chronicles.id, rows: count() })
			.from(retainers)
			.innerJoin(chronicles, eq(chronicles.id, retainers.chronicleId))
			.where(and(eq(chronicles.groupId, groupId), eq(retainers.as, as)))
			.groupBy(chronicles.id);
	const stuck = read
		.select({ id: chronicles.id, rows: count() })
		.from(stickers)
		.innerJoin(chronicles, eq(chronicles.id, stickers.chronicleId))
		.where(eq(chronicles.groupId, groupId))
		.groupBy(chronicles.id);
	const counts = {
		retainers: await home('retainer'),
		leaders: await home('leader'),
		stickers: await stuck
	};
	const stays = new Map<string, WhatStays>();
	for (const what of ['retainers', 'leaders', 'stickers'] as const)
		for (const { id, rows } of counts[what])
			stays.set(id, { ...(stays.get(id) ?? NOTHING_STAYS), [what]: rows });
	return stays;
}
