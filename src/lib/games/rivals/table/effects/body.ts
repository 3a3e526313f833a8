/** What is true of a vampire now: its print, its attachments and every text in force. Nothing of it is stored. */
export type Body = {
	readonly bp: number;
	readonly physical: number;
	readonly social: number;
	readonly mental: number;
	/** Each icon. */
	readonly disciplines: readonly string[];
	readonly guard: boolean;
	readonly blockAny: boolean;
	readonly influence: number;
	/** By texts, besides its place. */
	readonly secrecy: number;
};
