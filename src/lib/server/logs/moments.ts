import type { Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';
import type { Reader } from '../db/client.ts';
import type { Watch } from '../long-work/watch.ts';
import { follow, unfolded, type Folded } from './folded.ts';
import { engineOf, type KeptGame } from './kept-game.ts';
import { LastUsed } from './last-used.ts';
import { readLog, type LogRow } from './log.ts';
import { newestSnapshot } from './snapshots.ts';

/** So many events lie between two states that are remembered. */
const STRIDE = 100;
const REMEMBERED_AT_MOST = 8;

/**
 * Earlier states of the chronicles that were looked back into last. What was folded on the way to one moment is
 * remembered at every so many events, so that the next look begins near; states share what they have in common.
 */
export class Moments<State extends Json, Event extends Typed> {
	readonly #kept: Pick<KeptGame<State, Typed, Event, string>, 'game'>;
	readonly #remembered = new LastUsed<ReadonlyMap<number, Folded<State>>>(REMEMBERED_AT_MOST);

	constructor(kept: Pick<KeptGame<State, Typed, Event, string>, 'game'>) {
		this.#kept = kept;
	}

	/** The state right after an event that the log has. */
	async at(reader: Reader, chronicle: LogRow, sequence: number, watch: Watch): Promise<State> {
		const { game } = this.#kept;
		let start = await this.#before(reader, chronicle, sequence);
		let folded = start;
		const passed: Folded<State>[] = [];
		while (folded.version < sequence) {
			const upTo = Math.min(sequence, nextStop(folded.version));
			const stretch = await readLog(reader, chronicle, { after: folded.version, upTo });
			const [next] = stretch;
			if (!next) throw new Error(`The log of ${chronicle.id} ends before event ${sequence}.`);
			if (folded === start && start.version > 0 && next.previous !== start.head) {
				// Another log under the same id, such as one brought back from a copy: once more, from the beginning.
				this.#remembered.drop(chronicle.id);
				start = folded = unfolded(game);
				continue;
			}
			folded = follow(game, folded, stretch);
			if (folded.version % STRIDE === 0) passed.push(folded);
			await watch.turn(folded.version, sequence);
		}
		this.#remember(chronicle.id, passed);
		return folded.state;
	}

	/** Where folding begins: always before the moment, so that what is remembered is held against the log. */
	async #before(reader: Reader, { id }: LogRow, sequence: number): Promise<Folded<State>> {
		const { game } = this.#kept;
		const near = this.#remembered.get(id)?.get(nextStop(sequence - 1) - STRIDE);
		if (near) return near;
		const snapshot = await newestSnapshot<State>(reader, id, engineOf(game), sequence - 1);
		return snapshot ?? unfolded(game);
	}

	#remember(id: string, passed: readonly Folded<State>[]): void {
		const all = new Map(this.#remembered.get(id));
		for (const folded of passed) all.set(folded.version, folded);
		this.#remembered.set(id, all);
	}
}

const nextStop = (version: number): number => (Math.floor(version / STRIDE) + 1) * STRIDE;
