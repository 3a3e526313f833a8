import type { Decision } from '../../games/core/decision.ts';
import type { Circumstances, Game, Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';
import type { Transaction } from '../db/client.ts';
import { VaultFault, type Vault } from '../vault/vault.ts';

/** What a decision may know of what is sealed: nothing at all, or everything (null: nothing is sealed). */
type Known = Pick<Circumstances, 'sealed'>;

// All that is sealed of a chronicle lies in the vault under one key.
const placeOf = (chronicleId: string) => ({ chronicleId, key: 'dealing' });

/**
 * What is sealed of a chronicle, for a decision that needs it; null: it lies there and does not open. Read anew each
 * time, in the transaction that decides: what another process sealed meanwhile, or an earlier command of the same
 * batch, is never missed, and nothing of it stays in memory.
 */
export async function openSealed(
	transaction: Transaction,
	vault: Vault,
	chronicleId: string
): Promise<Known | null> {
	try {
		return { sealed: (await vault.open(transaction, placeOf(chronicleId))) ?? null };
	} catch (error) {
		if (error instanceof VaultFault) return null;
		throw error;
	}
}

/** Decides with what is known. What breaks while something sealed is known breaks without its words. */
export function decideKnowing<
	State extends Json,
	Command extends Typed,
	Event extends Typed,
	Reason extends string
>(
	game: Game<State, Command, Event, Reason>,
	state: State,
	command: Command,
	circumstances: Circumstances
): Decision<Event, Reason> {
	if (circumstances.sealed === undefined) {
		const decision = game.decide(state, command, circumstances);
		// What is sealed already, and was not opened, would be lost.
		if (decision.accepted && decision.sealed !== undefined)
			throw new Error(
				`${game.name} seals on ${command.type}, and said that it needs nothing sealed.`
			);
		return decision;
	}
	return quietly(() => game.decide(state, command, circumstances));
}

/** Does what knows something sealed; where it breaks, it breaks without its words. */
export function quietly<Result>(work: () => Result): Result {
	try {
		return work();
	} catch (error) {
		throw withoutWords(error);
	}
}

/** An error for the log in place of one whose message may tell what is sealed; the places in the code stay. */
function withoutWords(error: unknown): Error {
	const quiet = new Error('A decision that uses sealed data failed.');
	const { stack = '', message } = error instanceof Error ? error : quiet;
	const frames = stack
		.replace(message, '')
		.split('\n')
		.filter((line) => line.startsWith('    at '));
	quiet.stack = [`${quiet.name}: ${quiet.message}`, ...frames].join('\n');
	return quiet;
}

/** Puts away what a decision sealed, in the transaction of its events; what it left as it was stays. */
export async function keepSealed(
	transaction: Transaction,
	vault: Vault,
	chronicleId: string,
	{ sealed }: Known
): Promise<void> {
	if (sealed === undefined) return;
	const place = placeOf(chronicleId);
	if (sealed === null) await vault.clear(transaction, place);
	else await vault.replace(transaction, place, sealed);
}
