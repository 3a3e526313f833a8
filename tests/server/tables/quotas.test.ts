import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveDraft } from '../../../src/lib/server/logs/drafts.ts';
import { createFiles, NotExported } from '../../../src/lib/server/logs/files.ts';
import { keptHeritage } from '../../../src/lib/server/games/heritage/kept-heritage.ts';
import { createChronicles } from '../../../src/lib/server/logs/service.ts';
import { chronicles } from '../../../src/lib/server/db/schema/chronicles.ts';
import { members } from '../../../src/lib/server/db/schema/groups.ts';
import { foundGroup } from '../../../src/lib/server/tables/groups.ts';
import { takenBy } from '../../../src/lib/server/games/routes.ts';
import { acceptInvitation, invite } from '../../../src/lib/server/tables/invitations.ts';
import {
	findFull,
	QUOTAS,
	quotasTimes,
	type Quotas
} from '../../../src/lib/server/tables/quotas.ts';
import { usedByAccount } from '../../../src/lib/server/tables/used.ts';
import { FOUNDATION } from '../../unit/heritage/table.ts';
import {
	ACTOR,
	into,
	meansIn,
	newCommandId,
	openHeritage,
	SEATS,
	writtenText
} from '../logs/house.ts';

type House = Awaited<ReturnType<typeof openHeritage>>;

let house: House;
beforeEach(async () => {
	house = await openHeritage();
	await house.database.write((tx) =>
		tx
			.insert(members)
			.values({ groupId: 'group-one', userId: ACTOR.id, role: 'keeper', joinedAt: 0 })
	);
});
afterEach(() => house.dispose());

type Few = { readonly [Of in keyof Quotas]?: Partial<Quotas[Of]> };

/** The house where there may be fewer of something. */
function allowing({ account, group, chronicle }: Few) {
	const quotas = {
		account: { ...QUOTAS.account, ...account },
		group: { ...QUOTAS.group, ...group },
		chronicle: { ...QUOTAS.chronicle, ...chronicle }
	};
	const means = { ...meansIn(house.folder), quotas };
	const service = createChronicles(house.database, keptHeritage, means);
	return {
		quotas,
		files: createFiles(house.database, keptHeritage, means),
		found: () =>
			service.found({
				groupId: 'group-one',
				seats: [],
				actor: ACTOR,
				command: {
					id: newCommandId(),
					body: { type: 'StartChronicle', ...FOUNDATION, title: 'Night', seats: SEATS }
				}
			}),
		write: (chronicle: string, text: string) =>
			service.act({
				chronicle,
				actor: ACTOR,
				seat: null,
				command: { id: newCommandId(), seen: 1, body: { type: 'WriteNote', chapter: null, text } }
			})
	};
}

const full = (words: RegExp) => ({
	kind: 'refused',
	reason: 'quota-reached',
	sentence: expect.stringMatching(words)
});

const rowOf = async (id: string) =>
	(await house.database.read.select().from(chronicles).where(eq(chronicles.id, id)))[0];

describe('a chronicle', () => {
	it('takes no more than its notes, and everything else still', async () => {
		const id = await house.found();
		const { write } = allowing({ chronicle: { notes: 2 } });
		expect(await write(id, 'one')).toMatchObject({ kind: 'accepted' });
		expect(await write(id, 'two')).toMatchObject({ kind: 'accepted' });
		expect(await write(id, 'three')).toEqual(
			full(/^This chronicle holds 2 notes, the most allowed\. Ask/)
		);
		expect(await house.act(id, { type: 'RenameChronicle', title: 'Day' })).toMatchObject({
			kind: 'accepted'
		});
		expect((await house.audit(id)).state.notes).toHaveLength(2);
	});

	it('takes no more than its events and its bytes, and what was sent before is answered again', async () => {
		const id = await house.found();
		expect(await allowing({ chronicle: { events: 1 } }).write(id, 'one')).toEqual(
			full(/holds 1 events/)
		);
		expect(await allowing({ chronicle: { bytes: 99 } }).write(id, 'one')).toEqual(full(/0\.0 MB/));
		expect((await house.service.read(id))?.version).toBe(1);
	});

	it('weighs what it weighs in a file, however it came', async () => {
		const id = await house.found();
		await allowing({}).write(id, 'Žofie said: “come”');
		const text = writtenText(await allowing({}).files.export(id));
		const log = text.slice(text.indexOf('"events": [') + 12, text.indexOf('\n\t],'));
		const weighs = (await rowOf(id))?.bytes ?? 0;
		// The last line has no comma behind it.
		expect(weighs).toBe(Buffer.byteLength(log) + 2);
		const again = await allowing({}).files.import(text, into('group-one'));
		if (again.kind !== 'imported') throw new Error(again.kind);
		expect((await rowOf(again.chronicle))?.bytes).toBe(weighs);
	});

	it('is exported as long as the file can be imported again, and else says so before it begins', async () => {
		const id = await house.found();
		const { files } = allowing({});
		expect(await files.whyNot(id)).toBeNull();
		const weigh = (bytes: number) =>
			house.database.write((tx) => tx.update(chronicles).set({ bytes }));
		await weigh(17 * 1024 * 1024);
		const words =
			/^This chronicle has 17 MB, and a file can hold 16 MB\. Ask your host for a backup/;
		expect(await files.whyNot(id)).toMatch(words);
		await expect(files.export(id)).rejects.toThrow(NotExported);
		await expect(files.export(id, 'seven lamps over lisbon')).rejects.toThrow(words);
		const { body } = takenBy('/groups/[group]/import');
		await weigh(body - 300 * 1024);
		expect(await files.export(id)).not.toBeNull();
		await weigh(body);
		await expect(files.export(id)).rejects.toThrow(NotExported);
	});

	it('is exported with what is sealed only where both can be imported again', async () => {
		const id = await house.found();
		const { files } = allowing({});
		const { body } = takenBy('/groups/[group]/import');
		// As much as goes out without: what is sealed weighs 64 kB at least, and a third more in letters.
		await house.database.write((tx) =>
			tx.update(chronicles).set({ bytes: body - 256 * 1024 - 10_000 })
		);
		expect(await files.export(id)).not.toBeNull();
		await expect(files.export(id, 'seven lamps over lisbon')).rejects.toThrow(NotExported);
	});

	it('comes out of no file with more than it could hold, and says of what', async () => {
		const id = await house.found();
		for (const text of ['one', 'two']) await allowing({}).write(id, text);
		const text = writtenText(await allowing({}).files.export(id));
		const bytes = (await rowOf(id))?.bytes ?? 0;
		const few: [Few, string][] = [
			[{ chronicle: { events: 2 } }, 'This file holds 3 events, and a chronicle can hold 2.'],
			[{ chronicle: { notes: 1 } }, 'This file holds 2 notes, and a chronicle can hold 1.'],
			[{ chronicle: { bytes: bytes - 1 } }, 'This file holds 0.0 MB, and a chronicle can hold'],
			[
				{ account: { bytes: 2 * bytes - 1 } },
				'There is no room for this: all groups of this keeper'
			]
		];
		for (const [quotas, words] of few)
			expect(await allowing(quotas).files.import(text, into('group-one'))).toEqual({
				kind: 'full',
				sentence: expect.stringContaining(words)
			});
		const enough = allowing({
			account: { bytes: 2 * bytes },
			chronicle: { events: 3, notes: 2, bytes }
		});
		expect(await enough.files.import(text, into('group-one'))).toMatchObject({ kind: 'imported' });
	});

	it('that was there before is weighed by the migration', async () => {
		const id = await house.found();
		for (const text of ['one', 'Žofie said: “come”', 'three']) await allowing({}).write(id, text);
		const weighs = (await rowOf(id))?.bytes ?? 0;
		const [, weigh = ''] = readFileSync('drizzle/0007_what_logs_weigh.sql', 'utf8').split(
			'--> statement-breakpoint'
		);
		await house.database.write(async (tx) => {
			await tx.update(chronicles).set({ bytes: 0 });
			await tx.execute(weigh, []);
		});
		expect(Math.abs(((await rowOf(id))?.bytes ?? 0) / weighs - 1)).toBeLessThan(0.02);
	});
});

describe('a group', () => {
	it('holds no more chronicles than it may, new ones or files, and a founding sent again counts once', async () => {
		const id = await house.found();
		const text = writtenText(await allowing({}).files.export(id));
		const { found, files } = allowing({ group: { chronicles: 1 } });
		expect(await found()).toEqual(
			full(/^This group holds 1 chronicles, the most allowed\. Export/)
		);
		expect(await files.import(text, into('group-one'))).toMatchObject({ kind: 'full' });
		expect(await house.database.read.select().from(chronicles)).toHaveLength(1);
	});

	it('lets in no more than may be members, and opens no more invitations', async () => {
		const { quotas } = allowing({ group: { members: 1, invitations: 1 } });
		const wish = {
			groupId: 'group-one',
			invitedBy: ACTOR.id,
			role: 'player',
			seat: null,
			lifetime: 'day',
			maxUses: null
		} as const;
		const invited = await invite(house.database, wish, 0, quotas);
		if (!invited.ok) throw new Error(invited.sentence);
		expect(await invite(house.database, wish, 0, quotas)).toMatchObject({
			ok: false,
			refusal: 'group-full'
		});
		const join = (userId: string) =>
			acceptInvitation(house.database, invited.token, userId, 1, quotas);
		expect(await join('actor-s1-x')).toMatchObject({ ok: false, refusal: 'group-full' });
		// Who is in already is.
		expect(await join(ACTOR.id)).toMatchObject({ ok: true });
	});
});

describe('an account', () => {
	it('keeps no more groups than it may', async () => {
		const { quotas } = allowing({ account: { groups: 2 } });
		const found = (name: string) => foundGroup(house.database, ACTOR.id, name, 0, quotas);
		expect(await found('Fridays')).toMatchObject({ ok: true });
		expect(await found('Sundays')).toMatchObject({
			ok: false,
			refusal: 'too-many-groups',
			sentence: expect.stringMatching(/^You already have 2 groups, the most allowed\./)
		});
	});

	it('finds what somebody left unsent without reading what everybody did', async () => {
		const plan = await house.database.read.all<{ detail: string }>(
			sql`EXPLAIN QUERY PLAN SELECT sum(octet_length(body)) FROM drafts
				WHERE user_id = 'one' AND (chronicle_id <> 'c' OR key <> 'k')`
		);
		expect(plan.map(({ detail }) => detail)).toEqual([
			expect.stringContaining('SEARCH drafts USING INDEX drafts_by_user')
		]);
	});

	it('leaves no more drafts unsent than it may, and may always write one shorter', async () => {
		const [one, other] = [await house.found(), await house.found()];
		const { quotas } = allowing({ account: { drafts: 1_000 } });
		const save = (chronicleId: string, signs: number, savedAt: number) =>
			saveDraft(
				house.database,
				{ chronicleId, userId: ACTOR.id, key: 'note' },
				{ savedAt, value: 'ž'.repeat(signs) },
				quotas
			);
		expect(await save(one, 300, 1)).toBeNull();
		expect(await save(other, 250, 2)).toMatch(
			/^Your unsent forms hold 0\.0 MB, the most allowed\. Send or clear one first\./
		);
		expect(await save(one, 200, 3)).toBeNull();
		expect(await save(other, 250, 4)).toBeNull();
	});

	it('never comes to more than its bytes, whatever its chronicles still have room for', async () => {
		const [one, other] = [await house.found(), await house.found()];
		const before = (await usedByAccount(house.database.read, ACTOR.id)).bytes;
		const { write, found, files, quotas } = allowing({ account: { bytes: before + 100_000 } });
		const answers = [];
		for (let count = 0; count < 80; count++)
			answers.push(await write(count % 2 ? one : other, `${count} ${'long'.repeat(400)}`));
		const { bytes, groups } = await usedByAccount(house.database.read, ACTOR.id);
		expect(groups).toBe(1);
		// One command may be the last that fits.
		expect(bytes).toBeLessThan(quotas.account.bytes + 5_000);
		expect(answers.at(-1)).toEqual(full(/^The groups of this keeper hold 0\.1 MB/));
		expect(await found()).toEqual(full(/^The groups of this keeper/));
		const text = writtenText(await files.export(one));
		expect(await files.import(text, into('group-one'))).toMatchObject({ kind: 'full' });
	});
});

describe('the quotas', () => {
	it('each have a sentence that says how many, and what to do', () => {
		for (const of of ['account', 'group', 'chronicle'] as const)
			for (const [what, most] of Object.entries(QUOTAS[of]) as [never, number][])
				expect(findFull(QUOTAS, of, { [what]: most })).toMatch(
					/\d.*the most allowed\. .*(host|Delete|Withdraw|remove|clear)/
				);
		expect(findFull(QUOTAS, 'group', { chronicles: 99 })).toBeNull();
	});

	it('are multiplied by the factor', () => {
		expect(quotasTimes(3).chronicle.events).toBe(3 * QUOTAS.chronicle.events);
		expect(quotasTimes(1)).toEqual(QUOTAS);
	});
});
