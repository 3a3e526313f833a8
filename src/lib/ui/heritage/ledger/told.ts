/** An event in plain words: one sentence, and what is worth knowing besides. */
export interface Told {
	readonly sentence: string;
	readonly details?: readonly string[];
	/** What the group wrote itself, to be quoted as it stands. */
	readonly words?: string;
	/** Why it was set by hand. */
	readonly reason?: string;
}
