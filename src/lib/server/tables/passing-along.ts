import type { Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';
import type { HandCommand } from '../../games/core/steps/hands.ts';
import type { Database } from '../db/client.ts';
import { refusedByService, type Actor } from '../logs/answers.ts';
import type { Chronicles } from '../logs/chronicles.ts';
import { REAL_SURROUNDINGS } from '../logs/surroundings.ts';
import { isStillLeft, keepersHand, moveHand } from './dealt-hands.ts';
import { passHands } from './passing-hands.ts';

/** What a game says of hands that were dealt to seats which were just names. */
interface Dealt<State> {
	/** The chapter they were dealt in; null: no table lies there. */
	chapterOf(state: State): number | null;
	/** Whether the keeper could look at one that others do not see. */
	hidesHands(state: State): boolean;
}

/**
 * Passes the hand of a seat that was just a name on to the person who sits down there in mid-game. An event says so to
 * everybody, where the keeper could see that hand.
 */
export async function passHandAlong<
	State extends Json,
	Command extends Typed,
	Reason extends string
>(
	{ chapterOf, hidesHands }: Dealt<State>,
	{
		database,
		logs
	}: {
		readonly database: Database;
		readonly logs: Chronicles<State, Command | Extract<HandCommand, { type: 'PassHand' }>, Reason>;
	},
	{ chronicleId, seatId }: { readonly chronicleId: string; readonly seatId: string },
	by?: Actor
): Promise<void> {
	const log = await logs.read(chronicleId);
	const chapter = log && chapterOf(log.state);
	if (!log || chapter === null) return;
	const hand = await keepersHand(database.read, chronicleId, chapter, seatId);
	if (!hand) return;
	const passed = { ...hand, to: hand.to.id };
	if (!hidesHands(log.state)) return database.write((tx) => moveHand(tx, chronicleId, passed));
	await logs.act({
		chronicle: chronicleId,
		actor: by ?? hand.to,
		seat: null,
		command: {
			id: REAL_SURROUNDINGS.id(),
			seen: log.version,
			body: { type: 'PassHand', ...passed },
			barred: async (tx) =>
				(await isStillLeft(tx, chronicleId, chapter, passed))
					? null
					: refusedByService('version-passed'),
			along: (tx, events) => passHands(tx, chronicleId, events)
		}
	});
}
