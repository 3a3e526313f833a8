import { afterEach, beforeEach, expect } from 'vitest';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import type { Application } from '../../../../src/lib/server/application.ts';
import { changeSeat } from '../../../../src/lib/server/logs/change-seat.ts';
import { judge } from '../../../../src/lib/server/http/gate.ts';
import { logAccess } from '../../../../src/lib/server/tables/access.ts';
import { POST } from '../../../../src/routes/api/logs/[log]/commands/+server.ts';
import { openGroup, type Group, type Person } from '../../../support/group.ts';
import { start } from '../../../unit/heritage/table.ts';
import { newCommandId } from '../../logs/house.ts';
import { dealTable } from './dealt-table.ts';

/* The first chapter of four on the table, with hidden hands: who may look at which. */

export const PEOPLE: readonly Person[] = [
	{ id: 'the-keeper', role: 'keeper', seat: 's3' },
	{ id: 'first-player', role: 'player', seat: 's1' },
	{ id: 'other-player', role: 'player', seat: 's2' },
	{ id: 'the-referee', role: 'referee' },
	{ id: 'a-spectator', role: 'spectator' }
];
export const SEATS = ['s1', 's2', 's3', 's4'];
const HANDS = '/api/logs/[log]/hands/[seat]';
export const KEEPER = { id: 'the-keeper', name: 'the-keeper' };

let group: Group;
export let application: Application;
export let chronicle: string;

/** Each test of the file that asks for it has a table of its own. */
export function withHands(): void {
	beforeEach(async () => {
		group = await openGroup(PEOPLE);
		({ application } = group);
		chronicle = await group.found(SEATS, start(4));
		await dealTable(group, chronicle);
	});
	afterEach(() => group.close());
}

export const act = (body: Command) => group.act(chronicle, body);

/** What the guard of the house makes of somebody who asks for a hand. */
export const judged = (id: string, seat: string) =>
	judge(application.database.read, {
		routeId: HANDS,
		params: { log: chronicle, seat },
		method: 'GET',
		search: new URLSearchParams(),
		person: { id, name: id, guest: false }
	});

/** A seat goes to somebody else, or is just a name again, as the keeper says in the settings. */
export async function seats(seatId: string, userId: string | null): Promise<void> {
	const by = { ...KEEPER, now: Date.now() };
	const seat = { seatId, name: seatId, userId };
	expect(await changeSeat(application, chronicle, seat, by)).toEqual({ ok: true });
}
/** Who sees the hand of a seat. */
export async function seeing(seat: string): Promise<string[]> {
	const verdicts = await Promise.all(
		PEOPLE.map(async ({ id }) => [id, (await judged(id, seat)).kind] as const)
	);
	return verdicts.flatMap(([id, kind]) => (kind === 'open' ? id : []));
}
export async function gives(id: string, command: Command): Promise<number> {
	const request = new Request('http://localhost/x', {
		method: 'POST',
		body: JSON.stringify({ id: newCommandId(), seen: 1, command })
	});
	const access = await logAccess(application.database.read, id, chronicle, 'heritage');
	const locals = { user: { id, name: id, guest: false }, denied: null, access };
	return (await POST({ request, params: { log: chronicle }, locals } as never)).status;
}
