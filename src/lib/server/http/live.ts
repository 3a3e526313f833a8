import type { Visitor } from '../live/company.ts';
import type { Listener } from '../live/listeners.ts';
import type { News } from '../live/news.ts';
import { EventStream } from './event-stream.ts';
import { nothingHere } from './json.ts';

type Log = {
	listen(id: string, listener: Listener): Promise<{ leave(): void } | null>;
};

/** Who reads a stream, and what of it. */
export interface Reading {
	readonly visitor: Visitor;
	/** Whether they may read the log at this moment. */
	readonly stillMay: () => Promise<boolean>;
	/** Whether they want to know what happened, and not only that something did. */
	readonly events: boolean;
	/** Is told when the stream is over. */
	readonly ended?: () => void;
}

/** How often a stream says that it still stands, and asks whether its visitor still may. */
const STANDS_MS = 15_000;

/**
 * What goes on at a log as server-sent events: `version` with the one it has now, then with each once it is
 * committed; `here`, who looks at it; `lent`, that another device deals off the network, or none; `stands` in between. With `events`, `happened` goes before a version and holds
 * what its reader would be given who asked for the events since the version told before: each time it is judged anew,
 * as that would be, and where nobody can tell the number stands alone, as where it is more than a stream carries. It
 * ends when `stillMay` says no, with the log, and with the program.
 */
export async function liveLog(
	log: Log,
	id: string,
	{ visitor, stillMay, events, ended }: Reading
): Promise<Response> {
	const ends: (() => void)[] = [];
	const stream = new EventStream(() => ends.forEach((end) => end()));
	const toldOn = events ? judged(stream, stillMay) : toldAtOnce(stream);
	let last = -1;
	const listening = await log.listen(id, {
		visitor,
		tell(version, news) {
			if (version <= last) return;
			toldOn(version, news && news.after <= last ? news : undefined);
			last = version;
		},
		lent: () => stream.say('lent', ''),
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
	ends.push(listening.leave, () => clearInterval(timer), ...(ended ? [ended] : []));
	if (stream.over) ends.forEach((end) => end());
	return stream.response();
}

type Tell = (version: number, news: News | undefined) => void;

const toldAtOnce =
	(stream: EventStream): Tell =>
	(version) =>
		stream.say('version', String(version));

/** Asks before each, in their order. */
function judged(stream: EventStream, stillMay: () => Promise<boolean>): Tell {
	const toldNow = toldAtOnce(stream);
	let waiting = 0;
	let before = Promise.resolve();
	return (version, news) => {
		const text = news?.text ?? null;
		if (text === null && waiting === 0) return toldNow(version, news);
		waiting += 1;
		// Asked now, together with all others who are told.
		const asked = text === null ? null : stillMay().catch(() => null);
		before = Promise.all([asked, before]).then(([may]) => {
			waiting -= 1;
			if (may === false) return stream.end();
			if (may && text) stream.send(text);
			toldNow(version, news);
		});
	};
}

const seenBy =
	(visitor: Visitor) =>
	({ id, name, seats }: Visitor) => ({ name, seats, you: id === visitor.id });
