import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import { ID_PATTERN } from '$lib/games/core/envelope';
import { signedIn, witness } from '$lib/server/http/access';
import { logHere, openedLog } from '$lib/server/http/opened';
import { nothingHere, readJson } from '$lib/server/http/json';
import { newToken } from '$lib/server/accounts/tokens';
import { seatsPlayed } from '$lib/server/tables/sitting';
import { callBack, endOfLease, giveBack, leaseOf, lend } from '$lib/server/tables/leases';
import type { RequestHandler } from './$types';

const id = v.pipe(
	v.string(),
	v.regex(ID_PATTERN, 'expected an id of 8 to 64 letters, digits, - or _')
);
const reason = v.pipe(v.string(), v.trim(), v.minLength(1, 'say why'), v.maxLength(300));
const deviceSchema = v.strictObject({ device: id });
const endSchema = v.union(
	[
		v.strictObject({ lease: id }),
		v.strictObject({ since: v.pipe(v.number(), v.integer()), reason })
	],
	'expected a lease, or since when it was lent and a reason'
);

/** The log of the path, and the table that lies there; null: none does now. Of a game whose tables are not lent, nothing. */
async function tableHere(locals: App.Locals) {
	const here = await logHere(locals);
	const { house, access, id, kept } = here;
	if (!kept.lendable) nothingHere();
	const { chronicle } = await openedLog(here);
	return { house, access, id, table: kept.lendable(chronicle.state) };
}

const refused = (status: 403 | 409, sentence: string): Response => json({ sentence }, { status });

/**
 * Who deals at the table off the network: `{ lease }`, null where nobody's device does; `own`: the `device` that asks.
 * Where that one does not any more: `ended`, a sentence that says why.
 */
export const GET: RequestHandler = async ({ locals, url }) => {
	const {
		house: { database },
		id: chronicleId,
		table
	} = await tableHere(locals);
	const chapter = table?.chapter ?? null;
	const lease = chapter === null ? null : await leaseOf(database.read, { chronicleId, chapter });
	const userId = signedIn(locals).id;
	const device = url.searchParams.get('device') ?? '';
	if (lease?.userId === userId && lease.device === device)
		return json({ lease: { by: lease.by, since: lease.since, chapter, own: true }, ended: null });
	const ended = await endOfLease(database.read, { chronicleId, userId, device });
	if (!lease) return json({ lease, ended });
	return json({ lease: { by: lease.by, since: lease.since, chapter, own: false }, ended });
};

/** Lends the table to a device: 200 with its lease, the same one where it asks again; 403, or 409 with the sentence why not. */
export const POST: RequestHandler = async ({ locals, request }) => {
	const { house, access, id: chronicleId, table } = await tableHere(locals);
	const read = await readJson(request, deviceSchema);
	if (!read.ok) return read.answer;
	const played = seatsPlayed(access);
	if (!table || table.isOver)
		return refused(409, 'No chapter is under way here for a phone to deal.');
	if (!table.seats.some((seat) => played.includes(seat)))
		return refused(403, 'Only a player at this table can deal on their phone.');
	if (!table.isDealt) return refused(409, 'You deal from the box here, which needs no network.');
	const place = { groupId: access.group.id, chronicleId, chapter: table.chapter };
	const device = { id: read.content.device, lease: newToken() };
	const lent = await lend(house.database, place, device, witness(locals));
	if (lent.ok) house.listeners.lent(chronicleId);
	return lent.ok ? json({ lease: lent.id, chapter: table.chapter }) : refused(409, lent.sentence);
};

/**
 * Gives back the lease of this device, or calls back the one that was lent `since` then, which the keeper does with a reason:
 * 204; 409 where it does not hold any more.
 */
export const DELETE: RequestHandler = async ({ locals, request }) => {
	const { house, access, id: chronicleId } = await tableHere(locals);
	const read = await readJson(request, endSchema);
	if (!read.ok) return read.answer;
	const { content } = read;
	if ('reason' in content && access.role !== 'keeper')
		return refused(403, 'Only the keeper can stop another phone from dealing.');
	const { database, listeners } = house;
	const place = { groupId: access.group.id, chronicleId };
	const by = witness(locals);
	const ended =
		'lease' in content
			? await giveBack(database, place, content.lease, by)
			: await callBack(database, place, content, by);
	if (ended) listeners.lent(chronicleId);
	return ended
		? new Response(null, { status: 204 })
		: refused(409, 'No phone deals here offline any more.');
};
