import { and, eq } from 'drizzle-orm';
import type { Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';
import type { Transaction } from '../db/client.ts';
import { chronicles } from '../db/schema/chronicles.ts';
import type { Means } from './act.ts';
import type { Look, Looked } from './answers.ts';
import { keepSealed, openSealed, quietly } from './dealing.ts';
import { load, type Held } from './held.ts';
import type { KeptGame } from './kept-game.ts';

/**
 * Shows what lies sealed as a look at it says, in one transaction with the state that it belongs to. Whoever calls
 * this has made sure that the person who asks may see what comes of it.
 */
export async function lookBehind<State extends Json, Event extends Typed, Seen>(
	transaction: Transaction,
	kept: KeptGame<State, Typed, Event, string>,
	{ vault, chance }: Means,
	id: string,
	remembered: Held<State> | undefined,
	look: Look<State, Seen>
): Promise<Looked<Seen>> {
	const [row] = await transaction
		.select()
		.from(chronicles)
		.where(and(eq(chronicles.id, id), eq(chronicles.game, kept.game.name)));
	if (!row) return { kind: 'no-such-chronicle' };
	const isCurrent = remembered?.version === row.version;
	const { state, version } = isCurrent ? remembered : await load(transaction, kept, row);
	const known = await openSealed(transaction, vault, id);
	if (known === null) return { kind: 'sealed-unreadable' };
	const { seen, ...after } = quietly(() => look(state, { chance, ...known }));
	await keepSealed(transaction, vault, id, after);
	return { kind: 'seen', version, seen };
}
