/** A word of the game, explained by us in a sentence or three. */
export interface Term {
	readonly id: string;
	readonly word: string;
	readonly definition: string;
}
