/** Whether this device chose it, one of the words of `comfortWords`. Nothing is chosen where there is no page, as in a test. */
export const isChosen = (word: 'calm' | 'sound' | 'no-vibration'): boolean =>
	typeof document !== 'undefined' &&
	(document.documentElement.dataset.comfort ?? '').split(' ').includes(word);

/** Whether nothing should move: chosen here, or by the device. In the browser only. */
export const isStill = (): boolean =>
	isChosen('calm') || matchMedia('(prefers-reduced-motion: reduce)').matches;
