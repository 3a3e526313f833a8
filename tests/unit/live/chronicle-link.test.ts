import { afterEach, expect, test, vi } from 'vitest';
import { NO_COURSE } from '../../../src/lib/games/heritage/table/course.ts';
import { ChronicleLink } from '../../../src/lib/ui/heritage/table/chronicle-link.ts';
import type { News } from '../../../src/lib/ui/heritage/table/course-log.ts';

type Answered = { readonly status?: number; readonly body?: unknown } | 'lost';
type Answer = Answered | (() => Answered);
type Sent = { readonly id: string; readonly command: unknown };

const over = (seat: string): News => ({
	type: 'HappenedAtTable',
	event: { type: 'TurnEnded', seat }
});
const BACK = { type: 'UndoAtTable', kept: 3, of: 7 } as const;
const OK: Answered = { body: { kind: 'accepted', version: 9 } };
const told = (events: readonly unknown[], more = false): Answered => ({ body: { events, more } });
const written = (sequence: number, event: unknown, command = `command-${sequence}`) => ({
	sequence,
	command,
	event
});

/** A link whose server answers these, in turn. */
function linked(...answers: Answer[]) {
	const sent: Sent[] = [];
	const asked: string[] = [];
	const onother = vi.fn();
	vi.stubGlobal('fetch', (url: string, init?: { readonly body: string }) => {
		if (init) sent.push(JSON.parse(init.body) as Sent);
		asked.push(url);
		const next = answers.shift() ?? 'lost';
		const answer = typeof next === 'function' ? next() : next;
		if (answer === 'lost') return Promise.reject(new TypeError('away'));
		return Promise.resolve(
			new Response(JSON.stringify(answer.body ?? {}), { status: answer.status ?? 200 })
		);
	});
	const link = new ChronicleLink({
		at: '/api/logs/c',
		version: 4,
		course: NO_COURSE,
		onother,
		person: 'anna',
		title: 'By the fire',
		battlegrounds: {},
		sittings: []
	});
	const turns = () =>
		link.log.shown.course.steps.flat().map((event) => 'seat' in event && event.seat);
	return { link, sent, asked, onother, turns };
}
afterEach(() => void vi.unstubAllGlobals());

test('what is accepted comes back with all that happened since', async () => {
	const { link, asked, turns } = linked(OK, told([written(5, over('s1'))]));
	expect(await link.turnBack(BACK)).toEqual({ accepted: true });
	expect(turns()).toEqual(['s1']);
	expect(asked.at(-1)).toBe('/api/logs/c/events?after=4');
	expect(link.log.version).toBe(5);
});

test('of a log that breaks off, what arrived is no longer asked for and so must be shown', async () => {
	const { link, turns } = linked(told([written(5, over('s1'))], true), 'lost', told([]));
	expect(await link.catchUp()).toMatchObject({ accepted: false });
	expect(turns()).toEqual(['s1']);
	expect(await link.catchUp()).toEqual({ accepted: true });
	expect(turns()).toEqual(['s1']);
});

test('what its stream brought is not fetched, as far as the log is known to go', async () => {
	const { link, asked, turns } = linked(told([written(7, over('s3'))]));
	link.bring({ after: 4, events: [written(5, over('s1'))] });
	link.bring({ after: 5, events: [written(6, over('s2'))] });
	expect(await link.catchUp(6)).toEqual({ accepted: true });
	expect(turns()).toEqual(['s1', 's2']);
	expect([link.log.version, asked]).toEqual([6, []]);
	expect(await link.catchUp(7)).toEqual({ accepted: true });
	expect(turns()).toEqual(['s1', 's2', 's3']);
	expect(asked).toEqual(['/api/logs/c/events?after=6']);
});

test.each([
	['was known already', 3, [written(4, over('s1'))], 5],
	['lies behind a gap', 5, [written(6, over('s2'))], 6],
	['is not all that is known of', 4, [written(5, over('s1'))], 6],
	['may not be all', 4, [written(5, over('s1'))], undefined]
])('what its stream brought and %s is fetched', async (_which, after, events, known) => {
	const { link, asked } = linked(() =>
		told(link.log.version === 4 ? [written(5, over('s1')), written(6, over('s2'))] : [])
	);
	link.bring({ after, events });
	expect(await link.catchUp(known)).toMatchObject({ accepted: true });
	expect(asked).toHaveLength(1);
	expect(link.log.version).toBeGreaterThanOrEqual(5);
});

test('what was brought twice happened once', async () => {
	const { link, turns } = linked();
	link.bring({ after: 4, events: [written(5, over('s1'))] });
	await link.catchUp(5);
	link.bring({ after: 4, events: [written(5, over('s1')), written(6, over('s2'))] });
	expect(await link.catchUp(6)).toEqual({ accepted: true });
	expect(turns()).toEqual(['s1', 's2']);
});

test('what two looks at the same time are told of happened once', async () => {
	const all = [written(5, over('s1')), written(6, over('s2'))];
	const { link, turns } = linked(told(all), () =>
		told(all.filter(({ sequence }) => sequence > link.log.version))
	);
	await Promise.all([link.catchUp(), link.catchUp()]);
	expect(turns()).toEqual(['s1', 's2']);
});

test.each([
	[401, /signed out/, false],
	[403, /cannot open this table/, false],
	[404, /cannot open this table/, false],
	[503, /went wrong/, true]
])('a log that answers %i says so, and not that nobody answered', async (status, words, retry) => {
	const { link } = linked({ status });
	expect(await link.catchUp()).toMatchObject({
		accepted: false,
		problem: { sentence: expect.stringMatching(words) as string, retry }
	});
});

test('what was written but could not be shown is not written a second time', async () => {
	const { link, sent, turns } = linked(OK, 'lost', told([written(5, over('s1'))]));
	expect(await link.turnBack(BACK)).toMatchObject({
		accepted: true,
		problem: { sentence: expect.stringContaining('is saved') as string }
	});
	expect(await link.turnBack(BACK)).toMatchObject({ accepted: false });
	expect(turns()).toEqual(['s1']);
	expect(sent).toHaveLength(1);
});

test('what had no answer is sent again as the same', async () => {
	const { link, sent } = linked('lost', 'lost');
	await link.turnBack(BACK);
	await link.turnBack(BACK);
	expect(sent[1]?.id).toBe(sent[0]?.id);
});

test('once others followed what had no answer, the same words are a new intention', async () => {
	const { link, sent } = linked('lost', () =>
		told([written(5, over('s1'), sent[0]?.id), written(6, over('s2'))])
	);
	await link.turnBack(BACK);
	await link.catchUp();
	await link.turnBack(BACK);
	expect(sent[1]?.id).not.toBe(sent[0]?.id);
});

test('taking back says how many steps there were, so that nobody loses what came meanwhile', async () => {
	const { link, sent } = linked(OK, told([]));
	await link.turnBack({ type: 'UndoAtTable', kept: 3, of: 7 });
	expect(sent[0]?.command).toEqual({ type: 'UndoAtTable', kept: 3, of: 7 });
});

test('taking back says whose page it is, so that nobody who signed in beside it is taken for them', async () => {
	const { link } = linked();
	const sent = vi.fn((_url: string, _sent?: RequestInit) => Promise.resolve(new Response('{}')));
	vi.stubGlobal('fetch', sent);
	await link.turnBack(BACK);
	expect(sent.mock.calls[0]?.[1]?.headers).toMatchObject({ 'elysium-person': 'anna' });
});

test('what happened besides the table has the page read anew', async () => {
	const { link, onother } = linked(told([written(5, { type: 'ChapterRecorded' })]));
	expect(await link.catchUp()).toEqual({ accepted: true });
	expect(onother).toHaveBeenCalledOnce();
});

test('a table that was taken back altogether has the page read anew, too', async () => {
	const { link, onother } = linked(
		told([written(5, { type: 'UndoneAtTable', kept: 2 })]),
		told([written(6, { type: 'UndoneAtTable', kept: 0 })])
	);
	await link.catchUp();
	expect(onother).not.toHaveBeenCalled();
	await link.catchUp();
	expect(onother).toHaveBeenCalledOnce();
});

test('a hand comes with its positions, as the server tells it', async () => {
	const held = [{ position: 0, scheme: 'a-scheme' }];
	const { link, asked } = linked(
		{ body: { version: 9, held, hand: ['a-scheme'] } },
		{ status: 404 }
	);
	expect(await link.hand('s1')).toEqual(held);
	expect(asked).toEqual(['/api/logs/c/hands/s1']);
	expect(await link.hand('s2')).toBeNull();
});
