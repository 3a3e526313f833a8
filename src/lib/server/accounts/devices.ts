/** The first that fits is the one: most browsers name others beside themselves. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
	[/\bEdg(?:e|A|iOS)?\//, 'Edge'],
	[/\bOPR\/|\bOPT\//, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\bVivaldi\//, 'Vivaldi'],
	[/\b(?:Firefox|FxiOS)\//, 'Firefox'],
	[/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
	[/\bSafari\//, 'Safari']
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bCrOS\b/, 'ChromeOS'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac ?OS\b|\bMacintosh\b/, 'Mac'],
	[/\bLinux\b|\bX11\b/, 'Linux']
];

/** A browser says it in some two hundred characters; whoever sends more is none. */
const LONGEST = 1000;

const firstIn = (list: typeof BROWSERS, userAgent: string): string | undefined =>
	list.find(([sign]) => sign.test(userAgent))?.[1];

/**
 * What somebody signed in with, as they would say it: "Chrome on Android". Made of our own words alone, so nothing a
 * stranger sends is ever shown. Null: it cannot be told.
 */
export function deviceOf(userAgent: string | null): string | null {
	if (userAgent === null || userAgent.length > LONGEST) return null;
	const browser = firstIn(BROWSERS, userAgent);
	const system = firstIn(SYSTEMS, userAgent);
	if (browser === undefined) return system === undefined ? null : `A browser on ${system}`;
	return system === undefined ? browser : `${browser} on ${system}`;
}
