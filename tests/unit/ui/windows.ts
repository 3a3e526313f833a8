import { vi } from 'vitest';

/** The storage of one browser, and its windows. */
export class Windows {
	readonly kept = new Map<string, string>();
	/** Whether windows were not told yet of anything that was kept. */
	blind = false;
	full = false;

	constructor() {
		const seen = (): ReadonlyMap<string, string> => (this.blind ? new Map() : this.kept);
		vi.stubGlobal('localStorage', {
			get length() {
				return seen().size;
			},
			key: (index: number) => [...seen().keys()][index] ?? null,
			getItem: (key: string) => seen().get(key) ?? null,
			setItem: (key: string, value: string) => {
				if (this.full) throw new DOMException('full', 'QuotaExceededError');
				this.kept.set(key, value);
			}
		});
	}

	/** A part of the program as a window has it that was just opened. */
	async opened<Part>(load: () => Promise<Part>): Promise<Part> {
		vi.resetModules();
		return load();
	}
}
