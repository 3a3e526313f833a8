import { lastChapter } from '$lib/games/heritage/chronicle/chapters';
import { nextChapter } from '$lib/games/heritage/chronicle/next';
import type { ChronicleState } from '$lib/games/heritage/state';

/** Why this chapter can be neither set up nor recorded now, and where to go instead; null: it can. */
export function blocked(state: ChronicleState, chapter: number, home: string) {
	const next = nextChapter(state);
	const last = lastChapter(state);
	if (state.phase === 'prologue') {
		return {
			title: 'First the prologue',
			text: 'Everyone needs a name, a haven and their dots before the first chapter begins.',
			href: `${home}/prologue`,
			label: 'To the prologue'
		};
	}
	if (last && !last.aftermath.finished) {
		return {
			title: `First the aftermath of chapter ${last.number}`,
			text: 'Its steps decide what this chapter begins with. It can be closed with steps left open, too.',
			href: `${home}/chapters/${last.number}/aftermath`,
			label: 'To the aftermath'
		};
	}
	if (next !== chapter) {
		return {
			title: `Chapter ${chapter} is not the next one`,
			text:
				next === null
					? 'All twenty-one chapters are told.'
					: `This chronicle goes on with chapter ${next}.`,
			href: next === null ? home : `${home}/chapters/${next}/set-up`,
			label: next === null ? 'To the chronicle' : `To chapter ${next}`
		};
	}
	return null;
}
