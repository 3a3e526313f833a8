import type { Typed } from '../../games/core/game.ts';
import type { Json } from '../../games/core/json.ts';
import type { LongWork } from '../long-work/long-work.ts';
import type { AnyKept } from './kept-game.ts';
import type { Files } from './files.ts';
import type { Chronicles } from './chronicles.ts';
import type { Pasts } from './pasts.ts';

/** What a running program has of one game. */
export interface Keeping<State, Command, Reason extends string> {
	readonly kept: AnyKept;
	readonly logs: Chronicles<State, Command, Reason>;
	readonly files: Files<State>;
	readonly work: LongWork<State>;
	/** What its logs remember and their states forget. */
	readonly pasts: Pasts;
}

/** The same, where nobody asks which game it is. */
export type AnyKeeping = Keeping<Json, Typed, string>;
