import { tableNow } from '../../../games/heritage/chronicle/at-table-happened.ts';
import { chapterOnTable } from '../../../games/heritage/chronicle/next.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import type { RefusalReason } from '../../../games/heritage/refusals.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Database } from '../../db/client.ts';
import { isStillLeft, keepersHand, moveHand } from '../../tables/dealt-hands.ts';
import { passHands } from './passing-hands.ts';
import { type Actor, refusedByService } from '../../logs/answers.ts';
import type { Chronicles } from '../../logs/chronicles.ts';
import { REAL_SURROUNDINGS } from '../../logs/surroundings.ts';

/** Whether the keeper could look at a hand here that others do not see: it is hidden, and the app dealt at some time. */
const hidHands = (state: ChronicleState): boolean =>
	tableNow(state).ruleset.hands === 'hidden' &&
	state.course.steps
		.flat()
		.some(
			(event) =>
				(event.type === 'TableSet' && event.setting.dealer === 'app') ||
				(event.type === 'DealerChanged' && event.dealer === 'app')
		);

/**
 * Passes the hand of a seat that was just a name on to the person who sits down there in mid-chapter. An event says so to
 * everybody, where the keeper could see that hand.
 */
export async function passHandAlong(
	{
		database,
		logs
	}: {
		readonly database: Database;
		readonly logs: Chronicles<ChronicleState, Command, RefusalReason>;
	},
	{ chronicleId, seatId }: { readonly chronicleId: string; readonly seatId: string },
	by?: Actor
): Promise<void> {
	const chronicle = await logs.read(chronicleId);
	const chapter = chronicle && chapterOnTable(chronicle.state);
	if (!chronicle || chapter === null) return;
	const hand = await keepersHand(database.read, chronicleId, chapter, seatId);
	if (!hand) return;
	const passed = { ...hand, to: hand.to.id };
	if (!hidHands(chronicle.state)) return database.write((tx) => moveHand(tx, chronicleId, passed));
	await logs.act({
		chronicle: chronicleId,
		actor: by ?? hand.to,
		seat: null,
		command: {
			id: REAL_SURROUNDINGS.id(),
			seen: chronicle.version,
			body: { type: 'PassHand', ...passed },
			barred: async (tx) =>
				(await isStillLeft(tx, chronicleId, chapter, passed))
					? null
					: refusedByService('version-passed'),
			along: (tx, events) => passHands(tx, chronicleId, events)
		}
	});
}
