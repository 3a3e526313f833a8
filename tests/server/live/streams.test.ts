import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { members } from '../../../src/lib/server/db/schema/groups.ts';
import { liveLog } from '../../../src/lib/server/http/live.ts';
import { Listeners, type Listener } from '../../../src/lib/server/live/listeners.ts';
import { newCast, type Cast } from '../rights/support/cast.ts';
import { ask, openProgram, type Program } from '../rights/support/program.ts';

/** What a stream says, an event at a time; null: it is over. */
function read(response: Response) {
	const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
	let text = '';
	const next = async (): Promise<string | null> => {
		for (;;) {
			const end = text.indexOf('\n\n');
			if (end >= 0) {
				const event = text.slice(0, end);
				text = text.slice(end + 2);
				return event;
			}
			const read = await reader?.read();
			if (!read || read.done) return null;
			text += read.value;
		}
	};
	return { next, leave: () => reader?.cancel() };
}

const version = (number: number): string => `event: version\ndata: ${number}`;
const MIRA = { id: 'mira', name: 'Mira', seats: ['s1'] };
const STANDS = 'event: stands\ndata: ';

/** The next that is said of a version; who comes and goes is passed over. */
async function untilVersion(next: () => Promise<string | null>): Promise<string | null> {
	for (;;) {
		const said = await next();
		if (said === null || said.startsWith('event: version')) return said;
	}
}

describe('a stream', () => {
	const listeners = new Listeners();
	const log = {
		listen(id: string, listener: Listener) {
			if (id !== 'here') return Promise.resolve(null);
			const leave = listeners.add(id, listener);
			listener.tell(3);
			return Promise.resolve({ leave });
		}
	};
	const yes = () => Promise.resolve(true);
	afterEach(() => void vi.useRealTimers());

	test('tells the version there is, then each that is committed, none twice and none backwards', async () => {
		const { next, leave } = read(await liveLog(log, 'here', MIRA, yes));
		for (const told of [3, 4, 4, 2, 6]) listeners.tell('here', told);
		listeners.tell('elsewhere', 7);
		expect([await next(), await next(), await next()]).toEqual([3, 4, 6].map(version));
		await leave();
	});

	test('of a log that is not there is none', async () => {
		await expect(liveLog(log, 'nowhere', MIRA, yes)).rejects.toMatchObject({ status: 404 });
	});

	test('says that it stands, until its reader may not read any more', async () => {
		vi.useFakeTimers();
		let may = true;
		const { next } = read(await liveLog(log, 'here', MIRA, () => Promise.resolve(may)));
		await next();
		await vi.advanceTimersByTimeAsync(15_000);
		expect(await next()).toBe(STANDS);
		may = false;
		await vi.advanceTimersByTimeAsync(15_000);
		expect([await next(), await next()]).toEqual([STANDS, null]);
	});

	test('ends where nobody can say whether its reader may', async () => {
		vi.useFakeTimers();
		const { next } = read(
			await liveLog(log, 'here', MIRA, () => Promise.reject(new Error('away')))
		);
		await next();
		await vi.advanceTimersByTimeAsync(15_000);
		expect([await next(), await next()]).toEqual([STANDS, null]);
	});

	test('lets a reader go that takes nothing any more', async () => {
		const { next } = read(await liveLog(log, 'here', MIRA, yes));
		for (let told = 4; told < 500; told++) listeners.tell('here', told);
		const heard: (string | null)[] = [];
		do heard.push(await next());
		while (heard.at(-1) !== null);
		expect(heard.length).toBeLessThan(100);
		expect(heard[0]).toBe(version(3));
	});

	test('whoever left is told nothing, and keeps nothing', async () => {
		const told = vi.fn();
		const leave = listeners.add('here', { visitor: MIRA, tell: told, meet: told, end: told });
		leave();
		listeners.tell('here', 9);
		listeners.end();
		expect(told).not.toHaveBeenCalled();
	});
});

describe('the program', () => {
	let program: Program;
	let cast: Cast;
	beforeAll(async () => {
		program = await openProgram();
		cast = await newCast(program.application);
	}, 240_000);
	afterAll(() => program.close());

	const personOf = (who: string) => {
		const found = cast.actors.find((actor) => actor.who === who);
		if (!found) throw new Error(`nobody is called ${who}`);
		return found;
	};
	const stream = (where: string, who: string) =>
		fetch(`${program.origin}/api/${where}/live`, {
			headers: { cookie: `session=${personOf(who).session ?? ''}` }
		});
	let notes = 0;
	/** Writes something down as the keeper does. */
	async function write(): Promise<number> {
		const answer = await ask(program.origin, `/api/chronicles/${cast.chronicle}/commands`, {
			method: 'POST',
			session: personOf('keeper').session,
			headers: { 'content-type': 'application/json', accept: 'application/json' },
			body: JSON.stringify({
				id: `a-note-${String(++notes)}`,
				seen: 0,
				command: { type: 'WriteNote', chapter: null, text: `A note ${notes}.` }
			})
		});
		expect(answer.status, answer.body).toBe(200);
		return (JSON.parse(answer.body) as { version: number }).version;
	}

	test.each(['keeper', 'player', 'spectator'])('tells a %s each version', async (who) => {
		const response = await stream(`chronicles/${cast.chronicle}`, who);
		expect(response.status).toBe(200);
		expect(response.headers.get('content-type')).toBe('text/event-stream');
		expect(response.headers.get('cache-control')).toBe('private, no-store');
		const { next, leave } = read(response);
		const before = await next();
		const after = await write();
		expect([before, await untilVersion(next)]).toEqual([version(after - 1), version(after)]);
		await leave();
	});

	test('tells who looks at the log now, each once, and the seats they hold', async () => {
		const keeper = read(await stream(`chronicles/${cast.chronicle}`, 'keeper'));
		const player = read(await stream(`chronicles/${cast.chronicle}`, 'player'));
		const again = read(await stream(`chronicles/${cast.chronicle}`, 'player'));
		let said = await again.next();
		while (said?.startsWith('event: version')) said = await again.next();
		const here = JSON.parse(said?.replace('event: here\ndata: ', '') ?? '') as unknown[];
		expect(here).toContainEqual({ name: 'keeper', seats: ['s3'], you: false });
		expect(here).toContainEqual({ name: 'player', seats: ['s1'], you: true });
		expect(here.filter((one) => JSON.stringify(one).includes('player'))).toHaveLength(1);
		await Promise.all([keeper, player, again].map(({ leave }) => leave()));
	});

	test('a game outside a chronicle has its own', async () => {
		const { next, leave } = read(await stream(`games/${cast.game}`, 'player'));
		expect(await next()).toMatch(/^event: version\ndata: \d+$/);
		await leave();
		expect((await stream(`chronicles/${cast.game}`, 'player')).status).toBe(404);
	});

	test('what is deleted ends its streams', async () => {
		const gone = await newCast(program.application);
		const keeper = gone.actors[0];
		const response = await fetch(`${program.origin}/api/chronicles/${gone.chronicle}/live`, {
			headers: { cookie: `session=${keeper?.session ?? ''}` }
		});
		const { next } = read(response);
		await next();
		await program.application.chronicles.remove(gone.chronicle);
		expect(await untilVersion(next)).toBeNull();
	});

	test('who left the group hears nothing of it any more', async () => {
		const left = await newCast(program.application);
		const player = left.actors.find(({ who }) => who === 'player');
		const where = `${program.origin}/api/chronicles/${left.chronicle}/live`;
		const headers = { cookie: `session=${player?.session ?? ''}` };
		expect((await fetch(where, { method: 'HEAD', headers })).status).toBe(200);
		await program.application.database.write((tx) =>
			tx.delete(members).where(eq(members.userId, player?.id ?? ''))
		);
		expect((await fetch(where, { headers })).status).toBe(404);
	});

	test('that stops ends all', async () => {
		const [one, other] = [
			read(await stream(`chronicles/${cast.chronicle}`, 'keeper')),
			read(await stream(`games/${cast.game}`, 'keeper'))
		];
		await Promise.all([one.next(), other.next()]);
		program.application.hangUp();
		expect(await Promise.all([one, other].map(({ next }) => untilVersion(next)))).toEqual([
			null,
			null
		]);
	});
});
