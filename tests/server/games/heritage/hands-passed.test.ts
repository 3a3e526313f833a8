import { eq } from 'drizzle-orm';
import { keepingOf } from '../../logs/house.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { users } from '../../../../src/lib/server/db/schema/accounts.ts';
import { seats as seatsTable } from '../../../../src/lib/server/db/schema/chronicles.ts';
import { members } from '../../../../src/lib/server/db/schema/groups.ts';
import { joinBy } from '../../../../src/lib/server/logs/sitting-down.ts';
import { handOver, removeMember } from '../../../../src/lib/server/tables/groups.ts';
import { invite } from '../../../../src/lib/server/tables/invitations.ts';
import type { Role } from '../../../../src/lib/server/tables/roles.ts';
import { GROUP } from '../../../support/group.ts';
import { atTable, laid } from './dealt-table.ts';
import {
	act,
	application,
	chronicle,
	gives,
	SEATS,
	seats,
	seeing,
	withHands
} from './hands-kit.ts';

withHands();

/** An invitation to a seat that is just a name. */
async function invitedTo(seatId: string): Promise<{ readonly token: string }> {
	const made = await invite(
		application.database,
		{
			groupId: GROUP,
			invitedBy: 'the-keeper',
			role: 'player',
			seat: { chronicleId: chronicle, seatId },
			lifetime: 'day',
			maxUses: 1
		},
		2
	);
	if (!made.ok) throw new Error(made.sentence);
	return made;
}
describe('a hidden hand whose seat goes to somebody else in mid-chapter', () => {
	it('is shown to nobody, and again to who held it once they are back', async () => {
		expect(await seeing('s1')).toEqual(['first-player']);
		await seats('s1', null);
		expect(await seeing('s1')).toEqual([]);
		await seats('s1', 'other-player');
		expect(await seeing('s1')).toEqual([]);
		await seats('s1', 'the-keeper');
		expect(await seeing('s1')).toEqual([]);
		await seats('s1', 'first-player');
		expect(await seeing('s1')).toEqual(['first-player']);
	});

	it('stays closed where somebody is removed, and the keys are handed over', async () => {
		const by = { id: 'the-keeper', now: 1 };
		await removeMember(application.database, GROUP, 'first-player', by);
		expect(await seeing('s1')).toEqual([]);
		await application.database.write((tx) =>
			tx.update(users).set({ passwordHash: 'x' }).where(eq(users.id, 'other-player'))
		);
		expect(await seeing('s4')).toEqual(['the-keeper']);
		expect(await handOver(application.database, GROUP, 'the-keeper', 'other-player', 2)).toEqual({
			ok: true
		});
		// The new keeper holds the seats that are just names, and not what was dealt to the old one.
		expect(await seeing('s1')).toEqual([]);
		expect(await seeing('s4')).toEqual([]);
	});

	it('is not opened by lending the seat that was freed, nor by laying the table out again', async () => {
		await seats('s1', null);
		const lends = { type: 'LendSeat', seat: 's1', from: null, to: 'other-player', hand: true };
		expect(await gives('the-keeper', lends as Command)).toBe(200);
		expect(await seeing('s1')).toEqual([]);
		await act({ type: 'UndoAtTable', kept: 0, by: SEATS, reason: 'We begin again.' });
		await act(atTable({ type: 'SetTable', setting: laid() }));
		expect(await seeing('s1')).toEqual([]);
		expect(await seeing('s2')).toEqual(['other-player']);
	});

	it('leaves the keeper no voice for the seat when steps are undone', async () => {
		await seats('s1', null);
		const asks = { type: 'ProposeUndo', kept: 1, by: ['s1'] } as const;
		expect(await gives('the-keeper', { ...asks, by: ['s1'] })).toBe(403);
		expect(await gives('the-keeper', { ...asks, by: ['s3', 's4'] })).not.toBe(403);
	});

	it('is passed on by the one it was dealt to, which the ledger tells everybody', async () => {
		await seats('s1', 'other-player');
		const passes = { type: 'PassHand', seat: 's1', from: 'first-player', to: 'other-player' };
		for (const id of ['the-keeper', 'other-player'])
			expect(await gives(id, { ...passes, from: id } as Command)).toBe(403);
		expect(await gives('the-keeper', passes as Command)).toBe(403);
		expect(await gives('first-player', { ...passes, to: 'the-keeper' } as Command)).toBe(403);
		expect(await gives('first-player', passes as Command)).toBe(200);
		expect(await seeing('s1')).toEqual(['other-player']);
		const events = (await application.keeping('heritage').logs.events(chronicle, 0)) ?? [];
		expect(events.at(-1)).toMatchObject({
			actor: 'first-player',
			event: { ...passes, type: 'HandPassed' }
		});
		// Passed on, it does not come back by itself.
		await seats('s1', 'first-player');
		expect(await seeing('s1')).toEqual([]);
	});

	const asksFor = (by: string[], asks: string[], to = 'the-referee'): Command => ({
		type: 'ProposeHand',
		seat: 's1',
		from: 'first-player',
		to,
		by,
		asks
	});
	const answers = (proposal: number, seat: string, agrees = true): Command => ({
		type: 'AnswerUndo',
		proposal,
		seats: [seat],
		agrees
	});
	const lastEvent = async () =>
		(await application.keeping('heritage').logs.events(chronicle, 0))?.at(-1);

	it('is shown where everybody else who was dealt one agrees, and to nobody before', async () => {
		await removeMember(application.database, GROUP, 'first-player', {
			id: 'the-keeper',
			now: 1
		});
		await seats('s1', 'the-referee');
		// All of them are asked, and no others; who would see it is not.
		for (const asks of [['s2'], ['s3', 's4'], ['s1', 's2', 's3', 's4'], []])
			expect(await gives('the-referee', asksFor(['s1'], asks))).toBe(403);
		expect(await gives('the-referee', asksFor(['s1'], ['s2', 's3', 's4'], 'a-spectator'))).toBe(
			403
		);
		expect(await gives('the-referee', asksFor(['s1'], ['s2', 's3', 's4']))).toBe(200);
		expect(await gives('the-keeper', answers(0, 's2'))).toBe(403);
		for (const seat of ['s3', 's4']) expect(await gives('the-keeper', answers(0, seat))).toBe(200);
		expect(await seeing('s1')).toEqual([]);
		expect(await gives('other-player', answers(0, 's2'))).toBe(200);
		expect(await seeing('s1')).toEqual(['the-referee']);
		expect(await lastEvent()).toMatchObject({
			actor: 'other-player',
			event: {
				type: 'HandPassed',
				seat: 's1',
				to: 'the-referee',
				consent: { by: ['s1'], agreed: ['s3', 's4', 's2'] }
			}
		});
		const people = (await application.keeping('heritage').logs.read(chronicle))?.names.people;
		expect(people).toMatchObject({ 'the-referee': 'the-referee' });
	});

	it('stays closed where one of the others declines', async () => {
		await seats('s1', 'the-referee');
		expect(await gives('the-keeper', asksFor(['s3'], ['s2']))).toBe(200);
		expect(await gives('other-player', answers(0, 's2', false))).toBe(200);
		expect(await seeing('s1')).toEqual([]);
		expect((await lastEvent())?.event.type).toBe('UndoDeclined');
	});

	it('is not asked for past somebody who cannot answer, as the keeper could bring about', async () => {
		await seats('s1', 'the-referee');
		const demoted = (role: Role) =>
			application.database.write((tx) =>
				tx.update(members).set({ role }).where(eq(members.userId, 'other-player'))
			);
		await demoted('spectator');
		expect(await gives('the-referee', asksFor(['s1'], ['s3', 's4']))).toBe(403);
		expect(await gives('the-referee', asksFor(['s1'], []))).toBe(409);
		await demoted('player');
		await seats('s2', null);
		expect(await gives('the-referee', asksFor(['s1'], ['s3', 's4']))).toBe(403);
	});

	it('is not agreed to for a player who only lent their seat, nor by whoever would see it', async () => {
		const lends = { type: 'LendSeat', seat: 's2', from: 'other-player', to: 'the-keeper' };
		expect(await gives('other-player', { ...lends, hand: true } as Command)).toBe(200);
		await seats('s1', null);
		expect(await gives('the-keeper', asksFor(['s3'], ['s2'], 'the-keeper'))).toBe(200);
		expect(await gives('the-keeper', answers(0, 's2'))).toBe(403);
		expect(await seeing('s1')).toEqual([]);
		// Nor after the seat became the keeper's own, before the answer.
		await seats('s2', 'the-keeper');
		expect(await gives('the-keeper', answers(0, 's2'))).toBe(403);
		expect(await seeing('s1')).toEqual([]);
		await seats('s2', 'other-player');
		expect(await gives('other-player', answers(0, 's2'))).toBe(200);
		expect(await seeing('s1')).toEqual(['the-keeper']);
	});

	it('is not agreed to by an answer that was on its way before the question', async () => {
		const lends = { type: 'LendSeat', seat: 's2', from: 'other-player', to: 'the-keeper' };
		expect(await gives('other-player', { ...lends, hand: true } as Command)).toBe(200);
		await seats('s1', null);
		const before = await application.keeping('heritage').logs.read(chronicle);
		expect(await gives('the-keeper', asksFor(['s3'], ['s2'], 'the-keeper'))).toBe(200);
		vi.spyOn(application.keeping('heritage').logs, 'read').mockResolvedValueOnce(before);
		expect(await gives('the-keeper', answers(0, 's2'))).toBe(409);
		expect(await seeing('s1')).toEqual([]);
	});

	it('is not shown by an answer that comes after the seat went elsewhere', async () => {
		await seats('s1', 'the-referee');
		expect(await gives('the-keeper', asksFor(['s3'], ['s2']))).toBe(200);
		await seats('s1', 'first-player');
		expect(await gives('other-player', answers(0, 's2'))).toBe(409);
		expect(await seeing('s1')).toEqual(['first-player']);
		expect(await gives('the-keeper', { type: 'WithdrawUndo', proposal: 0, by: ['s3'] })).toBe(200);
	});

	it('of a player stays face down where that player was given the keys before the link is opened', async () => {
		await seats('s1', null);
		const { token } = await invitedTo('s1');
		// Only an account keeps a group.
		await application.database.write((tx) =>
			tx.update(users).set({ passwordHash: 'x' }).where(eq(users.id, 'first-player'))
		);
		expect(await handOver(application.database, GROUP, 'the-keeper', 'first-player', 3)).toEqual({
			ok: true
		});
		expect(await joinBy(application, token, 'the-keeper', 4)).toMatchObject({ ok: true });
		expect(await seeing('s1')).toEqual([]);
		expect((await lastEvent())?.event.type).not.toBe('HandPassed');
	});

	it('of a seat that was just a name goes along with it, which the log tells, and does not come back', async () => {
		await seats('s4', 'the-referee');
		expect(await seeing('s4')).toEqual(['the-referee']);
		expect(await lastEvent()).toMatchObject({
			actor: 'the-keeper',
			event: { type: 'HandPassed', seat: 's4', from: 'the-keeper', to: 'the-referee' }
		});
		await seats('s4', null);
		expect(await seeing('s4')).toEqual([]);
		await seats('s4', 'other-player');
		expect(await seeing('s4')).toEqual([]);
	});
});

describe('a hidden hand whose seat was freed before the chapter was laid out', () => {
	const passed = async () =>
		((await application.keeping('heritage').logs.events(chronicle, 0)) ?? []).flatMap(
			({ event, actor }) => (event.type === 'HandPassed' ? [{ ...event, actor }] : [])
		);
	/** The keeper frees the seat, lays the table out, and so may look at the hand. */
	async function freedAndLaidOut(): Promise<void> {
		await act({ type: 'UndoAtTable', kept: 0, by: SEATS, reason: 'We begin again.' });
		// As before it was laid out for the first time.
		await application.database.write((tx) => tx.update(seatsTable).set({ dealtChapter: null }));
		await seats('s1', null);
		await act(atTable({ type: 'SetTable', setting: laid() }));
		expect(await seeing('s1')).toEqual(['the-keeper']);
		expect(await passed()).toEqual([]);
	}

	it('is not given back without an event that everybody sees', async () => {
		await freedAndLaidOut();
		await seats('s1', 'first-player');
		expect(await seeing('s1')).toEqual(['first-player']);
		const to = { type: 'HandPassed', seat: 's1', from: 'the-keeper', to: 'first-player' };
		expect(await passed()).toEqual([{ ...to, actor: 'the-keeper' }]);
		expect((await application.keeping('heritage').logs.read(chronicle))?.state.course.passed).toBe(
			's1'
		);
	});

	it('is passed on by an event also where an invitation gives the seat', async () => {
		await freedAndLaidOut();
		await removeMember(application.database, GROUP, 'first-player', {
			id: 'first-player',
			now: 1
		});
		const { token } = await invitedTo('s1');
		expect(await joinBy(application, token, 'first-player', 3)).toMatchObject({ ok: true });
		expect(await seeing('s1')).toEqual(['first-player']);
		expect(await passed()).toMatchObject([{ from: 'the-keeper', to: 'first-player' }]);
		const names = (await application.keeping('heritage').logs.read(chronicle))?.names.people;
		expect(names).toMatchObject({ 'the-keeper': 'the-keeper', 'first-player': 'first-player' });
	});

	it('lies face down where the log cannot be read, and the person is let in all the same', async () => {
		await freedAndLaidOut();
		const { token } = await invitedTo('s1');
		const read = () => Promise.reject(new Error('It is away.'));
		const logs = { ...application.keeping('heritage').logs, read };
		const house = { ...application, ...keepingOf(logs) };
		expect(await joinBy(house, token, 'first-player', 3)).toMatchObject({ ok: true });
		expect(await seeing('s1')).toEqual([]);
		const passes = { type: 'PassHand', seat: 's1', from: 'the-keeper', to: 'first-player' };
		expect(await gives('the-keeper', passes as Command)).toBe(200);
	});

	it('lies face down where it was given back while no table was there, until the keeper passes it on', async () => {
		await freedAndLaidOut();
		await act({ type: 'UndoAtTable', kept: 0, by: SEATS, reason: 'We begin once more.' });
		await seats('s1', 'first-player');
		await act(atTable({ type: 'SetTable', setting: laid() }));
		expect(await seeing('s1')).toEqual([]);
		const passes = { type: 'PassHand', seat: 's1', from: 'the-keeper', to: 'first-player' };
		expect(await gives('the-keeper', passes as Command)).toBe(200);
		expect(await seeing('s1')).toEqual(['first-player']);
		expect(await passed()).toHaveLength(1);
	});
});

describe('a hand that was never hidden', () => {
	const passed = async () =>
		((await application.keeping('heritage').logs.events(chronicle, 0)) ?? []).filter(
			({ event }) => event.type === 'HandPassed'
		);
	it.each([
		['the box deals', 'box', 'hidden'],
		['all hands lie open', 'app', 'open']
	] as const)('goes along with its seat in silence where %s', async (_case, dealer, hands) => {
		const ruleset = { ...DEFAULT_RULESET, hands };
		await act({ type: 'UndoAtTable', kept: 0, by: SEATS, reason: 'We begin again.' });
		await act({ type: 'ChangeRuleset', ruleset, reason: 'a test' });
		await act(atTable({ type: 'SetTable', setting: { ...laid(), dealer, ruleset } }));
		await seats('s4', 'the-referee');
		expect(await passed()).toEqual([]);
		expect(await seeing('s4')).toEqual(['the-referee']);
	});

	it('is told where the app dealt it before the box did', async () => {
		await act(atTable({ type: 'ChangeDealer', dealer: 'box', reason: 'a test' }));
		await seats('s4', 'the-referee');
		expect(await passed()).toHaveLength(1);
	});
});
