import type { LifeEvent } from '../../../games/heritage/register/life.ts';

/** What is drawn of a life in one chapter, each with a shape of its own. */
export interface LifeMark {
	readonly chapter: number;
	/** In a bloodline, and whether it slept at the end; null: in none. */
	readonly lived: 'awake' | 'torpor' | null;
	/** Whether it was raised with a sticker, taken into a haven, banished. */
	readonly raised: boolean;
	readonly retained: boolean;
	readonly banished: boolean;
}

/** A life gathered by chapter, ascending. */
export function lifeLine(life: readonly LifeEvent[]): LifeMark[] {
	const chapters = [...new Set(life.map(({ chapter }) => chapter))].sort((a, b) => a - b);
	return chapters.map((chapter) => {
		const events = life.filter((event) => event.chapter === chapter);
		const some = (what: LifeEvent['what']): boolean => events.some((event) => event.what === what);
		const slept = events.some((event) => event.what === 'embraced' && event.torpor);
		return {
			chapter,
			lived: some('embraced') ? (slept ? 'torpor' : 'awake') : null,
			raised: some('raised'),
			retained: some('retained') || some('unlocked'),
			banished: some('banished')
		};
	});
}
