import type { Present } from './present.ts';

/** What a page is told of its log. */
export interface Hearing {
	/** The number of a version; null: no stream comes through, and it is time to look. */
	heard(version: number | null): void;
	/** What happened after some version, before the next is heard of; where there is too much of it, it is not told. */
	happened?(told: Happened): void;
	/** Who looks at the log now; null: nobody knows. */
	met?(present: readonly Present[] | null): void;
	/** Another device may deal at its table off the network now, or none; told with each stream, too, for it may have been missed. */
	lent?(): void;
}

/** A part of a log as its stream hands it on: what its endpoint would answer whoever asked for it. */
export interface Happened {
	/** The version on which it follows. */
	readonly after: number;
	readonly events: readonly unknown[];
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
export function listenTo(at: string, { heard, happened, met, lent }: Hearing): () => void {
	let stream: EventSource | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** It broke since it was heard last: the browser tries again by itself, more often than it is looked. */
	let broken = false;

	const wait = (milliseconds: number): void => {
		clearTimeout(timer);
		timer = setTimeout(lookAndTryAgain, milliseconds);
	};
	const close = (): void => {
		clearTimeout(timer);
		stream?.close();
		stream = null;
	};
	const stands = (): void => {
		broken = false;
		wait(SILENT_MS);
	};
	const open = (): void => {
		close();
		broken = false;
		if (document.visibilityState !== 'visible') return;
		stream = new EventSource(`${at}/live${happened ? '?events' : ''}`);
		stream.addEventListener('happened', ({ data }: MessageEvent<string>) => {
			// Our own server's words, in the form of the type.
			happened?.(JSON.parse(data) as Happened);
		});
		stream.addEventListener('version', ({ data }: MessageEvent<string>) => {
			stands();
			heard(Number(data));
		});
		stream.addEventListener('here', ({ data }: MessageEvent<string>) => {
			// Our own server's words, in the form of the type.
			met?.(JSON.parse(data) as Present[]);
		});
		for (const told of ['open', 'lent']) stream.addEventListener(told, () => lent?.());
		stream.addEventListener('stands', stands);
		stream.addEventListener('error', () => {
			met?.(null);
			if (!broken) wait(LOOK_MS);
			broken = true;
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
