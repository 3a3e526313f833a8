import { getContext, setContext } from 'svelte';
import type { SeatId, ThingId } from '../../../../games/heritage/shapes.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import type { Category } from '../../../../games/heritage/vocabulary.ts';
import type { CorrectionDraft } from './drafts.ts';

/** A thing on the table that the box may have otherwise. `all`: which one is still to be chosen. */
export type CorrectionTarget =
	| { readonly thing: 'all' }
	| { readonly thing: 'vampire'; readonly vampire: ThingId }
	| { readonly thing: 'joining'; readonly seat: SeatId }
	| { readonly thing: 'queue' }
	| { readonly thing: 'piles' }
	| { readonly thing: 'board'; readonly category: Category }
	| { readonly thing: 'turn' }
	| { readonly thing: 'hand'; readonly seat: SeatId }
	| { readonly thing: 'standing' }
	| { readonly thing: 'spent' }
	| { readonly thing: 'claims' }
	| { readonly thing: 'retainer'; readonly seat: SeatId }
	| { readonly thing: 'assets'; readonly seat: SeatId }
	| { readonly thing: 'obligations'; readonly seat: SeatId }
	| { readonly thing: 'card'; readonly character: ThingId | null }
	| { readonly thing: 'scheme'; readonly seat: SeatId }
	| { readonly thing: 'mission' }
	| { readonly thing: 'under-way' };

/** A setting that was begun and not carried out: its sheet was closed to look at the table, say. */
export type HalfMade = {
	/** The table as it lay when it was begun. */
	readonly begun: Table;
	readonly draft: CorrectionDraft;
	readonly reason: string;
	readonly words: string;
};

const KEY = Symbol('correcting');

/** Which thing is being set right by hand on this screen. */
export class Correcting {
	#writes: () => boolean;
	#target: CorrectionTarget | null = $state.raw(null);
	#halfMade: { readonly [thing: string]: HalfMade | null } = {};
	/** The message that offers to take the last setting back, and how many steps there were with it. */
	offer: { readonly toast: number; readonly steps: number } | null = $state.raw(null);

	constructor(writes: () => boolean) {
		this.#writes = writes;
	}

	/** Whether anything may be set from this device. */
	get allowed(): boolean {
		return this.#writes();
	}

	get target(): CorrectionTarget | null {
		return this.#target;
	}

	/** Opens the sheet of a thing; without one, the list of all things. */
	open(target: CorrectionTarget = { thing: 'all' }): void {
		this.#target = target;
	}

	close(): void {
		this.#target = null;
	}

	/** What was begun of a thing on this screen, as it was left. */
	halfMadeOf(target: CorrectionTarget): HalfMade | null {
		return this.#halfMade[JSON.stringify(target)] ?? null;
	}

	/** Keeps what was begun of a thing until it is opened again; null: it was carried out, or let be. */
	keep(target: CorrectionTarget, halfMade: HalfMade | null): void {
		this.#halfMade = { ...this.#halfMade, [JSON.stringify(target)]: halfMade };
	}
}

/** Called once, by the screen of the table, which also shows `CorrectionHost`. */
export function provideCorrecting(writes: () => boolean): Correcting {
	return setContext(KEY, new Correcting(writes));
}

/** For whatever shows a thing: `useCorrecting()?.open({ thing: 'queue' })`; null outside of a live table. */
export function useCorrecting(): Correcting | null {
	return getContext<Correcting | undefined>(KEY) ?? null;
}
