import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import { ID_PATTERN } from '$lib/games/core/envelope';
import { tableNow } from '$lib/games/heritage/chronicle/at-table-happened';
import { reasonSchema } from '$lib/games/heritage/shapes';
import { application } from '$lib/server/application';
import { signedIn, witness } from '$lib/server/http/access';
import { openedChronicle } from '$lib/server/games/heritage/opened';
import { readJson } from '$lib/server/http/json';
import { newToken } from '$lib/server/accounts/tokens';
import { seatsPlayed } from '$lib/server/tables/sitting';
import { callBack, endOfLease, giveBack, leaseOf, lend } from '$lib/server/tables/leases';
import type { RequestHandler } from './$types';

const id = v.pipe(
	v.string(),
	v.regex(ID_PATTERN, 'expected an id of 8 to 64 letters, digits, - or _')
);
const deviceSchema = v.strictObject({ device: id });
const endSchema = v.union(
	[
		v.strictObject({ lease: id }),
		v.strictObject({ since: v.pipe(v.number(), v.integer()), reason: reasonSchema })
	],
	'expected a lease, or since when it was lent and a reason'
);

const refused = (status: 403 | 409, sentence: string): Response => json({ sentence }, { status });

/**
 * Who deals at the table off the network: `{ lease }`, null where nobody's device does; `own`: the `device` that asks.
 * Where that one does not any more: `ended`, a sentence that says why.
 */
export const GET: RequestHandler = async ({ locals, url }) => {
	const { chronicle } = await openedChronicle(locals);
	const { chapter } = tableNow(chronicle.state);
	const { database } = await application();
	const lease =
		chapter === null ? null : await leaseOf(database.read, { chronicleId: chronicle.id, chapter });
	const userId = signedIn(locals).id;
	const device = url.searchParams.get('device') ?? '';
	if (lease?.userId === userId && lease.device === device)
		return json({ lease: { by: lease.by, since: lease.since, chapter, own: true }, ended: null });
	const ended = await endOfLease(database.read, { chronicleId: chronicle.id, userId, device });
	if (!lease) return json({ lease, ended });
	return json({ lease: { by: lease.by, since: lease.since, chapter, own: false }, ended });
};

/** Lends the table to a device: 200 with its lease, the same one where it asks again; 403, or 409 with the sentence why not. */
export const POST: RequestHandler = async ({ locals, request }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const read = await readJson(request, deviceSchema);
	if (!read.ok) return read.answer;
	const table = tableNow(chronicle.state);
	const played = seatsPlayed(access);
	if (table.chapter === null || table.phase === 'finished')
		return refused(409, 'No chapter is under way here that a phone could deal.');
	if (!table.seats.some(({ seat }) => played.includes(seat)))
		return refused(403, 'Only the phone of somebody who plays at this table can deal there.');
	if (table.dealer !== 'app')
		return refused(409, 'The cards on the table deal here, and they need no network.');
	const place = { groupId: access.group.id, chronicleId: chronicle.id, chapter: table.chapter };
	const device = { id: read.content.device, lease: newToken() };
	const { database, listeners } = await application();
	const lent = await lend(database, place, device, witness(locals));
	if (lent.ok) listeners.lent(chronicle.id);
	return lent.ok ? json({ lease: lent.id, chapter: table.chapter }) : refused(409, lent.sentence);
};

/**
 * Gives back the lease of this device, or calls back the one that was lent `since` then, which the keeper does with a reason:
 * 204; 409 where it does not hold any more.
 */
export const DELETE: RequestHandler = async ({ locals, request }) => {
	const { access, chronicle } = await openedChronicle(locals);
	const read = await readJson(request, endSchema);
	if (!read.ok) return read.answer;
	const { content } = read;
	if ('reason' in content && access.role !== 'keeper')
		return refused(403, 'Only the keeper calls back that a phone deals.');
	const { database, listeners } = await application();
	const place = { groupId: access.group.id, chronicleId: chronicle.id };
	const by = witness(locals);
	const ended =
		'lease' in content
			? await giveBack(database, place, content.lease, by)
			: await callBack(database, place, content, by);
	if (ended) listeners.lent(chronicle.id);
	return ended
		? new Response(null, { status: 204 })
		: refused(409, 'No phone deals here off the network any more.');
};
