import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../../scripts/house/prepare.mjs';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { randomPlayer } from '../../../src/lib/games/heritage/players/random.ts';
import { tableAfter, type Course } from '../../../src/lib/games/heritage/table/course.ts';
import { Courier } from '../../../src/lib/ui/live/outbox/courier.ts';
import type { KeptBox } from '../../../src/lib/ui/live/outbox/outbox.ts';
import { Boxes, keyOf } from '../../../src/lib/ui/live/outbox/store.ts';
import {
	about,
	device,
	exportedFile,
	LEFT_AT,
	putBackup,
	putData
} from '../../support/left-by-0-1-0.ts';
import { emptyFolder, forgetEmptyFolders, putBack } from '../backup/support/kit.ts';
import { prologue } from '../../unit/heritage/table.ts';
import { Disk } from '../../unit/outbox/kit.ts';
import { forgetFolders, newFolder, openWorld, type World } from '../sealed/support/world.ts';

/* A database, a backup, files and an outbox of 0.1.0 go on with the program of today. */

const { keeper, guest, player, group, chronicles, draws, game, hands, password, passphrase } =
	about;
const SLOW = { timeout: 120_000 };

let world: World;
beforeAll(async () => {
	await ensureBuilt(() => undefined);
	const folder = newFolder();
	putData(folder);
	world = await openWorld(folder, LEFT_AT);
}, 120_000);
afterAll(async () => {
	await world.stop();
	forgetFolders();
	forgetEmptyFolders();
});

const session = keeper.session;
const page = (where: string, of = session) => world.ask(where, { session: of });

let count = 0;
async function does(at: string, command: unknown): Promise<void> {
	const json = { id: `later-command-${String(++count)}`, seen: 0, command };
	const { status, text } = await world.ask(at, { session, json });
	expect(status, text).toBe(200);
}

/** The faces of a hand, as whoever asks sees them; null: it is none of theirs. */
async function handOf(chronicle: string, seat: string, of: string): Promise<unknown> {
	const { status, text } = await page(`/api/chronicles/${chronicle}/hands/${seat}`, of);
	return status === 200 ? (JSON.parse(text) as { hand: unknown }).hand : null;
}

/** Signs in by name and password; answers the secret of the session. */
async function signIn(name: string): Promise<string> {
	const { headers } = await world.ask('/sign-in', { form: { name, password } });
	const cookie = headers.find((line) => line.startsWith('set-cookie: session='));
	return /session=([^;]+)/.exec(cookie ?? '')?.[1] ?? '';
}

describe('a database of 0.1.0', SLOW, () => {
	it('shows every page of its group, its chronicles, its game and its draws', async () => {
		const { story, aftermath, mixed, openDeck, ownDeck } = chronicles;
		const shown = [
			...['', '/ledger', '/notes', '/book', '/timeline', '/players', '/players/s1', '/characters'],
			...['/chapters/1', '/chapters/3', '/chapters/4/table', '/settings', '/audit', '/export']
		].map((rest) => `/heritage/chronicles/${story}${rest}`);
		const others = [aftermath, mixed, openDeck, ownDeck].map((id) => `/heritage/chronicles/${id}`);
		const more = [`/groups/${group}`, `/heritage/games/${game.id}`, '/account', '/account/data'];
		const all = [...shown, ...others, ...more, ...draws.map((id) => `/heritage/draws/${id}`)];
		const statuses = await Promise.all(all.map(async (at) => [at, (await page(at)).status]));
		expect(statuses).toEqual(all.map((at) => [at, 200]));
		expect((await page(`/heritage/chronicles/${story}/notes`)).text).toContain(
			'Chiara brings the candles'
		);
		expect((await world.ask(`/join/${about.invitation}`)).text).toContain('The Thursday table');
	});

	it('shows each hand that lies face down to its holder, as it was, and to nobody else', async () => {
		const ben = await signIn(player.name);
		expect(await handOf(chronicles.story, player.seat, ben)).toEqual(hands[player.seat]);
		expect(await handOf(chronicles.story, guest.seat, guest.session)).toEqual(hands[guest.seat]);
		expect(await handOf(chronicles.story, keeper.seat, session)).toEqual(hands[keeper.seat]);
		expect(await handOf(chronicles.story, guest.seat, ben)).toBeNull();
		expect(await handOf(chronicles.story, player.seat, session)).toBeNull();
	});

	it('goes on with the chapter under way, dealt from what lies sealed', async () => {
		const { story } = chronicles;
		const chance = seededChance(1);
		let refilled = 0;
		for (let count = 0; count < 12 && refilled === 0; count++) {
			const { text } = await page(`/api/chronicles/${story}/table`);
			const { course } = JSON.parse(text) as { course: Course };
			const table = tableAfter(course.steps);
			const seat = table.question?.seat ?? table.turn?.seat ?? '';
			const command = randomPlayer({ table, seat, hand: [] }, chance);
			await does(`/api/chronicles/${story}/commands`, { type: 'ActAtTable', command });
			const after = JSON.parse((await page(`/api/chronicles/${story}/table`)).text) as {
				course: Course;
			};
			const added = after.course.steps.slice(course.steps.length).flat();
			refilled += added.filter(({ type }) => type === 'QueueRefilled').length;
		}
		expect(refilled).toBeGreaterThan(0);
	});

	it('opens a deck that was imported, and goes on with a draw', async () => {
		const { ownDeck } = chronicles;
		for (const seat of ['s1', 's2'])
			await does(`/api/chronicles/${ownDeck}/commands`, prologue(seat));
		const wish = { type: 'OpenChapter', chapter: 1, early: false };
		const opened = await world.ask(`/api/chronicles/${ownDeck}/deck`, {
			session,
			json: { id: 'a-later-wish', wish }
		});
		expect(opened.status, opened.text).toBe(200);
		await does(`/api/draws/${draws[1] ?? ''}/commands`, { type: 'TurnCard', turn: 1 });
	});
});

it('its game and its finished draws go into files, and into a group again', SLOW, async () => {
	const written = await Promise.all(draws.map((id) => page(`/api/logs/${id}/export`)));
	const finished = draws.find((_, at) => written[at]?.status === 200);
	expect(written.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
	for (const [id, at] of [
		[game.id, 'games'],
		[finished ?? '', 'draws']
	] as const) {
		const { status, text } = await page(`/api/logs/${id}/export`);
		expect(status, text).toBe(200);
		const taken = await world.ask(`/groups/${group}/import`, {
			session,
			form: {},
			file: { name: 'game.json', text }
		});
		expect(taken.status, taken.text).toBe(200);
		const copy = new RegExp(`"/heritage/${at}/([\\w-]{16,})"`).exec(taken.text)?.[1] ?? '';
		expect(copy).not.toBe(id);
		expect((await page(`/heritage/${at}/${copy}`)).status).toBe(200);
	}
});

it('a backup of 0.1.0 is restored', SLOW, async () => {
	const folder = emptyFolder();
	const file = path.join(emptyFolder(), 'elysium.backup');
	putBackup(file);
	expect(await putBack(file, folder)).toMatch(
		/5 chronicles, 1 game outside them and 3 draws and decks with 203 events, all replayed; everything sealed opened\.$/
	);
});

describe('a file of 0.1.0', SLOW, () => {
	const taken = (form: Readonly<Record<string, string>>, text: string) =>
		world.ask(`/groups/${group}/import`, {
			session,
			form,
			file: { name: 'chronicle.json', text }
		});

	it('of version 1 is taken in, and its table goes on by the box', async () => {
		const { status, text } = await taken({}, exportedFile(1));
		expect(status, text).toBe(200);
		expect(text).toContain('Seven centuries of thirst');
	});

	it('of version 2 is taken in with its passphrase, and the hands are as they were', async () => {
		const asked = await taken({}, exportedFile(2));
		expect([asked.status, asked.text]).toEqual([400, expect.stringContaining('passphrase')]);
		const { status, text } = await taken({ passphrase }, exportedFile(2));
		expect(status, text).toBe(200);
		const copy = /"\/heritage\/chronicles\/([\w-]{16,})"/.exec(text)?.[1] ?? '';
		// Nobody sits there yet, and so the keeper sees them.
		for (const seat of Object.keys(hands))
			expect(await handOf(copy, seat, session)).toEqual(hands[seat]);
	});
});

it('what waited in an outbox of 0.1.0 is read, sent, and counts once', SLOW, async () => {
	const stores = device().databases.find(({ name }) => name === 'elysium-outbox')?.stores;
	const [kept] = (stores?.find(({ name }) => name === 'boxes')?.records ?? []) as KeptBox[];
	if (!kept) throw new Error('nothing waits');
	const disk = new Disk();
	disk.kept.set(keyOf(kept), kept);
	const boxes = new Boxes(disk);
	expect((await boxes.all(keeper.id)).map(({ at }) => at)).toEqual([`/api/games/${game.id}`]);
	const send = () =>
		new Courier({
			happen: (...happenings) => boxes.happen(kept, happenings),
			async deliver({ id, seen, command }) {
				const json = { id, seen, command };
				const { status, text } = await world.ask(`${kept.at}/commands`, { session, json });
				if (status !== 200) throw new Error(text);
				return { kind: 'accepted', ...(JSON.parse(text) as { version: number; on: number }) };
			},
			tell: () => undefined
		}).run();
	await send();
	expect(disk.kept.get(keyOf(kept))?.box.map(({ standing }) => standing)).toEqual([
		'accepted',
		'accepted'
	]);
	disk.kept.set(keyOf(kept), kept);
	await send();
	const { text } = await page(`/api/games/${game.id}/events?after=${game.version}`);
	const { events } = JSON.parse(text) as { events: readonly { command: string }[] };
	expect([...new Set(events.map(({ command }) => command))]).toEqual(about.device.waiting);
});
