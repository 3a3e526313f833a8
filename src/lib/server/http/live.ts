import type { Listener } from '../live/listeners.ts';
import { EventStream } from './event-stream.ts';
import { nothingHere } from './json.ts';

type Log = {
	listen(id: string, listener: Listener): Promise<{ leave(): void } | null>;
};

/** How often a stream says that it still stands, and asks whether its reader still may. */
const STANDS_MS = 15_000;

/**
 * The versions of a log as server-sent events: `version` with the one it has now, then with each once it is
 * committed; `stands` in between. What happened is no part of it, so that a stream tells nothing that its reader
 * may not ask for. It ends when `stillMay` says no, with the log, and with the program.
 */
export async function liveVersions(
	log: Log,
	id: string,
	stillMay: () => Promise<boolean>
): Promise<Response> {
	const ends: (() => void)[] = [];
	const stream = new EventStream(() => ends.forEach((end) => end()));
	let last = -1;
	const listening = await log.listen(id, {
		tell(version) {
			if (version > last) stream.say('version', String(version));
			last = Math.max(last, version);
		},
		end: () => stream.end()
	});
	if (!listening) nothingHere();
	const timer = setInterval(() => {
		stream.say('stands', '');
		stillMay().then(
			(may) => may || stream.end(),
			() => stream.end()
		);
	}, STANDS_MS).unref();
	ends.push(listening.leave, () => clearInterval(timer));
	if (stream.over) ends.forEach((end) => end());
	return stream.response();
}
