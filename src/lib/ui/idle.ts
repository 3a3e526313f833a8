const NEVER_LONGER_MS = 1_000;
/** Where a browser cannot say when it is idle. */
const A_MOMENT_MS = 60;

/** Runs something once nothing else is to be done. Returns how to give it up. */
export function whenIdle(run: () => void): () => void {
	if (typeof requestIdleCallback !== 'function') {
		const waiting = setTimeout(run, A_MOMENT_MS);
		return () => clearTimeout(waiting);
	}
	const waiting = requestIdleCallback(run, { timeout: NEVER_LONGER_MS });
	return () => cancelIdleCallback(waiting);
}

/** Runs something once the next frame is painted: what nobody sees keeps it from coming no longer. Returns how to give it up. */
export function afterFrame(run: () => void): () => void {
	let after: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => (after = setTimeout(run)));
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(after);
	};
}

/** So long a tap may wait unnoticed. */
const AT_ONCE_MS = 8;

/** Goes through steps in idle moments, a few at once, so that a tap in between is not kept waiting. Returns how to give it up. */
export function stepByStep(steps: Iterator<unknown>): () => void {
	let giveUp = whenIdle(() => {
		const until = performance.now() + AT_ONCE_MS;
		let step = steps.next();
		while (!step.done && performance.now() < until) step = steps.next();
		if (!step.done) giveUp = stepByStep(steps);
	});
	return () => giveUp();
}
