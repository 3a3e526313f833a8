import { seededChance } from '../../../games/core/chance.ts';
import { fingerprint } from '../../../games/core/fingerprint.ts';
import type { Command } from '../../../games/heritage/commands.ts';
import { choicesFor } from '../../../games/heritage/players/chronicle/asked.ts';
import type { RefusalReason } from '../../../games/heritage/refusals.ts';
import type { Due } from '../../../games/heritage/computer/due.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import type { Answer } from '../../logs/answers.ts';
import type { Chronicle } from '../../logs/chronicles.ts';
import { COMPUTER } from '../../logs/annex.ts';
import { cameOf, type Moved } from '../../logs/coded-acts.ts';
import { rivalId, type CodedHouse } from '../../logs/coded-seats.ts';
import { chapterSet } from './decks/chapter-set.ts';
import { turnDeck } from './deck-turning.ts';

/** Chooses for a seat what a chronicle asks outside a turn: the best that the rules take. */
export async function chooseBetween(
	house: CodedHouse<ChronicleState, Command, RefusalReason>,
	send: (command: Command) => Promise<Answer<string>>,
	{ id, version, state }: Pick<Chronicle<ChronicleState>, 'id' | 'version' | 'state'>,
	due: Due
): Promise<Moved> {
	const { seat } = due;
	const chance = seededChance(fingerprint(`${id} ${version} ${seat}`) >>> 1);
	for (const { command, wish } of choicesFor(state, due, chapterSet(state), chance)) {
		if (house.unwanted.aborted) return { came: 'done' };
		const answer = wish
			? await turnDeck(house, {
					chronicle: id,
					access: { role: 'player', seats: [seat] },
					actor: COMPUTER,
					commandId: rivalId(version, seat),
					wish,
					onlyAt: version
				})
			: await send(command);
		const moved = cameOf(answer);
		if (moved) return moved;
	}
	return { came: 'none' };
}
