import type { Visitor } from '../live/company.ts';
import type { Listener } from '../live/listeners.ts';
import { EventStream } from './event-stream.ts';
import { nothingHere } from './json.ts';

type Log = {
	listen(id: string, listener: Listener): Promise<{ leave(): void } | null>;
};

/** How often a stream says that it still stands, and asks whether its visitor still may. */
const STANDS_MS = 15_000;

/**
 * What goes on at a log as server-sent events: `version` with the one it has now, then with each once it is
 * committed; `here`, who looks at it; `stands` in between. What happened is no part of it, so that a stream tells
 * nothing that its reader may not ask for. It ends when `stillMay` says no, with the log, and with the program.
 */
export async function liveLog(
	log: Log,
	id: string,
	visitor: Visitor,
	stillMay: () => Promise<boolean>
): Promise<Response> {
	const ends: (() => void)[] = [];
	const stream = new EventStream(() => ends.forEach((end) => end()));
	let last = -1;
	const listening = await log.listen(id, {
		visitor,
		tell(version) {
			if (version > last) stream.say('version', String(version));
			last = Math.max(last, version);
		},
		meet: (present) => stream.say('here', JSON.stringify(present.map(seenBy(visitor)))),
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

const seenBy =
	(visitor: Visitor) =>
	({ id, name, seats }: Visitor) => ({ name, seats, you: id === visitor.id });
