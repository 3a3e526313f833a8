/** Of all a browser could lend to a page, the camera to the microphone, Elysium asks for nothing. */
const NOTHING_ASKED = [
	'accelerometer',
	'browsing-topics',
	'camera',
	'display-capture',
	'geolocation',
	'gyroscope',
	'magnetometer',
	'microphone',
	'midi',
	'payment',
	'usb'
]
	.map((feature) => `${feature}=()`)
	.join(', ');

const ALWAYS = {
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
	'permissions-policy': NOTHING_ASKED
};

/** What Kit's own policy says for pages; this one is for answers that Kit does not render: they load nothing. */
const NOTHING_LOADED =
	"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const YEAR = 31_536_000;

/**
 * Puts the headers of the house on a response. `personal`: it shows something that is not for everyone, so that
 * neither a shared cache nor the browser's own may keep it; what our worker keeps is gone when its reader signs out.
 */
export function dress(
	headers: Headers,
	about: {
		readonly routeId: string | null;
		readonly https: boolean;
		/** https, or this very machine */
		readonly trustworthy: boolean;
		readonly personal: boolean;
	}
): void {
	for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value);
	// The path of an invitation is its secret: it goes nowhere, not even within the house. Not 'no-referrer', with
	// which a browser calls the origin of a plain form 'null', so that joining without JavaScript would be refused.
	headers.set(
		'referrer-policy',
		about.routeId?.startsWith('/join/') === true ? 'strict-origin' : 'same-origin'
	);
	// Elsewhere on plain http a browser ignores it and complains in the console.
	if (about.trustworthy) headers.set('cross-origin-opener-policy', 'same-origin');
	if (about.https) headers.set('strict-transport-security', `max-age=${String(YEAR)}`);
	if (!headers.has('content-security-policy'))
		headers.set('content-security-policy', NOTHING_LOADED);
	if (about.personal) headers.set('cache-control', 'private, no-store');
}
