import { json } from '@sveltejs/kit';
import type { Written } from '../logs/written.ts';
import { nothingHere } from './json.ts';

const EVENTS_AT_MOST = 500;

type Log = {
	events(id: string, after: number, atMost: number): Promise<readonly Written[] | null>;
	viewOf?(id: string): Promise<string | null>;
};

const ANOTHER_VIEW = {
	reason: 'another-view',
	sentence: 'You now see this game as someone else. Load the page again.'
} as const;

/**
 * Envelopes after a sequence, oldest first, 500 at most; `more` says whether to ask again after the last. Where not all see
 * the same, `view` says whose numbers these are; who asks on with another one begins again.
 */
export async function eventsAfter(log: Log, id: string, { searchParams }: URL): Promise<Response> {
	const after = searchParams.get('after') ?? '0';
	if (!/^\d{1,9}$/.test(after))
		return json(
			{ issues: [{ path: 'after', message: 'expected a sequence, such as after=12' }] },
			{ status: 400 }
		);
	const before = await log.viewOf?.(id);
	const events = await log.events(id, Number(after), EVENTS_AT_MOST + 1);
	const view = await log.viewOf?.(id);
	if (!events || view === null) nothingHere();
	const known = Number(after) === 0 ? view : (searchParams.get('view') ?? view);
	if (view !== before || (view !== undefined && view !== known))
		return json(ANOTHER_VIEW, { status: 409 });
	return json({
		events: events.slice(0, EVENTS_AT_MOST),
		more: events.length > EVENTS_AT_MOST,
		view
	});
}
