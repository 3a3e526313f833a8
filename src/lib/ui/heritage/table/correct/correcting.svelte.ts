import { getContext, setContext } from 'svelte';
import type { Table } from '../../../../games/heritage/table/table.ts';
import type { CorrectionDraft, CorrectionTarget } from './drafts.ts';

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
