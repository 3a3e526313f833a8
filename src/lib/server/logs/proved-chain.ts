import { CHAIN_START, findChainFault, type StoredEnvelope } from '../../games/core/envelope.ts';
import type { Reader } from '../db/client.ts';
import type { Watch } from '../long-work/watch.ts';
import { readLog, type LogRow } from './log.ts';

/** Whether the chain of hashes of a log holds, from its first event to its last, as it is stored. */
export interface ChainProof {
	readonly events: number;
	/** The hash of the last event. */
	readonly head: string;
	/** The first event that does not follow, was changed, cannot be read or is missing at the end; null: all hold. */
	readonly brokenAt: number | null;
}

const A_STRETCH = 200;

/** Some events after one; null: one of them cannot even be read. */
async function stretchOf(
	reader: Reader,
	log: LogRow,
	after: number,
	atMost: number
): Promise<readonly StoredEnvelope[] | null> {
	try {
		return await readLog(reader, log, { after, atMost });
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}

/** Proves a log by its hashes, whatever its events say. */
export async function proveChain(
	reader: Reader,
	log: LogRow & { readonly version: number },
	watch: Watch
): Promise<ChainProof> {
	let [head, events] = [CHAIN_START, 0];
	let brokenAt: number | null = null;
	let atMost = A_STRETCH;
	for (;;) {
		const stretch = await stretchOf(reader, log, events, atMost);
		if (stretch === null && atMost > 1) {
			atMost = Math.ceil(atMost / 2);
			continue;
		}
		const links = (stretch ?? []) as Parameters<typeof findChainFault>[0];
		const found = findChainFault(links, { previous: head, sequence: events + 1 });
		if (found) brokenAt ??= events + found.index + 1;
		const last = stretch?.at(-1);
		if (last) [head, events] = [last.hash, last.sequence];
		if (stretch === null || stretch.length < atMost) {
			if (stretch === null || events < log.version) brokenAt ??= events + 1;
			return { events, head: events === 0 ? '' : head, brokenAt };
		}
		await watch.turn(events, 0);
	}
}
