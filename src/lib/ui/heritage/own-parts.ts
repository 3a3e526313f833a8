import type * as v from 'valibot';
import { readAs } from '../../games/core/read-as.ts';

/** Where a device keeps its parts of one kind, and what they look like there: lists, also from when one place held all. */
type Kept<Part> = { readonly prefix: string; readonly schema: v.GenericSchema<unknown, Part[]> };

/**
 * The parts that this device has in chance which many make together: its secret numbers between sealing and opening, so that
 * a reload loses nothing, and its seals for good, so that a record that was made anew is found out.
 */
export class OwnParts<Part extends { readonly commitment: string }> {
	#kept: Kept<Part>;
	/** Where a browser keeps nothing, a part is remembered for as long as the page is there. */
	#ofPage = new Map<string, Part>();

	constructor(kept: Kept<Part>) {
		this.#kept = kept;
	}

	/** All of them: what the device keeps, and what the page itself knows. */
	all(): readonly Part[] {
		const parts = new Map<string, Part>();
		try {
			for (const part of this.#stored()) parts.set(part.commitment, part);
		} catch {
			// Storage can be closed to us.
		}
		for (const [commitment, part] of this.#ofPage) parts.set(commitment, part);
		return [...parts.values()];
	}

	/**
	 * Remembers a part of `whole` before it is sent anywhere. Each has a place of its own, so that two windows that seal at
	 * once take nothing from each other.
	 */
	remember(whole: string, part: Part): void {
		const { commitment } = part;
		this.#ofPage.set(commitment, part);
		try {
			localStorage.setItem(`${this.#kept.prefix}${whole}:${commitment}`, JSON.stringify([part]));
		} catch {
			// Full or closed: a reload before the opening leaves this device out.
		}
	}

	*#stored(): Generator<Part> {
		for (let index = 0; index < localStorage.length; index++) {
			const key = localStorage.key(index);
			if (key?.startsWith(this.#kept.prefix)) yield* this.#read(localStorage.getItem(key));
		}
	}

	#read(stored: string | null): readonly Part[] {
		try {
			return readAs(this.#kept.schema, JSON.parse(stored ?? '[]')) ?? [];
		} catch {
			return [];
		}
	}
}
