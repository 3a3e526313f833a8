import { count, eq } from 'drizzle-orm';
import type { AloneState } from '../../../games/heritage/alone/grammar.ts';
import { glanceOf, glanceWords } from '../../../games/heritage/alone/glance.ts';
import { chronicleGlance, staysWords } from '../../../games/heritage/chronicle/glance.ts';
import { namesIn } from '../../../games/heritage/naming.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Reader } from '../../db/client.ts';
import { retainers, stickers } from '../../db/schema/projections.ts';
import type { Glance, GlancedAt } from '../../logs/kept-game.ts';

/** Where a chronicle is, who is ahead, and what it has left behind for good so far. */
export async function glanceOfChronicle(
	{ id, state, names }: GlancedAt<ChronicleState>,
	read: Reader
): Promise<Glance> {
	const { era, where, ahead } = chronicleGlance(state, namesIn(state, names.seats));
	const home = await read
		.select({ as: retainers.as })
		.from(retainers)
		.where(eq(retainers.chronicleId, id));
	const [stuck] = await read
		.select({ rows: count() })
		.from(stickers)
		.where(eq(stickers.chronicleId, id));
	const leaders = home.filter(({ as }) => as === 'leader').length;
	const stays = staysWords({
		retainers: home.length - leaders,
		leaders,
		stickers: stuck?.rows ?? 0
	});
	return { era, where, more: [ahead, stays].filter((line) => line !== null) };
}

/** Who plays a game outside a chronicle, and how far it is. */
export async function glanceOfAlone({ state, names }: GlancedAt<AloneState>): Promise<Glance> {
	const glance = glanceOf(state.table);
	return { era: glance.era, where: glanceWords({ people: names.seats, glance }) };
}
