/** A stream says every 15 seconds that it stands; what stays silent for longer than two of them does not. */
const SILENT_MS = 35_000;
/** How often to look where no stream comes through. */
const LOOK_MS = 5_000;

/**
 * Hears of every version of a log while somebody looks at the page: `heard` is told its number, or null where no
 * stream comes through and it is time to look. A phone that slept, or was off the network, hears first of all how
 * far the log is now. Answers how to stop.
 *
 * @param at the address of the endpoints of the log
 */
export function listenTo(at: string, heard: (version: number | null) => void): () => void {
	let stream: EventSource | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const wait = (milliseconds: number): void => {
		clearTimeout(timer);
		timer = setTimeout(lookAndTryAgain, milliseconds);
	};
	const close = (): void => {
		clearTimeout(timer);
		stream?.close();
		stream = null;
	};
	const open = (): void => {
		close();
		if (document.visibilityState !== 'visible') return;
		stream = new EventSource(`${at}/live`);
		stream.addEventListener('version', ({ data }: MessageEvent<string>) => {
			wait(SILENT_MS);
			heard(Number(data));
		});
		stream.addEventListener('stands', () => wait(SILENT_MS));
		stream.addEventListener('error', () => wait(LOOK_MS));
		wait(SILENT_MS);
	};
	const lookAndTryAgain = (): void => {
		heard(null);
		open();
		// It may not come through this time either.
		wait(LOOK_MS);
	};

	const shownAgain = ({ persisted }: PageTransitionEvent): void => {
		if (persisted) open();
	};

	open();
	document.addEventListener('visibilitychange', open);
	window.addEventListener('online', open);
	window.addEventListener('pageshow', shownAgain);
	return () => {
		close();
		document.removeEventListener('visibilitychange', open);
		window.removeEventListener('online', open);
		window.removeEventListener('pageshow', shownAgain);
	};
}
