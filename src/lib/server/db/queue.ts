/** Runs one piece of work at a time, in the order of asking. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue of its own; what one piece of work throws goes to its asker alone and never stops the next. */
export function createQueue(): Queue {
	let last: Promise<unknown> = Promise.resolve();
	return (work) => {
		const run = last.then(work);
		last = run.catch(() => undefined);
		return run;
	};
}
