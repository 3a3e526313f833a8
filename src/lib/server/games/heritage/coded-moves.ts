import { seededChance } from '../../../games/core/chance.ts';
import type { Json } from '../../../games/core/json.ts';
import type { AloneCommand } from '../../../games/heritage/alone/grammar.ts';
import { BATTLEGROUND_MODULES } from '../../../games/heritage/boards/registry.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import { codedPlayer } from '../../../games/heritage/players/coded.ts';
import { findMove, TooSlow, type Ask } from '../../../games/heritage/players/find-move.ts';
import type { SeatView } from '../../../games/heritage/search/view.ts';
import type { Strength } from '../../../games/heritage/strengths.ts';
import type { TableCommand } from '../../../games/heritage/table/commands.ts';
import { TookTooLong } from '../../long-work/undone.ts';
import type { Answer } from '../../logs/answers.ts';
import { cameOf, type Moved } from '../../logs/coded-acts.ts';
import type { CodedHouse } from '../../logs/coded-seats.ts';

/** All that code is told about a move. */
type Question = { readonly view: SeatView; readonly strength: Strength; readonly seed: number };

/** The move for a question. */
export function thinkOf(question: Json): Json {
	const { view, strength, seed } = question as Question;
	return codedPlayer(BATTLEGROUND_MODULES, strength)(view, seededChance(seed));
}

/** What a table takes in a chronicle and outside one. */
type AtTable = Extract<Command, { type: 'ActAtTable' }> &
	Extract<AloneCommand, { type: 'ActAtTable' }>;

/** Refused so often on one table, code gives up. */
const MOST_REFUSED = 6;

/** Finds and makes the move of a seat. All it knows is the view of that seat. */
export async function moveAtTable(
	{ think, unwanted }: Pick<CodedHouse<never, never, never>, 'think' | 'unwanted'>,
	send: (command: AtTable) => Promise<Answer<string>>,
	{ view, strength, seed }: Question
): Promise<Moved> {
	const ask: Ask = async (seen, at, from) => {
		const question: Question = { view: seen, strength: at, seed: from };
		const thought = think(question as unknown as Json).catch((error: unknown) => {
			throw error instanceof TookTooLong ? new TooSlow('no time', { cause: error }) : error;
		});
		return (await thought) as TableCommand | null;
	};
	for (let refused = 0; refused < MOST_REFUSED; refused++) {
		const command = await findMove({
			ask,
			battlegrounds: BATTLEGROUND_MODULES,
			view,
			strength,
			seed,
			refused,
			unwanted
		});
		if (unwanted.aborted) return { came: 'done' };
		if (!command) break;
		const moved = cameOf(await send({ type: 'ActAtTable', command }));
		if (moved) return moved;
	}
	return { came: 'none' };
}
