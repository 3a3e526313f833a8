import type { LiveTable } from '../table/live-table.svelte.ts';

type Pace = {
	readonly live: () => Pick<LiveTable, 'table' | 'busy' | 'problem'>;
	/** Whether a rival is to move, and nothing has to be read first. */
	readonly due: () => boolean;
	/** How long what happened before can be looked at. */
	readonly pause: () => number;
	/** Makes the move, unless it is unwanted before it is found. */
	readonly move: (unwanted: AbortSignal) => unknown;
};

/**
 * Lets rivals move one after the other, each only after a pause, so that people can follow. What is taken back or done
 * otherwise in the meantime makes a move unwanted. To be called while a component is set up.
 */
export function moveAtPace({ live, due, pause, move }: Pace): void {
	$effect(() => {
		const { table, busy, problem } = live();
		if (busy || problem || table.phase === 'finished' || !due()) return;
		const leaving = new AbortController();
		const soon = setTimeout(() => void move(leaving.signal), pause());
		return () => {
			leaving.abort();
			clearTimeout(soon);
		};
	});
}
