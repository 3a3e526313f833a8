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
			return 'Turn up the next card and place it at the left end of the queue.';
		return queue.length === 0
			? 'Turn up the first card and place it at the right end of the queue.'
			: 'Place the next card to its left.';
	}
	if (question?.prompt !== 'which-scheme-drawn') return null;
	const who = names.seat(String(question.about.seat));
	return phase === 'set-up'
		? `${who} shuffles their clan schemes and draws.`
		: `${who} draws one from their pile.`;
}
