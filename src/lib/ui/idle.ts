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

/** Resolves once nothing else is to be done. */
export const idleMoment = (): Promise<void> => new Promise((resolve) => whenIdle(resolve));

/** Runs something once the next frame is painted: what nobody sees keeps it from coming no longer. Returns how to give it up. */
export function afterFrame(run: () => void): () => void {
	let after: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => (after = setTimeout(run)));
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(after);
	};
}
