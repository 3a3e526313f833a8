/** Longer than one attempt takes: a tab that was put to sleep while it sent keeps nobody waiting for ever. */
const MOST_MS = 20_000;

/* Not there on plain http, whatever the types say. */
const locksHere = () => (navigator as { readonly locks?: LockManager }).locks;

/** Whether the tabs of this device can agree which of them sends. */
export const tabsAgree = (): boolean => locksHere() !== undefined;

/**
 * Does something while no other tab of this device does it under the same name; a tab that dies lets go at once.
 * On plain http browsers have no such locks: then tabs may send the same at once, which counts once all the same.
 */
export async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
	const locks = locksHere();
	if (!locks) return work();
	const patience = new AbortController();
	const timer = setTimeout(() => patience.abort(), MOST_MS);
	let begun = false;
	try {
		return await locks.request(name, { signal: patience.signal }, () => {
			begun = true;
			clearTimeout(timer);
			return work();
		});
	} catch (error) {
		clearTimeout(timer);
		if (begun) throw error;
		return work();
	}
}

/** Does something at once; where no other tab of this device does anything under the same name, nor begins to meanwhile, it is told that it is free. */
export async function ifFree<Result>(
	name: string,
	work: (isFree: boolean) => Promise<Result>
): Promise<Result> {
	const locks = locksHere();
	if (!locks) return work(true);
	let begun = false;
	try {
		return await locks.request(name, { ifAvailable: true }, (lock) => {
			begun = true;
			return work(lock !== null);
		});
	} catch (error) {
		if (begun) throw error;
		return work(true);
	}
}
