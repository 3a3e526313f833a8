import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signUp, welcomeGuest } from '../../../src/lib/server/accounts/accounts.ts';
import {
	deleteAccount,
	goingMark,
	groupsThatGo
} from '../../../src/lib/server/accounts/leaving.ts';
import { ownData } from '../../../src/lib/server/accounts/own-data.ts';
import { newId } from '../../../src/lib/server/accounts/tokens.ts';
import type { Database } from '../../../src/lib/server/db/client.ts';
import { users } from '../../../src/lib/server/db/schema/accounts.ts';
import { chronicles, events, people, seats } from '../../../src/lib/server/db/schema/chronicles.ts';
import { groups, invitations, members } from '../../../src/lib/server/db/schema/groups.ts';
import { keptHeritage } from '../../../src/lib/server/games/heritage/kept-heritage.ts';
import { createChronicles } from '../../../src/lib/server/logs/service.ts';
import { REAL_SURROUNDINGS } from '../../../src/lib/server/logs/surroundings.ts';
import { logAccess, groupAccess } from '../../../src/lib/server/tables/access.ts';
import {
	changeRole,
	deleteGroup,
	foundGroup,
	groupsOf,
	handOver,
	membersOf,
	removeMember,
	renameGroup
} from '../../../src/lib/server/tables/groups.ts';
import {
	acceptInvitation,
	invite,
	openInvitation,
	openInvitations,
	revokeInvitation
} from '../../../src/lib/server/tables/invitations.ts';
import { invitationLinks } from '../../../src/lib/server/tables/links.ts';
import { freeSeats } from '../../../src/lib/server/tables/seats.ts';
import { auditOf } from '../../../src/lib/server/tables/audit.ts';
import type { GivenRole } from '../../../src/lib/server/tables/roles.ts';
import { createVault } from '../../../src/lib/server/vault/vault.ts';
import { findChainFault } from '../../../src/lib/games/core/envelope.ts';
import { start } from '../../unit/heritage/table.ts';
import { temporaryDatabase } from '../accounts/support.ts';

const NOW = Date.UTC(2026, 0, 31);
const DAY = 86_400_000;
const PASSWORD = 'seven lamps over lisbon';

async function account(database: Database, name: string): Promise<string> {
	const made = await signUp(database, { name, password: PASSWORD }, NOW);
	if (!made.ok) throw new Error(made.refusal);
	return made.userId;
}

async function guest(database: Database, name: string): Promise<string> {
	const made = await welcomeGuest(database, { name }, NOW);
	if (!made.ok) throw new Error(made.refusal);
	return made.userId;
}

/** Mira keeps a group, Vlad plays in it. */
async function table() {
	const database = await temporaryDatabase();
	const [mira, vlad] = [await account(database, 'Mira'), await account(database, 'Vlad')];
	const founded = await foundGroup(database, mira, 'Thursdays', NOW);
	if (!founded.ok) throw new Error(founded.refusal);
	const group = founded.groupId;
	const wish = async (changes: Partial<Parameters<typeof invite>[1]> = {}) => {
		const invited = await invite(
			database,
			{
				groupId: group,
				invitedBy: mira,
				role: 'player' as GivenRole,
				seat: null,
				lifetime: 'week',
				maxUses: null,
				...changes
			},
			NOW
		);
		if (!invited.ok) throw new Error(invited.sentence);
		return invited;
	};
	const { token } = await wish();
	await acceptInvitation(database, token, vlad, NOW);
	return { database, mira, vlad, group, wish };
}

/** A chronicle of the group: s1 is Vlad's, s2 and s3 are just names. */
async function chronicle(database: Database, group: string, actor: string, vlad: string) {
	const vault = createVault(Buffer.alloc(32), REAL_SURROUNDINGS.now);
	const kept = createChronicles(database, keptHeritage, { ...REAL_SURROUNDINGS, vault });
	const founded = await kept.found({
		groupId: group,
		actor: { id: actor, name: 'Mira' },
		seats: ['s1', 's2', 's3'].map((seatId) => ({
			seatId,
			name: `Name ${seatId}`,
			userId: seatId === 's1' ? vlad : null
		})),
		command: { id: newId(), body: start(3) }
	});
	if (founded.kind !== 'founded') throw new Error(founded.kind);
	await kept.act({
		chronicle: founded.chronicle,
		actor: { id: vlad, name: 'Vlad' },
		seat: 's1',
		command: { id: newId(), seen: 1, body: { type: 'WriteNote', chapter: null, text: 'Hello.' } }
	});
	return { kept, id: founded.chronicle };
}

const roles = async (database: Database, group: string) =>
	Object.fromEntries((await membersOf(database.read, group)).map(({ name, role }) => [name, role]));

describe('a group', () => {
	it('is kept by its founder', async () => {
		const { database, mira, group } = await table();
		expect(await groupAccess(database.read, mira, group)).toEqual({
			group: { id: group, name: 'Thursdays' },
			role: 'keeper',
			chronicle: null,
			seats: [],
			vacant: [],
			closed: [],
			actsFor: []
		});
		expect((await groupsOf(database.read, mira)).map(({ name }) => name)).toEqual(['Thursdays']);
	});

	it('has a name that can be read, and can get another', async () => {
		const { database, mira, group } = await table();
		expect(await foundGroup(database, mira, ' ', NOW)).toMatchObject({ refusal: 'name-missing' });
		expect(await renameGroup(database, group, 'x')).toMatchObject({ refusal: 'name-too-short' });
		expect(await renameGroup(database, group, 'Fridays')).toEqual({ ok: true });
		expect((await groupAccess(database.read, mira, group))?.group.name).toBe('Fridays');
	});

	it('is nothing to people outside, as if it were not there', async () => {
		const { database, group } = await table();
		const stranger = await account(database, 'Otto');
		expect(await groupAccess(database.read, stranger, group)).toBeNull();
		expect(await groupAccess(database.read, stranger, 'missing')).toBeNull();
		expect(await logAccess(database.read, stranger, 'missing', 'heritage')).toBeNull();
	});

	it('has never two keepers, says the table itself', async () => {
		const { database, vlad, group } = await table();
		const second = database.write((tx) =>
			tx.update(members).set({ role: 'keeper' }).where(eq(members.userId, vlad))
		);
		await expect(second).rejects.toThrow();
		expect(await roles(database, group)).toEqual({ Mira: 'keeper', Vlad: 'player' });
	});

	it('is deleted with its chronicles only when its name is typed', async () => {
		const { database, mira, vlad, group } = await table();
		await chronicle(database, group, mira, vlad);
		const named = { id: group, name: 'Thursdays' };
		expect(await deleteGroup(database, named, 'Fridays')).toMatchObject({
			refusal: 'name-does-not-match'
		});
		expect(await deleteGroup(database, named, ' thursdays ')).toEqual({ ok: true });
		for (const empty of [groups, members, invitations, chronicles, events, seats])
			expect(await database.read.$count(empty)).toBe(0);
	});
});

describe('members', () => {
	it.each(['player', 'referee', 'spectator'] as const)('can be made %s', async (role) => {
		const { database, mira, vlad, group } = await table();
		expect(await changeRole(database, group, vlad, role, { id: mira, now: NOW })).toEqual({
			ok: true
		});
		expect(await roles(database, group)).toEqual({ Mira: 'keeper', Vlad: role });
	});

	it('cannot take the keeper’s role away, nor can a stranger be given one', async () => {
		const { database, mira, group } = await table();
		const otto = await account(database, 'Otto');
		expect(await changeRole(database, group, mira, 'player', { id: mira, now: NOW })).toMatchObject(
			{
				refusal: 'keeper-stays'
			}
		);
		expect(await changeRole(database, group, otto, 'player', { id: mira, now: NOW })).toMatchObject(
			{
				refusal: 'not-a-member'
			}
		);
	});

	it('leave or are removed, and their seats keep the name', async () => {
		const { database, mira, vlad, group } = await table();
		const { id } = await chronicle(database, group, mira, vlad);
		expect((await logAccess(database.read, vlad, id, 'heritage'))?.seats).toEqual(['s1']);
		expect(await removeMember(database, group, vlad, { id: mira, now: NOW })).toEqual({ ok: true });
		expect(await groupAccess(database.read, vlad, group)).toBeNull();
		expect(await logAccess(database.read, vlad, id, 'heritage')).toBeNull();
		expect(await freeSeats(database.read, group)).toContainEqual(
			expect.objectContaining({ seatId: 's1', name: 'Name s1' })
		);
		expect(await removeMember(database, group, vlad, { id: mira, now: NOW })).toMatchObject({
			refusal: 'not-a-member'
		});
	});

	it('never lose their keeper', async () => {
		const { database, mira, group } = await table();
		expect(await removeMember(database, group, mira, { id: mira, now: NOW })).toMatchObject({
			refusal: 'keeper-stays'
		});
	});

	it('get a new keeper when the old one hands over', async () => {
		const { database, mira, vlad, group } = await table();
		expect(await handOver(database, group, mira, vlad, NOW)).toEqual({ ok: true });
		expect(await roles(database, group)).toEqual({ Mira: 'player', Vlad: 'keeper' });
		expect(await handOver(database, group, mira, vlad, NOW)).toMatchObject({
			refusal: 'not-a-member'
		});
		expect(await roles(database, group)).toEqual({ Mira: 'player', Vlad: 'keeper' });
	});

	it('are not kept by a guest, a stranger or twice by the same', async () => {
		const { database, mira, group, wish } = await table();
		const visitor = await guest(database, 'Visitor');
		const { token } = await wish();
		await acceptInvitation(database, token, visitor, NOW);
		expect(await handOver(database, group, mira, visitor, NOW)).toMatchObject({
			refusal: 'guest-cannot-keep'
		});
		for (const heir of [mira, await account(database, 'Otto')])
			expect(await handOver(database, group, mira, heir, NOW)).toMatchObject({
				refusal: 'not-a-member'
			});
		expect((await roles(database, group))['Mira']).toBe('keeper');
	});
});

describe('an invitation', () => {
	it('says where to and as what, and keeps only a digest of its token', async () => {
		const { database, wish } = await table();
		const { token } = await wish({ role: 'referee' });
		expect(await openInvitation(database.read, token, NOW)).toMatchObject({
			ok: true,
			group: 'Thursdays',
			role: 'referee',
			invitedBy: 'Mira'
		});
		const stored = JSON.stringify(await database.read.select().from(invitations).all());
		expect(stored).not.toContain(token);
	});

	it.each([
		['day', 1],
		['week', 7],
		['month', 30]
	] as const)('of a %s runs out after %i days', async (lifetime, days) => {
		const { database, wish } = await table();
		const otto = await account(database, 'Otto');
		const { token } = await wish({ lifetime });
		const end = NOW + days * DAY;
		expect(await openInvitation(database.read, token, end - 1)).toMatchObject({ ok: true });
		expect(await acceptInvitation(database, token, otto, end)).toMatchObject({
			refusal: 'invitation-expired'
		});
	});

	it('lets in as many as it says, also when they come at once', async () => {
		const { database, group, wish } = await table();
		const { token } = await wish({ maxUses: 2 });
		const crowd = await Promise.all(
			['Ada', 'Bea', 'Cleo', 'Dora'].map((name) => guest(database, name))
		);
		const answers = await Promise.all(
			crowd.map((person) => acceptInvitation(database, token, person, NOW))
		);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
		expect(answers.filter(({ ok }) => !ok)).toEqual(
			Array(2).fill(expect.objectContaining({ refusal: 'invitation-used-up' }))
		);
		expect(await membersOf(database.read, group)).toHaveLength(4);
	});

	it('can be taken back, by its own group alone', async () => {
		const { database, mira, group, wish } = await table();
		const otto = await account(database, 'Otto');
		const { id, token } = await wish();
		expect(await revokeInvitation(database, 'another group', id, { id: mira, now: NOW })).toBe(
			false
		);
		expect(await revokeInvitation(database, group, id, { id: mira, now: NOW })).toBe(true);
		expect(await acceptInvitation(database, token, otto, NOW)).toMatchObject({
			refusal: 'invitation-revoked'
		});
		expect((await openInvitations(database.read, group, NOW)).map((open) => open.id)).not.toContain(
			id
		);
	});

	it('that is none is refused', async () => {
		const { database, vlad } = await table();
		expect(await acceptInvitation(database, 'guess', vlad, NOW)).toMatchObject({
			refusal: 'invitation-unknown'
		});
	});

	it('changes nothing for who is there already, the keeper least of all', async () => {
		const { database, mira, group, wish } = await table();
		const { id, token } = await wish({ role: 'spectator', maxUses: 1 });
		expect(await acceptInvitation(database, token, mira, NOW)).toMatchObject({ ok: true });
		expect((await roles(database, group))['Mira']).toBe('keeper');
		const open = await openInvitations(database.read, group, NOW);
		expect(open.find((one) => one.id === id)?.uses).toBe(0);
	});

	it('can carry a seat: one person, once', async () => {
		const { database, mira, vlad, group, wish } = await table();
		const { id } = await chronicle(database, group, mira, vlad);
		const [ada, bea] = [await guest(database, 'Ada'), await guest(database, 'Bea')];
		const { token } = await wish({ seat: { chronicleId: id, seatId: 's2' }, maxUses: 9 });
		expect(await acceptInvitation(database, token, ada, NOW)).toEqual({
			ok: true,
			groupId: group,
			place: { game: 'heritage', chronicleId: id, seatId: 's2' }
		});
		expect((await logAccess(database.read, ada, id, 'heritage'))?.seats).toEqual(['s2']);
		expect(await acceptInvitation(database, token, bea, NOW)).toMatchObject({
			refusal: 'invitation-used-up'
		});
	});

	it('never takes a seat from someone', async () => {
		const { database, mira, vlad, group, wish } = await table();
		const { id } = await chronicle(database, group, mira, vlad);
		const ada = await guest(database, 'Ada');
		const { token } = await wish({ seat: { chronicleId: id, seatId: 's1' } });
		expect(await acceptInvitation(database, token, ada, NOW)).toMatchObject({
			ok: true,
			place: null
		});
		expect((await logAccess(database.read, vlad, id, 'heritage'))?.seats).toEqual(['s1']);
	});
});

describe('the link of an invitation', () => {
	const links = (address: string, host: string) =>
		invitationLinks(new URL(address), 'TOKEN', host, ['192.168.7.5']).map(({ href, reach }) => [
			reach,
			href
		]);

	it('is under the address by which the keeper came', () => {
		expect(links('http://192.168.7.5:3000/groups/x', '0.0.0.0')).toEqual([
			['everywhere', 'http://192.168.7.5:3000/join/TOKEN']
		]);
		expect(links('https://elysium.example/groups/x', '127.0.0.1')).toEqual([
			['everywhere', 'https://elysium.example/join/TOKEN']
		]);
	});

	it('is offered for phones too when the keeper sits at the machine that listens to them', () => {
		expect(links('http://localhost:3000/groups/x', '0.0.0.0')).toEqual([
			['network', 'http://192.168.7.5:3000/join/TOKEN'],
			['this-device', 'http://localhost:3000/join/TOKEN']
		]);
	});

	it('promises phones nothing when nobody listens to them', () => {
		expect(links('http://127.0.0.1:3000/groups/x', '127.0.0.1')).toEqual([
			['this-device', 'http://127.0.0.1:3000/join/TOKEN']
		]);
	});

	it('comes with a QR code that needs no style of its own', () => {
		const [link] = invitationLinks(new URL('http://a.local/'), 'TOKEN', '0.0.0.0', []);
		expect(link?.qr).toMatch(/^<svg/);
		expect(link?.qr).not.toMatch(/style=/);
	});
});

describe('deleting an account', () => {
	it('asks for the name, for the password, and for a look at what goes', async () => {
		const { database, mira } = await table();
		const person = { id: mira, name: 'Mira', guest: false };
		const seen = goingMark(await groupsThatGo(database.read, mira));
		expect(
			await deleteAccount(database, person, { name: 'Vlad', password: PASSWORD, seen })
		).toMatchObject({
			refusal: 'name-does-not-match',
			field: 'typed'
		});
		for (const password of ['', 'eight ravens above porto'])
			expect(await deleteAccount(database, person, { name: 'Mira', password, seen })).toMatchObject(
				{
					refusal: 'password-wrong',
					field: 'again'
				}
			);
		expect(
			await deleteAccount(database, person, { name: 'Mira', password: PASSWORD, seen: '' })
		).toMatchObject({
			refusal: 'changed-meanwhile'
		});
		expect(await database.read.$count(users)).toBe(2);
	});

	it('takes the groups along that nobody else keeps, and says so before', async () => {
		const { database, mira, vlad, group } = await table();
		await chronicle(database, group, mira, vlad);
		const going = await groupsThatGo(database.read, mira);
		expect(going).toEqual([{ id: group, name: 'Thursdays', chronicles: 1, games: 0, others: 1 }]);
		const seen = goingMark(going);
		expect(
			await deleteAccount(
				database,
				{ id: mira, name: 'Mira', guest: false },
				{ name: 'mira', password: PASSWORD, seen }
			)
		).toEqual({
			ok: true
		});
		for (const empty of [groups, members, chronicles, events])
			expect(await database.read.$count(empty)).toBe(0);
	});

	it('leaves the group to whom it was handed', async () => {
		const { database, mira, vlad, group } = await table();
		await handOver(database, group, mira, vlad, NOW);
		expect(await groupsThatGo(database.read, mira)).toEqual([]);
		await deleteAccount(
			database,
			{ id: mira, name: 'Mira', guest: false },
			{ name: 'Mira', password: PASSWORD, seen: '' }
		);
		expect(await roles(database, group)).toEqual({ Vlad: 'keeper' });
	});

	it('takes the name out of the annexes and leaves the log and its chain as they were', async () => {
		const { database, mira, vlad, group } = await table();
		const { kept, id } = await chronicle(database, group, mira, vlad);
		const before = await kept.events(id, 0);
		await deleteAccount(
			database,
			{ id: vlad, name: 'Vlad', guest: false },
			{ name: 'Vlad', password: PASSWORD, seen: '' }
		);
		const after = await kept.events(id, 0);
		expect(after).toEqual(before);
		expect(findChainFault((after ?? []) as Parameters<typeof findChainFault>[0])).toBeNull();
		const names = [
			...(await database.read.select({ name: seats.name, userId: seats.userId }).from(seats).all()),
			...(await database.read
				.select({ name: people.name, userId: people.userId })
				.from(people)
				.all())
		];
		expect(names).toContainEqual({ name: 'a former player', userId: null });
		expect(JSON.stringify([names, after])).not.toContain('Vlad');
		expect(JSON.stringify(names)).not.toContain(vlad);
	});
});

describe('one’s own data', () => {
	it('has everything that is known of the person, and no secret', async () => {
		const { database, mira, vlad, group } = await table();
		const { id } = await chronicle(database, group, mira, vlad);
		let text = '';
		for await (const piece of ownData({ database, keeping: () => null as never }, vlad, NOW))
			text += piece;
		const data = JSON.parse(text) as { readonly recoveryCodes: readonly unknown[] };
		// As one piece would be written.
		expect(text).toBe(`${JSON.stringify(data, null, '\t')}\n`);
		expect(data).toMatchObject({
			format: 'elysium-person',
			account: { id: vlad, name: 'Vlad', guest: false },
			groups: [{ name: 'Thursdays', role: 'player' }],
			seats: [{ chronicle: id, seat: 's1' }],
			deeds: [{ chronicle: id, sequence: 2, seat: 's1' }]
		});
		expect(data.recoveryCodes).toHaveLength(10);
		expect(JSON.stringify(data)).not.toMatch(/argon2|[Hh]ash/);
		expect(JSON.stringify(data)).not.toContain('Mira');
	});
});

describe('what changes who may what', () => {
	const writtenDown = async (database: Database, group: string) =>
		(await auditOf(database.read, group, 'no chronicle')).map(({ what, actor, person, role }) => [
			what,
			actor,
			person,
			role
		]);

	it('is written down with who did it, the newest first', async () => {
		const { database, group, mira, vlad, wish } = await table();
		const by = { id: mira, now: NOW };
		const { id } = await wish({ role: 'spectator' });
		await revokeInvitation(database, group, id, by);
		await changeRole(database, group, vlad, 'referee', by);
		await handOver(database, group, mira, vlad, NOW);
		await removeMember(database, group, mira, by);
		expect(await writtenDown(database, group)).toEqual([
			['left', 'Mira', 'Mira', null],
			['handed-over', 'Mira', 'Vlad', null],
			['role-changed', 'Mira', 'Vlad', 'referee'],
			['invitation-withdrawn', 'Mira', null, 'spectator'],
			['invited', 'Mira', null, 'spectator'],
			['joined', 'Vlad', 'Vlad', 'player'],
			['invited', 'Mira', null, 'player']
		]);
	});

	it('is not written down where it was refused', async () => {
		const { database, group, mira } = await table();
		const before = await writtenDown(database, group);
		const by = { id: mira, now: NOW };
		await changeRole(database, group, mira, 'player', by);
		await removeMember(database, group, mira, by);
		await revokeInvitation(database, group, 'no such link', by);
		expect(await writtenDown(database, group)).toEqual(before);
	});
});
