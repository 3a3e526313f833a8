import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeSeat } from '../../../src/lib/server/logs/change-seat.ts';
import { seating, titleTyped } from '../../../src/lib/server/logs/seating.ts';
import { members } from '../../../src/lib/server/db/schema/groups.ts';
import { auditOf } from '../../../src/lib/server/tables/audit.ts';
import { ACTOR, openHeritage, keepingOf } from './house.ts';

let house: Awaited<ReturnType<typeof openHeritage>>;
let id: string;
beforeEach(async () => {
	house = await openHeritage();
	id = await house.found();
	await house.database.write((transaction) =>
		transaction
			.insert(members)
			.values({ groupId: 'group-one', userId: ACTOR.id, role: 'keeper', joinedAt: 0 })
	);
});
afterEach(() => house.dispose());

const change = (seatId: string, name: unknown, userId: string | null = null) =>
	changeSeat(
		{ database: house.database, ...keepingOf(house.service) },
		id,
		{ seatId, name, userId },
		{ ...ACTOR, now: 1 }
	);
const seats = async () =>
	(await seating(house.database.read, { id, groupId: 'group-one' })).seats.map(
		({ seatId, name, userId }) => [seatId, name, userId]
	);

describe('the seats of a chronicle', () => {
	it('take another name and a member of the group, and are freed again', async () => {
		expect(await change('s2', '  Bartholomäus ', ACTOR.id)).toEqual({ ok: true });
		expect((await seats())[1]).toEqual(['s2', 'Bartholomäus', ACTOR.id]);
		expect(await change('s2', 'Bartholomäus')).toEqual({ ok: true });
		expect((await seats())[1]).toEqual(['s2', 'Bartholomäus', null]);
	});

	it('are written down where they go to somebody else', async () => {
		await change('s2', 'Bartholomäus', ACTOR.id);
		await change('s2', 'Barty', ACTOR.id);
		await change('s2', 'Barty');
		const lines = await auditOf(house.database.read, 'group-one', id);
		expect(lines.map(({ what, seat }) => [what, seat])).toEqual([
			['seat-freed', 'Barty'],
			['seat-given', 'Barty']
		]);
		expect(await auditOf(house.database.read, 'group-one', 'another chronicle')).toEqual([]);
	});

	it('put a hash of a new name into the log, never the name, and nothing for who sits there', async () => {
		await change('s1', 'Somebody else');
		const written = (await house.service.events(id, 1)) ?? [];
		expect(written.map(({ event }) => event)).toEqual([
			{ type: 'SeatNamed', seat: 's1', proof: expect.stringMatching(/^[0-9a-f]{64}$/) as string }
		]);
		expect((await house.service.read(id))?.names.seats['s1']).toBe('Somebody else');
		await change('s1', 'Somebody else', ACTOR.id);
		expect(await house.service.events(id, 1)).toEqual(written);
	});

	it.each([
		['s1', ' ', null, 'name-missing'],
		['s1', undefined, null, 'name-missing'],
		['s1', 'x'.repeat(61), null, 'name-too-long'],
		['s9', 'Nina', null, 'no-such-seat'],
		['s1', 'Nina', 'actor-s1-x', 'not-a-member']
	])('refuse %s named %o for %s: %s', async (seatId, name, userId, refusal) => {
		const before = await seats();
		expect(await change(seatId, name, userId)).toMatchObject({ ok: false, refusal });
		expect(await seats()).toEqual(before);
	});

	it('name the members who may sit there', async () => {
		const { members: people } = await seating(house.database.read, { id, groupId: 'group-one' });
		expect(people).toEqual([{ id: ACTOR.id, name: ACTOR.name }]);
	});
});

it.each([
	['Seven Centuries', ' seven  CENTURIES ', true],
	['Seven Centuries', 'Seven Century', false],
	['Seven Centuries', null, false]
])('“%s” typed as %o guards: %s', (title, typed, guarded) => {
	expect(titleTyped(title, typed)).toBe(guarded);
});
