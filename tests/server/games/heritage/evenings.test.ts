import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Evening } from '../../../../src/lib/games/heritage/search/try-out/evenings.ts';
import { PACES } from '../../../../src/lib/server/tables/paces.ts';
import { takenBy } from '../../../../src/lib/server/games/routes.ts';
import { NotNow } from '../../../../src/lib/server/long-work/undone.ts';
import type { Role } from '../../../../src/lib/server/tables/roles.ts';
import type { AdviceChoice } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { POST } from '../../../../src/routes/api/logs/[log]/evenings/+server.ts';
import { openGroup, type Group } from '../../../support/group.ts';
import { ANNA, record, recordedAnyway, scored, start } from '../../../unit/heritage/table.ts';
import { ACTOR } from '../../logs/house.ts';
import { atTable, dealTable } from './dealt-table.ts';

/** Trying two choices of the aftermath out: what the route answers, and where it is worked out. */

const SEATS = ['s1', 's2'];
let group: Group;
let chronicle: string;
beforeEach(async () => {
	group = await openGroup([{ ...ACTOR, role: 'keeper', seat: 's1' }]);
	chronicle = await group.found(SEATS, start(2));
});
afterEach(() => group.close());

/** Records the first chapter, at a table that chose this of advice. */
async function play(advice: AdviceChoice): Promise<void> {
	await group.act(chronicle, { type: 'RegisterCharacter', character: ANNA });
	await dealTable(group, chronicle, SEATS);
	await group.act(chronicle, atTable({ type: 'AllowAdvice', advice }));
	const bloodline = [{ character: ANNA.id, torpor: false }];
	const players = [scored('s1', 20, { bloodline }), scored('s2', 10)];
	await group.act(chronicle, { ...recordedAnyway(1, record(players)), by: SEATS });
}

const retainer = (character: string | null) =>
	({ type: 'ChooseRetainer', chapter: 1, seat: 's1', character }) as const;
const BOTH = { choices: [retainer(ANNA.id), retainer(null)] };

/** A request as the hooks hand it on, from somebody in this role who sits at these seats. */
const asked = (body: unknown, role: Role = 'keeper', seats: readonly string[] = ['s1']) =>
	({
		request: new Request('http://localhost/x', { method: 'POST', body: JSON.stringify(body) }),
		locals: {
			user: { ...ACTOR, guest: false },
			denied: null,
			access: {
				group: { id: 'group-one', name: 'One' },
				role,
				chronicle: { id: chronicle, title: 'x', game: 'heritage' },
				seats,
				vacant: [],
				closed: [],
				actsFor: []
			}
		}
	}) as never;

async function answered(...request: Parameters<typeof asked>) {
	const response = await POST(asked(...request));
	return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const work = () => group.application.keeping('heritage').work;

describe('trying choices out', () => {
	it('is answered with evenings that differ in the choice, by a task of long work', async () => {
		await play('open');
		const task = vi.spyOn(work(), 'answer');
		const { status, body } = await answered(BOTH);
		expect(status).toBe(200);
		const likely = body['evenings'] as readonly Evening[];
		expect(likely).toHaveLength(12);
		for (const { setting, otherwise } of likely) {
			const retained = (seats: Evening['otherwise']['seats']) =>
				seats.find(({ seat }) => seat === 's1')?.retainer;
			expect([retained(setting.seats), retained(otherwise.seats)]).toEqual([ANNA.id, null]);
		}
		expect(task).toHaveBeenCalledTimes(1);
		const read = await group.application.keeping('heritage').logs.read(chronicle);
		expect(task.mock.calls[0]?.[0]).toMatchObject({ id: chronicle, sequence: read?.version });
	});

	it('is for whoever may choose', async () => {
		await play('open');
		const message = 'Only someone who may decide this can try it out.';
		expect(await answered(BOTH, 'spectator', [])).toEqual({ status: 403, body: { message } });
		expect(await answered(BOTH, 'player', ['s2'])).toEqual({ status: 403, body: { message } });
		expect((await answered(BOTH, 'player', ['s1'])).status).toBe(200);
	});

	it('is refused where advice is off', async () => {
		await play('off');
		expect(await answered(BOTH)).toEqual({
			status: 403,
			body: { message: 'Advice is off at this table.' }
		});
	});

	it('takes two choices that can be tried out', async () => {
		await play('open');
		const [one] = BOTH.choices;
		const rename = { type: 'RenameChronicle', title: 'Another' };
		for (const choices of [[one], [one, rename], [one, { ...one, chapter: 'x' }], null])
			expect((await answered({ choices })).status).toBe(400);
	});

	it('is refused as the rules refuse the choice', async () => {
		await play('open');
		const { status, body } = await answered({ choices: [retainer('nobody'), retainer(null)] });
		expect(status).toBe(409);
		expect(body).toMatchObject({ refusal: { reason: expect.stringMatching(/^[a-z-]+$/) } });
	});

	it('is limited for each person, and comes at the pace of forms', async () => {
		await play('open');
		const ends: (() => void)[] = [];
		const underWay = Array.from({ length: 8 }, (_none, index) =>
			group.application.watches.during(
				{ person: ACTOR.id, work: `held-${index}` },
				() => new Promise<void>((resolve) => ends.push(resolve))
			)
		);
		const task = vi.spyOn(work(), 'answer');
		await expect(answered(BOTH)).rejects.toThrow(NotNow);
		expect(task).not.toHaveBeenCalled();
		for (const end of ends) end();
		await Promise.all(underWay);
		expect((await answered(BOTH)).status).toBe(200);
		const { pace } = takenBy('/api/logs/[log]/evenings');
		expect(PACES[pace].session).toBeLessThanOrEqual(120);
	});
});
