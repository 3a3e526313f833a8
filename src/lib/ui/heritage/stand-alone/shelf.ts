import type { GameHead, KeptGame } from './kept.ts';

/** What became of writing a game: another tab may have gone on with it, or deleted it. */
export type Written = 'kept' | 'stale' | 'gone';

/** Where the games of a device lie. Everything may throw: a browser can close its storage, or run out of it. */
export interface GameStore {
	heads(): Promise<readonly GameHead[]>;
	read(id: string): Promise<KeptGame | null>;
	/** Writes a game over the version it came from (0: it is new), in one transaction. */
	write(game: KeptGame, over: number): Promise<Written>;
	remove(id: string): Promise<void>;
}

/** A game that the storage did not take, and the version of it that lies there still. */
type Unkept = { readonly game: KeptGame; readonly over: number };

/**
 * The games of this device. Where the storage refuses, a game goes on in memory, and each change of it
 * tries the storage again.
 */
export class Shelf {
	#store: GameStore;
	#unkept = new Map<string, Unkept>();

	constructor(store: GameStore) {
		this.#store = store;
	}

	/** Last changed first. */
	async heads(): Promise<readonly GameHead[]> {
		const stored = await this.#store.heads().catch((): readonly GameHead[] => []);
		const unkept = [...this.#unkept.values()].map(({ game }): GameHead => game);
		const rest = stored.filter(({ id }) => !this.#unkept.has(id));
		return [...unkept, ...rest].sort((a, b) => b.changedAt - a.changedAt);
	}

	/** Null: there is no such game here, or the storage says nothing. */
	read(id: string): Promise<KeptGame | null> {
		return this.find(id).catch(() => null);
	}

	/** Null: there is no such game here. Throws where the storage says nothing. */
	async find(id: string): Promise<KeptGame | null> {
		return this.#unkept.get(id)?.game ?? (await this.#store.read(id));
	}

	/** Whether a game lies in memory alone and is lost with this page. */
	holdsOnlyInMemory(id: string): boolean {
		return this.#unkept.has(id);
	}

	/** Keeps a game whose version was `over` before. It is answered only once it is kept, or cannot be. */
	async keep(game: KeptGame, over: number): Promise<Written> {
		const lies = this.#unkept.get(game.id)?.over ?? over;
		try {
			const written = await this.#store.write(game, lies);
			this.#unkept.delete(game.id);
			return written;
		} catch {
			this.#unkept.set(game.id, { game, over: lies });
			return 'kept';
		}
	}

	/** Deletes a game; what was deleted, so that it can come back. */
	async remove(id: string): Promise<KeptGame | null> {
		const game = await this.read(id);
		this.#unkept.delete(id);
		await this.#store.remove(id).catch(() => undefined);
		return game;
	}

	/** Brings a deleted game back. */
	async restore(game: KeptGame): Promise<void> {
		await this.keep(game, 0);
	}
}
