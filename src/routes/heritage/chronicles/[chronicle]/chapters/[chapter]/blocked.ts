import { findChapter, lastChapter } from '$lib/games/heritage/chronicle/chapters';
import { playsSealed } from '$lib/games/heritage/chronicle/deck-choice';
import { openScorings } from '$lib/games/heritage/chronicle/era-scoring';
import { nextChapter } from '$lib/games/heritage/chronicle/next';
import type { ChronicleState } from '$lib/games/heritage/state';
import { roman } from '$lib/games/core/numerals';

/**
 * Why this chapter can be neither set up nor recorded now, or not be opened, and where to go instead; null: it
 * can.
 */
export function blocked(
	state: ChronicleState,
	chapter: number,
	home: string,
	wish: 'to-play' | 'to-open' = 'to-play'
) {
	const next = nextChapter(state);
	const last = lastChapter(state);
	if (findChapter(state, chapter)) {
		return {
			title: `Chapter ${chapter} is already recorded`,
			text: 'Someone at your table has recorded it, so there is nothing left to do here.',
			href: `${home}/chapters/${chapter}`,
			label: `See chapter ${chapter}`
		};
	}
	if (state.phase === 'prologue') {
		return {
			title: 'The prologue comes first',
			text:
				next === 1
					? 'Everyone needs a name, a haven and their dots before the first chapter begins.'
					: `New players need a name, a haven and their dots before chapter ${next} begins.`,
			href: `${home}/prologue`,
			label: 'Go to the prologue'
		};
	}
	if (last && !last.aftermath.finished) {
		return {
			title: `First the aftermath of chapter ${last.number}`,
			text: 'Its steps decide what this chapter begins with. You can also close it and skip steps.',
			href: `${home}/chapters/${last.number}/aftermath`,
			label: 'Go to the aftermath'
		};
	}
	if (next !== chapter) {
		return {
			title: `Chapter ${chapter} is not the next one`,
			text:
				next === null
					? 'All twenty-one chapters are over.'
					: `This chronicle goes on with chapter ${next}.`,
			href:
				next === null ? home : `${home}/chapters/${next}/${wish === 'to-open' ? 'open' : 'set-up'}`,
			label: next === null ? 'Back to the chronicle' : `Go to chapter ${next}`
		};
	}
	return playsSealed(state) ? sealedStill(state, chapter, home, wish) : null;
}

function sealedStill(
	state: ChronicleState,
	chapter: number,
	home: string,
	wish: 'to-play' | 'to-open'
) {
	if (state.deck.chapters[chapter]) return null;
	const [era] = openScorings(state);
	if (era !== undefined) {
		return {
			title: `First the end of era ${roman(era)}`,
			text: 'The player who dominated it chooses one of two scoring cards. Then the deck goes on.',
			href: `${home}/eras/${era}`,
			label: `Go to the end of era ${roman(era)}`
		};
	}
	if (wish === 'to-open') return null;
	return {
		title: `Chapter ${chapter} is still sealed`,
		text: 'Open it first: read its story aloud and lay out its missions.',
		href: `${home}/chapters/${chapter}/open`,
		label: `Open chapter ${chapter}`
	};
}

/** Whether the table may have turned up this chapter already, although the aftermath before is still open. */
export function mayOpenEarly(state: ChronicleState, chapter: number): boolean {
	const open = lastChapter(state)?.aftermath.finished === false;
	return open && chapter === nextChapter(state);
}
