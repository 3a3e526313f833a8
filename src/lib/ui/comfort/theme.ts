/** Which light the pages are read by; `system` follows the device. */
export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** Name of the cookie and of the key in localStorage. */
export const THEME_KEY = 'theme';

const ONE_YEAR_SECONDS = 31_536_000;

/** Reads a stored choice; anything unknown or missing means `system`. */
export function themeOf(stored: string | null | undefined): Theme {
	return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** The cookie by which the server can write the theme into the first bytes of the page. */
export function themeCookie(theme: Theme): string {
	return `${THEME_KEY}=${theme}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`;
}

/** What this device chose; a page it kept for when there is no network may say something older. In the browser only. */
export function storedTheme(): Theme {
	const written = document.documentElement.dataset.theme;
	try {
		return themeOf(localStorage.getItem(THEME_KEY) ?? written);
	} catch {
		return themeOf(written);
	}
}

/** Shows the page by this light, and remembers it. */
export function chooseTheme(theme: Theme): void {
	document.documentElement.dataset.theme = theme;
	document.cookie = themeCookie(theme);
	try {
		localStorage.setItem(THEME_KEY, theme);
	} catch {
		// Storage can be closed to us; the cookie remembers alone.
	}
}
