/**
 * A page comes alive in turns: what is tapped first, first, and each other part in a moment of its own, so that no tap
 * waits for all of them.
 */
const waiting: (() => void)[] = [];
let taking = false;
let alive = false;
/** A part is made out of what the server wrote, and with it the parts inside it. */
let remaking: { readonly atOnce: boolean } | null = null;

/** The page that came from the server is alive now; whatever is shown from here on is made here. */
export function cameAlive(): void {
	alive = true;
}

/** Whether what is being made stands in the page already, as the server wrote it. */
export const isWritten = (): boolean => !alive || remaking !== null;

/** Whether a part inside another has to come alive with it: somebody touched there. */
export const isHurried = (): boolean => remaking?.atOnce ?? false;

/** Makes a part out of what the server wrote of it. The parts inside it wait for turns of their own, or with `atOnce` for none. */
export function remake(atOnce: boolean, run: () => void): void {
	const around = remaking;
	remaking = { atOnce };
	try {
		run();
	} finally {
		remaking = around;
	}
}

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
