/** What happened, as a title, and line by line what came of it. */
export interface Told {
	readonly title: string;
	readonly changes: readonly string[];
}

export const told = (title: string, ...changes: string[]): Told => ({ title, changes });
