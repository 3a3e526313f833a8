import { json } from '@sveltejs/kit';
import type { Written } from '../logs/written.ts';
import { nothingHere } from './json.ts';

const EVENTS_AT_MOST = 500;

type Log = {
	events(id: string, after: number, atMost: number): Promise<readonly Written[] | null>;
};

/** Envelopes after a sequence, oldest first, 500 at most; `more` says whether to ask again after the last. */
export async function eventsAfter(log: Log, id: string, { searchParams }: URL): Promise<Response> {
	const after = searchParams.get('after') ?? '0';
	if (!/^\d{1,9}$/.test(after))
		return json(
			{ issues: [{ path: 'after', message: 'expected a sequence, such as after=12' }] },
			{ status: 400 }
		);
	const events = await log.events(id, Number(after), EVENTS_AT_MOST + 1);
	if (!events) nothingHere();
	return json({
		events: events.slice(0, EVENTS_AT_MOST),
		more: events.length > EVENTS_AT_MOST
	});
}
