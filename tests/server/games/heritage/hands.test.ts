import { describe, expect, it } from 'vitest';
import type { ThingId } from '../../../../src/lib/games/heritage/shapes.ts';
import { POST } from '../../../../src/routes/api/logs/[log]/commands/+server.ts';
import { GET as getHand } from '../../../../src/routes/api/logs/[log]/hands/[seat]/+server.ts';
import { GET as getTable } from '../../../../src/routes/api/logs/[log]/table/+server.ts';
import { newCommandId } from '../../logs/house.ts';
import { atTable, laid } from './dealt-table.ts';
import { act, application, chronicle, judged, PEOPLE, SEATS, withHands } from './hands-kit.ts';

withHands();

async function tableNow() {
	const table = (await application.keeping('heritage').logs.read(chronicle))?.state.table;
	if (!table) throw new Error('a table is laid out');
	return table;
}

async function asking(id: string, content?: unknown, seat = 's1') {
	const verdict = await judged(id, PEOPLE.find((one) => one.id === id)?.seat ?? 's4');
	const url = new URL('http://localhost/x');
	const body = content === undefined ? null : { method: 'POST', body: JSON.stringify(content) };
	return {
		url,
		request: new Request(url, body ?? {}),
		params: { log: chronicle, seat },
		locals: {
			user: { id, name: id, guest: false },
			denied: null,
			access: verdict.kind === 'open' ? verdict.access : null
		}
	} as never;
}

async function handOf(seat: string): Promise<{ position: number; scheme: ThingId | null }[]> {
	const response = await getHand(await asking('the-keeper', undefined, seat));
	expect(response.headers.get('cache-control')).toBe('no-store');
	const answer = (await response.json()) as {
		held: { position: number; scheme: string | null }[];
		hand: ThingId[] | null;
	};
	const faces = answer.held.map(({ scheme }) => scheme);
	expect(answer.hand).toEqual(faces.includes(null) ? null : faces);
	return answer.held;
}
const sealedAt = { key: 'dealing' };
const sealed = () =>
	application.vault.open(application.database.read, { chronicleId: chronicle, ...sealedAt });

describe('a hidden hand', () => {
	it('is open to who sits there, and to the keeper where nobody does', async () => {
		const open: string[] = [];
		for (const { id } of PEOPLE)
			for (const seat of [...SEATS, 's9', '']) {
				const verdict = await judged(id, seat);
				if (verdict.kind === 'open') open.push(`${seat}: ${id}`);
				else
					expect(verdict).toMatchObject({
						status: 404,
						message: expect.stringMatching(/nothing here/)
					});
			}
		expect(open.sort()).toEqual([
			's1: first-player',
			's2: other-player',
			's3: the-keeper',
			's4: the-keeper'
		]);
	});

	it('shows the faces that were dealt', async () => {
		const { schemes } = (await sealed()) as { schemes: Record<string, string[][]> };
		for (const seat of SEATS) {
			const hand = await handOf(seat);
			expect(hand.length).toBeGreaterThan(1);
			expect(hand).toEqual(
				hand.map(({ position }) => ({ position, scheme: schemes[seat]?.[0]?.[position] }))
			);
		}
		expect(await handOf('s9')).toEqual([]);
	});

	it('whose faces were lost is dealt once, and stays', async () => {
		await application.database.write((tx) =>
			application.vault.clear(tx, { chronicleId: chronicle, ...sealedAt })
		);
		const hand = await handOf('s1');
		expect(hand.every(({ scheme }) => scheme !== null)).toBe(true);
		expect(await handOf('s1')).toEqual(hand);
		expect(await sealed()).toMatchObject({ schemes: { s1: [expect.anything()] } });
	});

	it('that only the box knows is told as far as it lies openly', async () => {
		await act(atTable({ type: 'ChangeDealer', dealer: 'box', reason: 'a test' }));
		const hand = await handOf('s1');
		expect(hand.length).toBeGreaterThan(1);
		expect(hand.every(({ scheme }) => scheme === null)).toBe(true);
	});

	it('cannot be probed by the keeper who plays for others', async () => {
		const hand = await handOf('s1');
		const table = await tableNow();
		const clan = table.seats[0]?.clan;
		const schemes = Object.values(table.schemes);
		const all = schemes.flatMap((card) =>
			card.of === 'clan' && card.clan === clan ? card.id : []
		);
		expect(all.length).toBeGreaterThan(hand.length);
		const tried = async (id: string, seat: string, scheme: string) => {
			const leader = table.bloodlines[seat]?.leader ?? '';
			const command = atTable({ type: 'PlayScheme', seat, scheme, leader, borrowed: [] });
			const response = await POST(await asking(id, { id: newCommandId(), seen: 0, command }, seat));
			return { status: response.status, said: await response.text() };
		};
		const said = [];
		for (const scheme of all) said.push(await tried('the-keeper', 's1', scheme));
		expect(new Set(said.map(({ said: words }) => words)).size).toBe(1);
		expect(said[0]).toMatchObject({ status: 403, said: expect.stringMatching(/face down/) });
		const board = schemes.find((card) => card.of === 'battleground')?.id ?? '';
		const own = hand[0]?.scheme ?? '';
		for (const [id, seat, scheme] of [
			['the-keeper', 's1', board],
			['the-keeper', 's4', all[0] ?? ''],
			['first-player', 's1', own]
		] as const)
			expect([200, 409], `${id} ${seat}`).toContain((await tried(id, seat, scheme)).status);
	});
});

describe('the course of a table', () => {
	it('is read whole, with the version it goes up to', async () => {
		const read = await application.keeping('heritage').logs.read(chronicle);
		const { state, version } = read ?? {};
		const response = await getTable(await asking('the-keeper'));
		expect(await response.json()).toEqual(
			JSON.parse(JSON.stringify({ version, course: state?.course }))
		);
		expect(state?.course.steps.length).toBeGreaterThan(1);
	});

	it('is laid out by the server alone', async () => {
		const command = atTable({ type: 'SetTable', setting: laid() });
		const response = await POST(
			await asking('the-keeper', { id: newCommandId(), seen: 0, command })
		);
		expect(response.status).toBe(403);
		expect(await response.json()).toEqual({
			message: expect.stringMatching(/Set up the table on the chapter/)
		});
	});
});
