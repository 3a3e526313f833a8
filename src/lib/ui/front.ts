import type { Component, Snippet } from 'svelte';

/** A game that is played on this device. */
export interface UnderWay {
	/** What a button says that goes on with it. */
	readonly goOn: string;
	readonly title: string;
	readonly where: string;
	/** Where it goes on, and where another begins. */
	readonly at: string;
	readonly others: string;
	readonly changedAt: number;
}

/** What a game shows of itself on the first page. */
export interface Front {
	/** Above what one can do now. */
	readonly Hero: Component<{ children: Snippet }>;
	readonly About: Component;
	underWay(): Promise<UnderWay | null>;
}

/** Found by folder and fetched where it is shown, so that the page itself carries no game. */
const FRONTS = import.meta.glob<Front>('./*/front/front.ts');

export async function frontOf(game: string): Promise<Front> {
	const front = FRONTS[`./${game}/front/front.ts`];
	if (!front) throw new Error(`${game} has no front.`);
	return front();
}
