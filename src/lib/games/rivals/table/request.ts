import type { SeatId } from '../../core/seats.ts';
import type * as run from '../../core/run/request.ts';
import type { TableEvent } from './events.ts';
import type { Prompt } from './prompts.ts';
import type { Ask } from './questions.ts';
import type { Slot } from './table.ts';
import type { Task } from './tasks.ts';

export { agree, chooseOne, upTo } from '../../core/run/request.ts';

/**
 * What only the dealer knows. `rivals`: the draw of the tokens, each as `seat token` or `seat token back` ·
 * `city`: the top card of the City Deck, none where it is empty · `slot`: the face of a card that lies face down ·
 * `decks`: for each seat its Leader, Haven and Agenda, then how many cards its decks have · `agenda`: an Agenda card that is flipped ·
 * `stakes`: the Prestige in each fist, as `seat prestige`.
 */
export type Hidden = {
	readonly deal: 'hidden';
	readonly prompt: Prompt;
	readonly about: run.Ask['about'];
	readonly of:
		| { readonly what: 'rivals' }
		| { readonly what: 'city' }
		| { readonly what: 'decks' }
		| { readonly what: 'agenda'; readonly seat: SeatId }
		| { readonly what: 'stakes'; readonly scheme: Slot }
		| { readonly what: 'slot'; readonly slot: Slot; readonly seat: SeatId };
};
export type Deal = run.Lot<Prompt> | Hidden;
export type Resolving<Result> = run.Resolving<Result, Ask | Deal>;
export type MaybeAsking<Result> = run.MaybeAsking<Result, Ask | Deal>;
export type Resolved = run.Resolved<Task, TableEvent>;
