import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { keptHeritage } from '../../../src/lib/server/games/heritage/kept-heritage.ts';
import { workHere } from '../../../src/lib/server/long-work/long-work.ts';
import { chronicles } from '../../../src/lib/server/db/schema/chronicles.ts';
import type { Watch } from '../../../src/lib/server/long-work/watch.ts';
import { formWithFile } from '../../support/hostile-bodies.ts';
import { newCast, type Cast } from '../rights/support/cast.ts';
import { ask, openProgram, type Program } from '../rights/support/program.ts';

/** The built program, whose long work is done in threads. */

const FILE = new Uint8Array(
	gunzipSync(readFileSync('tests/corpus/revision-2/four-players.json.gz'))
);

let program: Program;
let cast: Cast;
beforeAll(async () => {
	program = await openProgram({ RATE_LIMIT_FACTOR: '1000' });
	cast = await newCast(program.application);
}, 240_000);
afterAll(() => program.close());

const sessionOf = (who: string) => cast.actors.find((actor) => actor.who === who)?.session;

/** Opens a file in the group of the cast, as its keeper's page does. */
async function open(work: string): Promise<string> {
	const file = formWithFile('file', 'elysium-1.json', FILE);
	const boundary = file.type.split('boundary=')[1] ?? '';
	const field = `--${boundary}\r\ncontent-disposition: form-data; name="work"\r\n\r\n${work}\r\n`;
	const { body } = await ask(program.origin, `/groups/${cast.group}/import`, {
		method: 'POST',
		session: sessionOf('keeper'),
		headers: {
			'content-type': file.type,
			accept: 'application/json',
			'x-sveltekit-action': 'true'
		},
		body: new Uint8Array(Buffer.concat([Buffer.from(field), file.body]))
	});
	return body;
}

const look = (work: string, who = 'keeper', method = 'GET') =>
	ask(program.origin, `/api/work/${work}`, {
		method,
		session: sessionOf(who),
		headers: { accept: 'application/json' }
	});

const progressIn = ({ status, body }: Awaited<ReturnType<typeof look>>) => {
	expect(status).toBe(200);
	return (JSON.parse(body) as { progress: { done: number; of: number } | null }).progress;
};

/** How far it is, as soon as that is known. */
async function firstProgress(work: string): Promise<{ done: number; of: number }> {
	for (;;) {
		const progress = progressIn(await look(work));
		if (progress && progress.of > 0) return progress;
		await sleep(2);
	}
}

const countOfChronicles = () => program.application.database.read.$count(chronicles);

describe('a file that is read in a thread', () => {
	it('is taken in, and says meanwhile to its reader alone how far it is', async () => {
		const before = await countOfChronicles();
		const opening = open('first-of-all');
		const { done, of } = await firstProgress('first-of-all');
		expect(of).toBeGreaterThan(100);
		expect(done).toBeLessThanOrEqual(of);
		expect(progressIn(await look('first-of-all', 'player'))).toBeNull();
		expect(await opening).toContain('"type":"success"');
		expect(progressIn(await look('first-of-all'))).toBeNull();
		expect(await countOfChronicles()).toBe(before + 1);
	});

	it('is given up when its reader says so, and changes nothing', async () => {
		const before = await countOfChronicles();
		const opening = open('given-up');
		await firstProgress('given-up');
		expect((await look('given-up', 'player', 'DELETE')).status).toBe(204);
		expect((await look('given-up', 'keeper', 'DELETE')).status).toBe(204);
		expect(await opening).toContain('You stopped it. Nothing was changed.');
		expect(await countOfChronicles()).toBe(before);
	});

	it('is written out, folded and remembered as it would be without threads', async () => {
		const { database, keeping } = program.application;
		const { files, logs, pasts } = keeping('heritage');
		const rows = await database.read.select().from(chronicles);
		const row = rows.find(({ importedAt }) => importedAt !== null);
		if (!row) throw new Error('one was taken in');
		const here = workHere(keptHeritage, database.read);
		const written = await files.export(row.id);
		const same = (bytes: Uint8Array | undefined) =>
			new TextDecoder().decode(bytes).replace(/"exportedAt": "[^"]+"/, '');
		const alike = await here.writeFile({ chronicle: row.id, at: '' });
		expect(same(written?.bytes)).toBe(same(alike?.bytes).replace('"exportedAt": ""', ''));
		const sequence = Math.floor(row.version / 2);
		expect(await logs.readAt(row.id, sequence)).toEqual(
			await here.moment({ id: row.id, logId: row.logId, sequence })
		);
		expect(await pasts.of(row.id)).toEqual((await here.past(row)).past);
	});
});

describe('long work of one person', () => {
	const person = () => cast.actors.find(({ who }) => who === 'keeper')?.id ?? '';

	it('is refused in words where they have too much under way, and others go on', async () => {
		const ends: (() => void)[] = [];
		const underWay = Array.from({ length: 8 }, (_none, index) =>
			program.application.watches.during(
				{ person: person(), work: `held-${index}` },
				() => new Promise<void>((resolve) => ends.push(resolve))
			)
		);
		const visit = (where: string, who = 'keeper') =>
			ask(program.origin, `/heritage/chronicles/${cast.chronicle}/${where}`, {
				session: sessionOf(who)
			});
		// What is remembered of the book is no task the next time: it comes first.
		for (const where of ['book', 'export', 'ledger?verify', 'moments/1']) {
			const { status, headers, body } = await visit(where);
			expect(status, where).toBe(429);
			expect(headers.get('retry-after')).toBe('30');
			expect(body).toContain('You already have several long tasks running.');
			expect((await visit(where, 'player')).status).toBe(200);
		}
		for (const end of ends) end();
		await Promise.all(underWay);
		expect((await visit('export')).status).toBe(200);
	});

	/** An export that goes on until it is given up, and what watches it. */
	function endlessExport() {
		const watches: Watch[] = [];
		const spy = vi.spyOn(program.application.keeping('heritage').files, 'export');
		spy.mockImplementation(async (_id, _passphrase, watch) => {
			if (!watch) throw new Error('somebody watches');
			watches.push(watch);
			for (;;) await watch.turn(3, 10);
		});
		return { watches, over: () => spy.mockRestore() };
	}

	const addressOf = () => `/heritage/chronicles/${cast.chronicle}/export`;

	it.each([
		['an export', {}],
		[
			'an export with what is sealed',
			{
				method: 'POST',
				body: new URLSearchParams({ passphrase: 'candle harbour winter oath' })
			}
		]
	])('ends when they go away: %s', async (_what, init) => {
		const { watches, over } = endlessExport();
		const away = new AbortController();
		const asking = fetch(program.origin + addressOf(), {
			...init,
			headers: { origin: program.origin, cookie: `session=${sessionOf('keeper') ?? ''}` },
			signal: away.signal
		});
		await vi.waitFor(() => expect(watches).toHaveLength(1));
		away.abort();
		await expect(asking).rejects.toThrow();
		await vi.waitFor(() => expect(watches[0]?.isGivenUp).toBe(true));
		over();
	});

	it('shows an export under way to its person alone, who may stop it', async () => {
		const { over } = endlessExport();
		const asking = ask(program.origin, `${addressOf()}?work=under-way`, {
			session: sessionOf('keeper'),
			headers: { accept: 'application/json' }
		});
		expect(await firstProgress('under-way')).toEqual({ done: 3, of: 10 });
		expect(progressIn(await look('under-way', 'player'))).toBeNull();
		await look('under-way', 'player', 'DELETE');
		expect(progressIn(await look('under-way'))).toEqual({ done: 3, of: 10 });
		await look('under-way', 'keeper', 'DELETE');
		const { status, body } = await asking;
		expect([status, JSON.parse(body)]).toEqual([
			500,
			{ message: 'You stopped it. Nothing was changed.' }
		]);
		over();
	});
});
