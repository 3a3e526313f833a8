/** Text sizes in percent of the browser's own. */
export const TEXT_SIZES = [100, 115, 130, 150, 175, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How pages look, sound and feel on one device, besides the theme. */
export interface Comfort {
	readonly text: TextSize;
	/** High contrast, also where the device does not ask for it. */
	readonly contrast: boolean;
	/** No motion, no sound, no vibration, whatever else is chosen. */
	readonly calm: boolean;
	readonly sound: boolean;
	readonly vibration: boolean;
}

/** Name of the cookie, of the key in localStorage and of the attribute `data-comfort`. */
export const COMFORT_KEY = 'comfort';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Reads stored choices, words with spaces between as in `text-150 calm`. An unknown word is ignored, a missing one means
 * the default: text as the browser has it, vibration, everything else off.
 */
export function comfortOf(stored: string | null | undefined): Comfort {
	const words = (stored ?? '').split(' ');
	return {
		text: TEXT_SIZES.find((size) => words.includes(`text-${size}`)) ?? 100,
		contrast: words.includes('contrast'),
		calm: words.includes('calm'),
		sound: words.includes('sound'),
		vibration: !words.includes('no-vibration')
	};
}

/** The same as words, without the defaults. Style sheets ask for them: `[data-comfort~='calm']`. */
export function comfortWords({ text, contrast, calm, sound, vibration }: Comfort): string {
	return [
		text !== 100 && `text-${text}`,
		contrast && 'contrast',
		calm && 'calm',
		sound && 'sound',
		!vibration && 'no-vibration'
	]
		.filter(Boolean)
		.join(' ');
}

/** The cookie by which the server can write the choices into the first bytes of the page. */
export function comfortCookie(comfort: Comfort): string {
	const words = encodeURIComponent(comfortWords(comfort));
	return `${COMFORT_KEY}=${words}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
}

/** What the page is shown by now. In the browser only. */
const comfortNow = (): Comfort => comfortOf(document.documentElement.dataset.comfort);

/** What this device chose; a page it kept for when there is no network may say something older. */
export function storedComfort(): Comfort {
	try {
		const stored = localStorage.getItem(COMFORT_KEY);
		return stored === null ? comfortNow() : comfortOf(stored);
	} catch {
		return comfortNow();
	}
}

/** Shows the page by these choices, and remembers them. */
export function chooseComfort(comfort: Comfort): void {
	document.documentElement.dataset.comfort = comfortWords(comfort);
	document.cookie = comfortCookie(comfort);
	try {
		localStorage.setItem(COMFORT_KEY, comfortWords(comfort));
	} catch {
		// Storage can be closed to us; the cookie remembers alone.
	}
}
