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
			return { icon: 'check', words: 'Saved; the result is on its way.' };
		case 'held':
			return { icon: 'lock', words: 'On hold: an earlier step was refused.' };
		case 'refused':
			return { icon: 'error', words: entry.problem?.sentence ?? 'The server refused it.' };
		case 'taken':
			return {
				icon: 'check',
				words: `${entry.passed ? 'Accepted, after others moved.' : 'Accepted.'}${queue.isDealtHere(entry) ? ' This phone dealt it; nobody can verify it.' : ''}`
			};
	}
}

function waitingOf(entry: Entry, queue: Told): { readonly icon: IconName; readonly words: string } {
	const why = queue.misfit(entry.id);
	if (why !== null) return { icon: 'warning', words: `This may no longer work: ${why}` };
	if (queue.drawing === entry.id)
		return {
			icon: 'dice',
			words: 'Drawing: only the server knows the next card. Nothing can follow until it answers.'
		};
	if (entry.standing === 'queued')
		return queue.isDealtHere(entry)
			? { icon: 'dice', words: 'Dealt by this phone. Only on this device so far.' }
			: { icon: 'waiting', words: 'Only on this device so far.' };
	return {
		icon: 'waiting',
		words:
			queue.way === 'sending' ? 'On its way.' : 'No answer yet: it is sent again, and counts once.'
	};
}
