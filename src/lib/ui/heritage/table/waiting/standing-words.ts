import type { IconName } from '../../../icons/names.ts';
import type { Entry } from '../../../live/outbox/outbox.ts';
import type { Queue } from './queue.svelte.ts';

type Told = Pick<Queue, 'drawing' | 'misfit' | 'way' | 'isDealtHere'>;

/** Where an intention stands: a sign, and words. */
export function standingOf(
	entry: Entry,
	queue: Told
): { readonly icon: IconName; readonly words: string } {
	switch (entry.standing) {
		case 'queued':
		case 'sent':
			return waitingOf(entry, queue);
		case 'accepted':
			return { icon: 'check', words: 'Written; what came of it is on its way here.' };
		case 'held':
			return { icon: 'lock', words: 'Held: what was done before it was not taken.' };
		case 'refused':
			return { icon: 'error', words: entry.problem?.sentence ?? 'The server refused it.' };
		case 'taken':
			return {
				icon: 'check',
				words: `${entry.passed ? 'Taken, after others had done something.' : 'Taken.'}${queue.isDealtHere(entry) ? ' This phone dealt it, which nobody can verify.' : ''}`
			};
	}
}

function waitingOf(entry: Entry, queue: Told): { readonly icon: IconName; readonly words: string } {
	const why = queue.misfit(entry.id);
	if (why !== null)
		return { icon: 'warning', words: `On the table as it is now, it may not hold: ${why}` };
	if (queue.drawing === entry.id)
		return {
			icon: 'dice',
			words:
				'Drawing: only the server knows which card comes, so nothing can follow until it answered.'
		};
	if (entry.standing === 'queued')
		return queue.isDealtHere(entry)
			? { icon: 'dice', words: 'Dealt by this phone, and on this device alone.' }
			: { icon: 'waiting', words: 'On this device alone.' };
	return {
		icon: 'waiting',
		words:
			queue.way === 'sending'
				? 'On its way.'
				: 'Sent without an answer: it goes again, and counts once.'
	};
}
