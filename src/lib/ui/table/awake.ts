/**
 * Keeps the screen from going dark while the page is looked at, where a browser can; answers how to stop. It can only
 * over https or on this device itself, and never with an empty battery.
 */
export function keepAwake(): () => void {
	let lock: { release(): Promise<void> } | null = null;
	let stopped = false;

	const ask = async (): Promise<void> => {
		if (stopped || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
		const got = await navigator.wakeLock.request('screen').catch(() => null);
		if (stopped) void got?.release();
		else lock = got;
	};
	const again = (): void => void ask();

	again();
	// A browser takes it back when the page is hidden.
	document.addEventListener('visibilitychange', again);
	return () => {
		stopped = true;
		document.removeEventListener('visibilitychange', again);
		void lock?.release();
	};
}
