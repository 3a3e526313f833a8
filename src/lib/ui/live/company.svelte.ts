import { getContext, setContext } from 'svelte';
import type { Present } from './present.ts';

/** Who looks at the same log as this page, each on a device of their own. */
export class Company {
	#present: readonly Present[] | null = $state.raw(null);

	/** Null: nobody knows, for no stream comes through. */
	met = (present: readonly Present[] | null): void => {
		this.#present = present;
	};

	get others(): readonly Present[] {
		return this.#present?.filter(({ you }) => !you) ?? [];
	}

	/** Whether somebody who holds that seat is here; null: nobody knows. */
	isHere(seat: string): boolean | null {
		return this.#present && this.#present.some(({ seats }) => seats.includes(seat));
	}
}

const KEY = Symbol('company');

export const provideCompany = (): Company => setContext(KEY, new Company());

export const useCompany = (): Company => getContext<Company>(KEY);
