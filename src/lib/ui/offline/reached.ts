import { isReached } from '../unreached.ts';

const LOOK_MS = 2_000;

/** Calls `back` once the program answers, which it may at once. Returns how to look no more. */
export function onceReached(back: () => void): () => void {
	let isOver = false;
	const look = async (): Promise<void> => {
		if (isOver || !(await isReached()) || isOver) return;
		stop();
		back();
	};
	const online = (): void => void look();
	const timer = setInterval(online, LOOK_MS);
	const stop = (): void => {
		isOver = true;
		clearInterval(timer);
		removeEventListener('online', online);
	};
	addEventListener('online', online);
	void look();
	return stop;
}
