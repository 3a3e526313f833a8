import type { RequestEvent } from '@sveltejs/kit';
import type { Application } from '../application.ts';
import type { Database } from '../db/client.ts';
import { visitorOf } from './access.ts';
import { judgeAll, type Wish } from './gate.ts';
import type { Reading } from './live.ts';

type House = Pick<Application, 'sessions' | 'database'>;

/** Sessions that ask the same at the same moment, and for which of them it is open. */
interface Round {
	readonly sessionIds: Set<string>;
	readonly open: Promise<ReadonlySet<string>>;
}

const rounds = new WeakMap<Database, Map<string, Round>>();

async function openFor(
	{ sessions, database }: House,
	wish: Omit<Wish, 'person'>,
	sessionIds: ReadonlySet<string>
): Promise<ReadonlySet<string>> {
	const people = await sessions.standing([...sessionIds]);
	const open = await judgeAll(database.read, wish, [...people.values()]);
	return new Set([...people].flatMap(([sessionId, { id }]) => (open.has(id) ? sessionId : [])));
}

/** All who ask before anything else happens are judged by the same two looks at the database. */
function roundFor(house: House, wish: Omit<Wish, 'person'>): Round {
	const now = rounds.get(house.database) ?? new Map<string, Round>();
	rounds.set(house.database, now);
	const key = JSON.stringify([wish.routeId, wish.params]);
	const known = now.get(key);
	if (known) return known;
	const sessionIds = new Set<string>();
	const open = Promise.resolve().then(() => {
		now.delete(key);
		return openFor(house, wish, sessionIds);
	});
	const round = { sessionIds, open };
	now.set(key, round);
	return round;
}

/** Asks the table of rights again about a request whose answer lasts: people sign out, and leave groups. */
export function mayStill(
	house: House,
	{ locals, route, params, request, url }: RequestEvent
): () => Promise<boolean> {
	const { sessionId } = locals;
	const wish = {
		routeId: route.id ?? '',
		params,
		method: request.method,
		search: url.searchParams
	};
	return async () => {
		if (sessionId === null) return false;
		const { sessionIds, open } = roundFor(house, wish);
		sessionIds.add(sessionId);
		return (await open).has(sessionId);
	};
}

/** Who reads the stream that a request asks for; `?events`: with what happens. */
export const readingOf = (house: House, event: RequestEvent): Reading => ({
	visitor: visitorOf(event.locals),
	stillMay: mayStill(house, event),
	events: event.url.searchParams.has('events'),
	...(event.locals.streamEnded && { ended: event.locals.streamEnded })
});
