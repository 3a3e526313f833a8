import type * as v from 'valibot';
import { readAs } from '../../games/core/read-as.ts';

/** Where a device keeps its part in something fair, and what that looks like there: lists, also from when one place held all. */
export type Kept<Part> = {
	readonly prefix: string;
	readonly schema: v.GenericSchema<unknown, Part[]>;
	/** The id of the round or log that a part is for. */
	readonly roundOf: (part: Part) => string;
	/** What tells it from all others of that round. */
	readonly nameOf: (part: Part) => string;
};

/** What this device remembers of its own part in something fair, for good: so a record that was made anew is found out. */
export class KeptParts<Part> {
	readonly #kept: Kept<Part>;
	/** Where a browser keeps nothing, a part is remembered for as long as the page is there. */
	readonly #ofPage = new Map<string, Part>();

	constructor(kept: Kept<Part>) {
		this.#kept = kept;
	}

	/** All of them: what the device keeps, and what the page itself knows. */
	all(): readonly Part[] {
		const parts = new Map<string, Part>();
		try {
			for (const part of this.#stored()) parts.set(this.#keyOf(part), part);
		} catch {
			// Storage can be closed to us.
		}
		for (const [key, part] of this.#ofPage) parts.set(key, part);
		return [...parts.values()];
	}

	/** Those of one round. */
	of(round: string): readonly Part[] {
		return this.all().filter((part) => this.#kept.roundOf(part) === round);
	}

	/**
	 * Before it is sent anywhere. Each part has a place of its own, so that two windows that seal at once take nothing from
	 * each other.
	 */
	protected remember(part: Part): void {
		const key = this.#keyOf(part);
		this.#ofPage.set(key, part);
		try {
			localStorage.setItem(key, JSON.stringify([part]));
		} catch {
			// Full or closed: a reload before the opening leaves this device out.
		}
	}

	#keyOf(part: Part): string {
		const { prefix, roundOf, nameOf } = this.#kept;
		return `${prefix}${roundOf(part)}:${nameOf(part)}`;
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
