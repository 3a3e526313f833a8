import { describe, expect, it } from 'vitest';
import { logAccess } from '../../../../src/lib/server/tables/access.ts';
import { satDown } from '../../../../src/lib/server/logs/sitting-down.ts';
import { GET } from '../../../../src/routes/api/logs/[log]/hands/[seat]/+server.ts';
import { atTable } from './dealt-table.ts';
import {
	act,
	application,
	chronicle,
	gives,
	KEEPER,
	PEOPLE,
	seats,
	withHands
} from './hands-kit.ts';

/* Hidden hands with code at the table: nobody sits at s4, and code plays it. */

withHands();

const give = (seat: string) => act({ type: 'GiveSeatToRival', seat, strength: 'easy' });

/** What somebody is answered who asks for a hand that the house would let them see. */
async function answered(id: string, seat: string): Promise<number> {
	const access = await logAccess(application.database.read, id, chronicle, 'heritage');
	const locals = { user: { id, name: id, guest: false }, denied: null, access };
	try {
		return (await GET({ locals, params: { log: chronicle, seat } } as never)).status;
	} catch (thrown) {
		return (thrown as { status: number }).status;
	}
}

const log = async () => {
	const read = await application.keeping('heritage').logs.read(chronicle);
	if (!read) throw new Error('the log is gone');
	return read;
};

describe('the hand of a free seat that code plays', () => {
	it('is shown to nobody, and to the keeper again once the seat is taken back', async () => {
		expect(await answered('the-keeper', 's4')).toBe(200);
		await give('s4');
		for (const { id } of PEOPLE) expect(await answered(id, 's4')).toBe(404);
		await act({ type: 'TakeSeatBack', seat: 's4' });
		expect(await answered('the-keeper', 's4')).toBe(200);
	});

	it('is played by nobody: a refusal would tell what it holds', async () => {
		await give('s4');
		const { table } = (await log()).state;
		const scheme = Object.values(table?.schemes ?? {}).find(({ of }) => of === 'clan')?.id ?? '';
		const leader = table?.seats.find(({ seat }) => seat === 's4')?.leader ?? '';
		const plays = { type: 'PlayScheme', seat: 's4', scheme, leader, borrowed: [] } as const;
		expect(await gives('the-keeper', atTable({ ...plays, borrowed: [] }))).toBe(403);
	});

	it('goes to the person who sits down there, who takes the seat over', async () => {
		await give('s4');
		await seats('s2', null);
		await seats('s4', 'other-player');
		await satDown(application, { game: 'heritage', chronicleId: chronicle, seatId: 's4' }, KEEPER);
		expect((await log()).state.rivals).toEqual({});
		expect(await answered('other-player', 's4')).toBe(200);
	});
});

describe('the hand of a person who lets code play', () => {
	it('stays theirs to look at, and nobody else gives it away', async () => {
		const gave = { type: 'GiveSeatToRival', seat: 's1', strength: 'easy' } as const;
		for (const id of ['the-keeper', 'other-player', 'the-referee', 'a-spectator'])
			expect(await gives(id, gave)).toBe(403);
		expect(await gives('first-player', gave)).toBe(200);
		expect(await answered('first-player', 's1')).toBe(200);
	});

	it('is taken back by anybody who plays', async () => {
		await give('s1');
		expect(await gives('a-spectator', { type: 'TakeSeatBack', seat: 's1' })).toBe(403);
		expect(await gives('other-player', { type: 'TakeSeatBack', seat: 's1' })).toBe(200);
		expect((await log()).state.rivals).toEqual({});
	});
});
