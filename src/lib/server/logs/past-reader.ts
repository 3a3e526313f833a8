import type { Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';
import type { Reader } from '../db/client.ts';
import type { Watch } from '../long-work/watch.ts';
import { currentEvent, follow, unfolded, type Folded } from './folded.ts';
import type { KeptGame } from './kept-game.ts';
import { LastUsed } from './last-used.ts';
import { readLog, type LogRow } from './log.ts';

/** What was worth remembering of a log up to a version. */
export interface PastRead<Past = Json> {
	readonly version: number;
	readonly past: Past;
}

/** The same, and what reading on begins with. */
interface Read {
	readonly folded: Folded<Json>;
	readonly past: Json;
}

const A_STRETCH = 200;
export const REMEMBERED_AT_MOST = 8;

/** Reads logs from their first event. A log only grows, so what was read once is read on from there. */
export class PastReader {
	readonly #kept: Pick<KeptGame<Json, Typed, Typed, string>, 'game' | 'remembers'>;
	readonly #read = new LastUsed<Read>(REMEMBERED_AT_MOST);

	constructor(kept: Pick<KeptGame<Json, Typed, Typed, string>, 'game' | 'remembers'>) {
		this.#kept = kept;
	}

	/** What is worth remembering up to the log's last event; nothing, where its game remembers nothing. */
	async read(
		reader: Reader,
		log: LogRow & { readonly version: number },
		watch: Watch
	): Promise<PastRead> {
		const { game, remembers } = this.#kept;
		if (!remembers) return { version: log.version, past: null };
		const nothing: Read = { folded: unfolded(game), past: remembers.nothing };
		let read = this.#read.get(log.id) ?? nothing;
		for (;;) {
			const { folded } = read;
			const stretch = await readLog(reader, log, { after: folded.version, atMost: A_STRETCH });
			// Another log under the same id, such as one brought back from a copy: from the beginning.
			if (folded.version > 0 && stretch[0] && stretch[0].previous !== folded.head) {
				read = nothing;
				continue;
			}
			for (const envelope of stretch) {
				const folded = follow(game, read.folded, [envelope]);
				const event = currentEvent<Json, Typed>(game, envelope);
				const { sequence, at } = envelope;
				read = { folded, past: remembers.after(read.past, folded.state, { sequence, at, event }) };
			}
			if (stretch.length < A_STRETCH) break;
			await watch.turn(read.folded.version, log.version);
		}
		this.#read.set(log.id, read);
		return { version: read.folded.version, past: read.past };
	}
}
