import type { Present } from './present.ts';

/** What a page is told of its log. */
export interface Hearing {
	/** The number of a version; null: no stream comes through, and it is time to look. */
	heard(version: number | null): void;
	/** Who looks at the log now; null: nobody knows. */
	met?(present: readonly Present[] | null): void;
}

/** A stream says every 15 seconds that it stands; what stays silent for longer than two of them does not. */
const SILENT_MS = 35_000;
/** How often to look where no stream comes through. */
const LOOK_MS = 5_000;

/**
 * Hears of every version of a log, and of who looks at it, while somebody looks at the page. A phone that slept, or
 * was off the network, hears first of all how far the log is now. Answers how to stop.
 *
 * @param at the address of the endpoints of the log
 */
export function listenTo(at: string, { heard, met }: Hearing): () => void {
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
		stream.addEventListener('here', ({ data }: MessageEvent<string>) => {
			// Our own server's words, in the form of the type.
			met?.(JSON.parse(data) as Present[]);
		});
		stream.addEventListener('stands', () => wait(SILENT_MS));
		stream.addEventListener('error', () => {
			met?.(null);
			wait(LOOK_MS);
		});
		wait(SILENT_MS);
	};
	const lookAndTryAgain = (): void => {
		met?.(null);
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
