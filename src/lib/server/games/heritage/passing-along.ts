import { tableNow } from '../../../games/heritage/chronicle/at-table-happened.ts';
import { chapterOnTable } from '../../../games/heritage/chronicle/next.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import type { RefusalReason } from '../../../games/heritage/refusals.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Database } from '../../db/client.ts';
import type { Actor } from '../../logs/answers.ts';
import type { Chronicles } from '../../logs/chronicles.ts';
import { passHandAlong as passAlong } from '../../tables/passing-along.ts';

/** Whether the keeper could look at a hand here that others do not see: it is hidden, and the app dealt at some time. */
const hidesHands = (state: ChronicleState): boolean =>
	tableNow(state).ruleset.hands === 'hidden' &&
	state.course.steps
		.flat()
		.some(
			(event) =>
				(event.type === 'TableSet' && event.setting.dealer === 'app') ||
				(event.type === 'DealerChanged' && event.dealer === 'app')
		);

/** Passes the hand of a seat that was just a name on to the person who sits down there in mid-chapter. */
export const passHandAlong = (
	here: {
		readonly database: Database;
		readonly logs: Chronicles<ChronicleState, Command, RefusalReason>;
	},
	place: { readonly chronicleId: string; readonly seatId: string },
	by?: Actor
): Promise<void> => passAlong({ chapterOf: chapterOnTable, hidesHands }, here, place, by);
