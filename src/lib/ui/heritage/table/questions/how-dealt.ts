import type { Table } from '../../../../games/heritage/table/table.ts';
import type { ScreenNames } from '../names.ts';

/**
 * What hands do with the cards of the box before they say which one came; null: the question says enough.
 * A queue is laid from right to left, and those who come later join it on the left (rulebook, Set-up and Recruit).
 */
export function howDealt(
	{ question, queue, phase }: Pick<Table, 'question' | 'queue' | 'phase'>,
	names: Pick<ScreenNames, 'seat'>
): string | null {
	if (question?.prompt === 'which-character-came') {
		if (phase !== 'set-up')
			return 'Turn up the next card of the deck and lay it at the left end of the row.';
		return queue.length === 0
			? 'Turn up the first card of the deck: it lies at the right end of the row.'
			: 'The next card of the deck goes to the left of it.';
	}
	if (question?.prompt !== 'which-scheme-drawn') return null;
	const who = names.seat(String(question.about.seat));
	return phase === 'set-up'
		? `${who} shuffles the schemes of their clan and draws.`
		: `${who} gets one, by a board or a card, and draws it from their pile.`;
}
