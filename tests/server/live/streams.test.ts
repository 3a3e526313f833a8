import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { members } from '../../../src/lib/server/db/schema/groups.ts';
import type { StoredEnvelope } from '../../../src/lib/games/core/envelope.ts';
import { liveLog, type Reading } from '../../../src/lib/server/http/live.ts';
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
	const open = (stillMay: Reading['stillMay'] = yes, events = false, id = 'here') =>
		liveLog(log, id, { visitor: MIRA, stillMay, events });
	/** What was appended with this sequence, as far as a stream looks at it. */
	const envelope = (sequence: number, text = '') =>
		({ sequence, event: { type: 'NoteWritten', text } }) as unknown as StoredEnvelope;
	const happened = (...events: StoredEnvelope[]) =>
		`event: happened\ndata: ${JSON.stringify({ after: (events[0]?.sequence ?? 0) - 1, events })}`;
	afterEach(() => void vi.useRealTimers());

	test('tells the version there is, then each that is committed, none twice and none backwards', async () => {
		const { next, leave } = read(await open());
		for (const told of [3, 4, 4, 2, 6]) listeners.tell('here', told);
		listeners.tell('elsewhere', 7);
		expect([await next(), await next(), await next()]).toEqual([3, 4, 6].map(version));
		await leave();
	});

	test('with events it says what happened before each version, where that follows on the one before', async () => {
		const { next, leave } = read(await open(yes, true));
		const numbersAlone = read(await open());
		listeners.tell('here', 5, [envelope(4), envelope(5)]);
		listeners.tell('here', 6);
		listeners.tell('here', 8, [envelope(8)]);
		listeners.tell('here', 9, [envelope(9, 'x'.repeat(65_536))]);
		const said = [version(3), happened(envelope(4), envelope(5)), ...[5, 6, 8, 9].map(version)];
		for (const one of said) expect(await next()).toBe(one);
		for (const one of [3, 5, 6, 8, 9]) expect(await numbersAlone.next()).toBe(version(one));
		await Promise.all([leave(), numbersAlone.leave()]);
	});

	test('with events it ends before it says what its reader may not read any more', async () => {
		let may = true;
		const { next } = read(await open(() => Promise.resolve(may), true));
		listeners.tell('here', 4, [envelope(4)]);
		expect([await next(), await next(), await next()]).toEqual([
			version(3),
			happened(envelope(4)),
			version(4)
		]);
		may = false;
		listeners.tell('here', 5, [envelope(5)]);
		expect(await next()).toBeNull();
	});

	test('where nobody can say whether its reader may, a number stands alone', async () => {
		const { next, leave } = read(await open(() => Promise.reject(new Error('away')), true));
		listeners.tell('here', 4, [envelope(4)]);
		expect([await next(), await next()]).toEqual([version(3), version(4)]);
		await leave();
	});

	test('says that another device may deal there, or none, and not which', async () => {
		const { next, leave } = read(await open());
		await next();
		listeners.lent('elsewhere');
		listeners.lent('here');
		expect(await next()).toBe('event: lent\ndata: ');
		await leave();
	});

	test('of a log that is not there is none', async () => {
		await expect(open(yes, false, 'nowhere')).rejects.toMatchObject({ status: 404 });
	});

	test('says that it stands, until its reader may not read any more', async () => {
		vi.useFakeTimers();
		let may = true;
		const { next } = read(await open(() => Promise.resolve(may)));
		await next();
		await vi.advanceTimersByTimeAsync(15_000);
		expect(await next()).toBe(STANDS);
		may = false;
		await vi.advanceTimersByTimeAsync(15_000);
		expect([await next(), await next()]).toEqual([STANDS, null]);
	});

	test('ends where nobody can say whether its reader may', async () => {
		vi.useFakeTimers();
		const { next } = read(await open(() => Promise.reject(new Error('away'))));
		await next();
		await vi.advanceTimersByTimeAsync(15_000);
		expect([await next(), await next()]).toEqual([STANDS, null]);
	});

	test('lets a reader go that takes nothing any more', async () => {
		const { next } = read(await open());
		for (let told = 4; told < 500; told++) listeners.tell('here', told);
		const heard: (string | null)[] = [];
		do heard.push(await next());
		while (heard.at(-1) !== null);
		expect(heard.length).toBeLessThan(100);
		expect(heard[0]).toBe(version(3));
	});

	test('whoever left is told nothing, and keeps nothing', async () => {
		const told = vi.fn();
		const leave = listeners.add('here', {
			visitor: MIRA,
			tell: told,
			meet: told,
			lent: told,
			end: told
		});
		leave();
		listeners.tell('here', 9);
		listeners.lent('here');
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
	const stream = (where: string, who: string, query = '') =>
		fetch(`${program.origin}/api/${where}/live${query}`, {
			headers: { cookie: `session=${personOf(who).session ?? ''}` }
		});
	let notes = 0;
	/** Writes something down as the keeper does. */
	const write = (): Promise<number> => writeAs(personOf('keeper').session, cast.chronicle);
	async function writeAs(session: string | undefined, chronicle: string): Promise<number> {
		const answer = await ask(program.origin, `/api/logs/${chronicle}/commands`, {
			method: 'POST',
			session,
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
		const response = await stream(`logs/${cast.chronicle}`, who);
		expect(response.status).toBe(200);
		expect(response.headers.get('content-type')).toBe('text/event-stream');
		expect(response.headers.get('cache-control')).toBe('private, no-store');
		const { next, leave } = read(response);
		const before = await next();
		const after = await write();
		expect([before, await untilVersion(next)]).toEqual([version(after - 1), version(after)]);
		await leave();
	});

	test.each(['keeper', 'player', 'spectator'])(
		'tells a %s what happened, as whoever asks for it is told',
		async (who) => {
			const { next, leave } = read(await stream(`logs/${cast.chronicle}`, who, '?events'));
			await untilVersion(next);
			const after = await write();
			let said = await next();
			while (said?.startsWith('event: here')) said = await next();
			const { body } = await ask(
				program.origin,
				`/api/logs/${cast.chronicle}/events?after=${after - 1}`,
				{ session: personOf(who).session }
			);
			const asked = body.replace(',"more":false}', '}').replace('{', `{"after":${after - 1},`);
			expect(said).toBe(`event: happened\ndata: ${asked}`);
			expect(await next()).toBe(version(after));
			await leave();
		}
	);

	test('tells who looks at the log now, each once, and the seats they hold', async () => {
		const keeper = read(await stream(`logs/${cast.chronicle}`, 'keeper'));
		const player = read(await stream(`logs/${cast.chronicle}`, 'player'));
		const again = read(await stream(`logs/${cast.chronicle}`, 'player'));
		let said = await again.next();
		while (said?.startsWith('event: version')) said = await again.next();
		const here = JSON.parse(said?.replace('event: here\ndata: ', '') ?? '') as unknown[];
		expect(here).toContainEqual({ name: 'keeper', seats: ['s3'], you: false });
		expect(here).toContainEqual({ name: 'player', seats: ['s1'], you: true });
		expect(here.filter((one) => JSON.stringify(one).includes('player'))).toHaveLength(1);
		await Promise.all([keeper, player, again].map(({ leave }) => leave()));
	});

	test('a game outside a chronicle has its own', async () => {
		const { next, leave } = read(await stream(`logs/${cast.game}`, 'player'));
		expect(await next()).toMatch(/^event: version\ndata: \d+$/);
		await leave();
	});

	test('what is deleted ends its streams', async () => {
		const gone = await newCast(program.application);
		const keeper = gone.actors[0];
		const response = await fetch(`${program.origin}/api/logs/${gone.chronicle}/live`, {
			headers: { cookie: `session=${keeper?.session ?? ''}` }
		});
		const { next } = read(response);
		await next();
		await program.application.keeping('heritage').logs.remove(gone.chronicle);
		expect(await untilVersion(next)).toBeNull();
	});

	test('who left the group hears nothing of it any more', async () => {
		const left = await newCast(program.application);
		const player = left.actors.find(({ who }) => who === 'player');
		const where = `${program.origin}/api/logs/${left.chronicle}/live`;
		const headers = { cookie: `session=${player?.session ?? ''}` };
		expect((await fetch(where, { method: 'HEAD', headers })).status).toBe(200);
		await program.application.database.write((tx) =>
			tx.delete(members).where(eq(members.userId, player?.id ?? ''))
		);
		expect((await fetch(where, { headers })).status).toBe(404);
	});

	test('who leaves the group while listening is not told what happens next', async () => {
		const left = await newCast(program.application);
		const [keeper, player] = ['keeper', 'player'].map((who) =>
			left.actors.find((actor) => actor.who === who)
		);
		const where = `${program.origin}/api/logs/${left.chronicle}`;
		const headers = { cookie: `session=${player?.session ?? ''}` };
		const { next } = read(await fetch(`${where}/live?events`, { headers }));
		await untilVersion(next);
		await program.application.database.write((tx) =>
			tx.delete(members).where(eq(members.userId, player?.id ?? ''))
		);
		await writeAs(keeper?.session, left.chronicle);
		let said = await next();
		while (said?.startsWith('event: here')) said = await next();
		expect(said).toBeNull();
	});

	test('that stops ends all', async () => {
		const [one, other] = [
			read(await stream(`logs/${cast.chronicle}`, 'keeper')),
			read(await stream(`logs/${cast.game}`, 'keeper'))
		];
		await Promise.all([one.next(), other.next()]);
		program.application.hangUp();
		expect(await Promise.all([one, other].map(({ next }) => untilVersion(next)))).toEqual([
			null,
			null
		]);
	});
});
