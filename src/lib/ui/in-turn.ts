/**
 * A page comes alive in turns: what is tapped first, first, and each other part in a moment of its own, so that no tap
 * waits for all of them.
 */
const waiting: (() => void)[] = [];
let taking = false;
let alive = false;

/** The page that came from the server is alive now; whatever is shown from here on is made here. */
export function cameAlive(): void {
	alive = true;
}

/** Whether what is being made stands in the page already, as the server wrote it. */
export const isWritten = (): boolean => !alive;

/** Runs something in a turn of its own, after all that asked before. Returns how to give it up. */
export function inTurn(run: () => void): () => void {
	waiting.push(run);
	take();
	return () => {
		const at = waiting.indexOf(run);
		if (at >= 0) waiting.splice(at, 1);
	};
}

function take(): void {
	if (taking || waiting.length === 0) return;
	taking = true;
	setTimeout(() => {
		taking = false;
		try {
			waiting.shift()?.();
		} finally {
			take();
		}
	});
}
