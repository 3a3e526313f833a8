import type { SeatId } from '../../core/seats.ts';
import type * as run from '../../core/run/request.ts';
import type { TableEvent } from './events.ts';
import type { Prompt } from './prompts.ts';
import type { Ask } from './questions.ts';
import type { Task } from './tasks.ts';

export { agree, chooseOne, isAsking, upTo } from '../../core/run/request.ts';
export type { Choice } from '../../core/run/request.ts';

/** Piles by their names: Allies, and the clan deck of a seat. */
type Pile = 'allies' | 'clan';
/**
 * What lies face down somewhere: the card in a slot, on top of a clan deck, or so many random ones of a hand. None: `[]`.
 */
export type Hidden = {
	readonly deal: 'hidden';
	readonly prompt: Prompt;
	readonly about: run.Ask['about'];
	readonly of:
		| { readonly slot: number }
		| { readonly top: SeatId }
		| { readonly hand: SeatId; readonly cards: number };
	/** Whether everybody sees its face then; else the answer is `[]` for all but who keeps secrets. */
	readonly opens: boolean;
};
export type Deal = run.Deal<Prompt, Pile> | Hidden;
/** The table goes on when whoever holds the cardboard says so. */
export const stop = (prompt: Prompt, about: Ask['about']): Ask => ({
	seat: null,
	prompt,
	about,
	options: ['done'],
	least: 1,
	most: 1
});
export type Resolving<Result> = run.Resolving<Result, Ask | Deal>;
/** What a rule comes to: at once, or by what it asks. */
export type MaybeAsking<Result> = run.MaybeAsking<Result, Ask | Deal>;
export type Resolved = run.Resolved<Task, TableEvent>;
