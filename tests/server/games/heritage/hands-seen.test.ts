import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { logAccess } from '../../../../src/lib/server/tables/access.ts';
import { load as loadSetUp } from '../../../../src/routes/heritage/chronicles/[chronicle]/chapters/[chapter]/set-up/+page.server.ts';
import { load as loadTable } from '../../../../src/routes/heritage/chronicles/[chronicle]/chapters/[chapter]/table/+page.server.ts';
import { POST as exportSealed } from '../../../../src/routes/heritage/chronicles/[chronicle]/export/+server.ts';
import { load as loadLedger } from '../../../../src/routes/heritage/chronicles/[chronicle]/ledger/+page.server.ts';
import {
	act,
	application,
	chronicle,
	gives,
	KEEPER,
	SEATS,
	seats,
	withHands
} from './hands-kit.ts';

withHands();

describe('who sees a hidden hand', () => {
	/** What a page of the chronicle is made of, for somebody who only looks on. */
	async function pageOf<Loaded>(
		load: (event: never) => unknown,
		chapter = '1',
		id = 'a-spectator'
	): Promise<Loaded> {
		const access = await logAccess(application.database.read, id, chronicle, 'heritage');
		const locals = { user: { id, name: id, guest: false }, denied: null, access };
		const params = { chronicle, chapter };
		return (await load({ locals, params, url: new URL('http://localhost/x') } as never)) as Loaded;
	}
	const seenBy = async () => {
		const { sittings } = await pageOf<{ sittings: readonly { seat: string; seenBy?: string }[] }>(
			loadTable
		);
		return Object.fromEntries(
			sittings.flatMap(({ seat, seenBy: who }) => (who ? [[seat, who]] : []))
		);
	};

	it('is said at the table: the keeper of seats that are just names, and whoever it is lent to', async () => {
		expect(await seenBy()).toEqual({ s4: 'the-keeper' });
		const lends = { type: 'LendSeat', seat: 's1', from: 'first-player', to: 'other-player' };
		expect(await gives('first-player', { ...lends, hand: false } as Command)).toBe(200);
		expect(await seenBy()).toEqual({ s4: 'the-keeper' });
		expect(await gives('first-player', { ...lends, hand: true } as Command)).toBe(200);
		expect(await seenBy()).toEqual({ s1: 'other-player', s4: 'the-keeper' });
		await seats('s4', 'the-referee');
		expect(await seenBy()).toEqual({ s1: 'other-player' });
	});

	it('is said of whoever looks as “you”', async () => {
		const lends = { type: 'LendSeat', seat: 's1', from: 'first-player', to: 'other-player' };
		expect(await gives('first-player', { ...lends, hand: true } as Command)).toBe(200);
		const seesMe = async (id: string) => {
			const page = await pageOf<{ sittings: { seat: string; seenByMe?: true }[] }>(
				loadTable,
				'1',
				id
			);
			return page.sittings.flatMap(({ seat, seenByMe }) => (seenByMe ? [seat] : []));
		};
		expect(await seesMe('the-keeper')).toEqual(['s4']);
		expect(await seesMe('other-player')).toEqual(['s1']);
		expect(await seesMe('first-player')).toEqual([]);
		await act({ type: 'UndoAtTable', kept: 0, by: SEATS, reason: 'We begin again.' });
		expect(await pageOf(loadSetUp, '1', 'the-keeper')).toMatchObject({ keeps: true });
		expect(await pageOf(loadSetUp)).toMatchObject({ keeps: false });
	});

	it('is said before the table is laid out', async () => {
		await act({ type: 'UndoAtTable', kept: 0, by: SEATS, reason: 'We begin again.' });
		expect(await pageOf(loadSetUp)).toMatchObject({ kept: ['s4'] });
		await seats('s4', 'the-referee');
		expect(await pageOf(loadSetUp)).toMatchObject({ kept: [] });
	});

	it('stands in the ledger of everybody, with each seat that was freed or given', async () => {
		await seats('s4', 'the-referee');
		await seats('s1', null);
		const { lines } = await pageOf<{ lines: readonly { sentence: string; key?: string }[] }>(
			loadLedger
		);
		expect(lines.slice(0, 3).map(({ sentence }) => sentence)).toEqual(
			expect.arrayContaining([
				'The seat of s1 is just a name again; first-player sat there.',
				'The seat of s4 went to the-referee.',
				'the-keeper passed the hand of s4 on to the-referee.'
			])
		);
	});

	it('an export of what is sealed stands in it too', async () => {
		const said = 'the-keeper exported the chronicle with its sealed cards, under a passphrase.';
		const told = async () => {
			const { lines } = await pageOf<{ lines: readonly { sentence: string }[] }>(loadLedger);
			return lines.some(({ sentence }) => sentence === said);
		};
		const access = await logAccess(application.database.read, 'the-keeper', chronicle, 'heritage');
		const response = await exportSealed({
			request: new Request('http://localhost/x', {
				method: 'POST',
				body: new URLSearchParams({ passphrase: 'candle harbour winter oath' })
			}),
			params: { chronicle },
			locals: { user: { ...KEEPER, guest: false }, denied: null, access }
		} as never);
		expect(response.status).toBe(200);
		expect(await told()).toBe(true);
	});
});
