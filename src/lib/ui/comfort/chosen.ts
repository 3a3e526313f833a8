/** Whether this device chose it, one of the words of `comfortWords`. In the browser only. */
export const isChosen = (word: 'calm' | 'sound' | 'no-vibration'): boolean =>
	(document.documentElement.dataset.comfort ?? '').split(' ').includes(word);

/** Whether nothing should move: chosen here, or by the device. In the browser only. */
export const isStill = (): boolean =>
	isChosen('calm') || matchMedia('(prefers-reduced-motion: reduce)').matches;
