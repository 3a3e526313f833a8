import { whenIdle } from './idle.ts';

/** So long a slice of work may take: a tap is answered within a frame or two. */
const SLICE_MS = 8;

/** Runs work step by step, as many of them in an idle moment as a tap can wait for. Returns how to give it up. */
export function inSlices(work: Iterator<unknown>): () => void {
	return whenIdleAgain(() => {
		const until = performance.now() + SLICE_MS;
		do if (work.next().done) return false;
		while (performance.now() < until);
		return true;
	});
}

/** Runs something in one idle moment after the other, as long as it asks for more. */
function whenIdleAgain(run: () => boolean): () => void {
	let giveUp = whenIdle(function again() {
		if (run()) giveUp = whenIdle(again);
	});
	return () => giveUp();
}
