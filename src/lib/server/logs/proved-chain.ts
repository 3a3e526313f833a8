import { CHAIN_START, findChainFault } from '../../games/core/envelope.ts';
import type { Reader } from '../db/client.ts';
import type { LogRow } from './moments.ts';
import type { Watch } from '../long-work/watch.ts';
import { readLog } from './log.ts';

/** Whether the chain of hashes of a log holds, from its first event to its last, as it is stored. */
export interface ChainProof {
	readonly events: number;
	/** The hash of the last event. */
	readonly head: string;
	/** The first event that does not follow, or was changed; null: all hold. */
	readonly brokenAt: number | null;
}

const A_STRETCH = 200;

/** Proves a log by its hashes, whatever its events say. */
export async function proveChain(reader: Reader, log: LogRow, watch: Watch): Promise<ChainProof> {
	let [head, events] = [CHAIN_START, 0];
	let brokenAt: number | null = null;
	for (;;) {
		const stretch = await readLog(reader, log, { after: events, atMost: A_STRETCH });
		const links = stretch as Parameters<typeof findChainFault>[0];
		const found = findChainFault(links, { previous: head, sequence: events + 1 });
		if (found) brokenAt ??= stretch[found.index]?.sequence ?? null;
		const last = stretch.at(-1);
		if (last) [head, events] = [last.hash, last.sequence];
		if (stretch.length < A_STRETCH) return { events, head: events === 0 ? '' : head, brokenAt };
		await watch.turn(events, 0);
	}
}
