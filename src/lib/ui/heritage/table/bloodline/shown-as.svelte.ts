const KEY = 'elysium:bloodline-as';

export type ShownAs = 'tree' | 'list';

/** Whether this device shows bloodlines as a tree or as a list: somebody's choice, kept. */
export class KeptChoice {
	/** Null: not asked yet. */
	#as = $state<ShownAs | null>(null);

	get as(): ShownAs | null {
		return this.#as;
	}

	/** Asks the device; in the browser only. */
	recall(): void {
		this.#as = recalled();
	}

	choose(as: ShownAs): void {
		this.#as = as;
		try {
			localStorage.setItem(KEY, as);
		} catch {
			// A device that keeps nothing still shows what was chosen.
		}
	}
}

function recalled(): ShownAs {
	try {
		return localStorage.getItem(KEY) === 'list' ? 'list' : 'tree';
	} catch {
		return 'tree';
	}
}
