import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chronicles, events, snapshots } from '../../../src/lib/server/db/schema/chronicles.ts';
import { ROUTES } from '../../../src/lib/server/games/routes.ts';
import { newCast } from '../rights/support/cast.ts';
import { ask, openProgram, type Program } from '../rights/support/program.ts';

/**
 * A whole chronicle that was played, looked at before each of its chapters and at its end: every page of it is there,
 * whatever happened in it. It is wound back from its end, so that it is read in only once.
 */

const text = gunzipSync(
	readFileSync(new URL('../../corpus/revision-1/three-players.json.gz', import.meta.url))
).toString('utf8');
const { events: happened } = JSON.parse(text) as {
	events: readonly { readonly sequence: number; readonly event: { readonly type: string } }[];
};

/** The latest first: right before each chapter was opened, and the end. */
const MOMENTS = [
	happened.length,
	...happened.flatMap(({ event, sequence }) =>
		event.type === 'ChapterOpened' ? [sequence - 1] : []
	)
].sort((one, other) => other - one);

/** There whatever was played. */
const ALWAYS = [
	'book',
	'centuries',
	'characters',
	'deck',
	'ledger',
	'moments/[sequence]',
	'players',
	'players/[seat]',
	'timeline'
].map((page) => `/heritage/chronicles/[chronicle]/${page}`);

let program: Program;
let session: string | undefined;
let chronicle: string;
beforeAll(async () => {
	program = await openProgram({ RATE_LIMIT_FACTOR: '1000' });
	const { group, actors } = await newCast(program.application);
	const keeper = actors.find(({ role }) => role === 'keeper');
	session = keeper?.session;
	const actor = { id: keeper?.id ?? '', name: 'keeper' };
	const taken = await program.application
		.keeping('heritage')
		.files.import(text, { groupId: group, actor });
	if (taken.kind !== 'imported') throw new Error(taken.kind);
	({ chronicle } = taken);
}, 300_000);
afterAll(() => program.close());

/** Forgets all that happened after this. */
async function windBack(sequence: number): Promise<void> {
	const { database, keeping } = program.application;
	await database.write(async (tx) => {
		const after = and(eq(events.chronicleId, chronicle), gt(events.seq, sequence));
		await tx.delete(events).where(after);
		await tx
			.delete(snapshots)
			.where(and(eq(snapshots.chronicleId, chronicle), gt(snapshots.seq, sequence)));
		await tx
			.update(chronicles)
			.set({ version: sequence, projectedBy: '' })
			.where(eq(chronicles.id, chronicle));
	});
	expect(await keeping('heritage').logs.refreshTables()).toEqual([]);
}

const PAGES = Object.entries(ROUTES).flatMap(([route, { may }]) =>
	route.startsWith('/heritage/chronicles/[chronicle]') &&
	'GET' in may &&
	existsSync(`src/routes${route}/+page.svelte`)
		? [route]
		: []
);

/** Where each page lies at this moment, with values that the chronicle has by then. */
async function places(
	sequence: number
): Promise<{ readonly route: string; readonly where: string }[]> {
	const found = await program.application.keeping('heritage').logs.read(chronicle);
	if (!found) throw new Error('the chronicle is gone');
	const { state } = found;
	const last = state.chapters.at(-1)?.number;
	const characters = Object.keys(state.characters);
	const values: Readonly<Record<string, readonly string[]>> = {
		chronicle: [chronicle],
		chapter: [last ?? 1, Math.min(21, (last ?? 0) + 1)].map(String),
		era: ['1', '2', '3', '4', '5', '6', '7'],
		sequence: ['1', String(Math.ceil(sequence / 2))],
		seat: state.seats,
		character: [characters.at(0), characters.at(-1)].flatMap((id) => id ?? [])
	};
	const filled = (path: string): readonly string[] => {
		const name = /\[(\w+)\]/.exec(path)?.[1];
		if (name === undefined) return [path];
		const given = values[name];
		if (!given) throw new Error(`there is no value for [${name}]`);
		return given.flatMap((value) => filled(path.replace(`[${name}]`, value)));
	};
	return PAGES.flatMap((route) => filled(route).map((where) => ({ route, where })));
}

describe('a chronicle of seven hundred years can be looked at', () => {
	it('is opened chapter by chapter', () => {
		expect(MOMENTS).toHaveLength(22);
		expect(PAGES).toEqual(expect.arrayContaining(ALWAYS));
	});

	it('is counted in charts, each beside a table of the same', async () => {
		const { body } = await ask(program.origin, `/heritage/chronicles/${chronicle}/centuries`, {
			session
		});
		for (const id of ['rise', 'players', 'clans', 'eras']) {
			const section = new RegExp(`<section[^>]*aria-labelledby="${id}"[^]*?</section>`).exec(
				body
			)?.[0];
			expect(section).toMatch(/<svg[^>]*role="img"[^>]*aria-label="[^"]+table has the same"/);
			expect(section).toContain('<table');
		}
	});

	it.each(MOMENTS)('after its event %i', { timeout: 60_000 }, async (sequence) => {
		await windBack(sequence);
		const wrong: string[] = [];
		for (const { route, where } of await places(sequence)) {
			const { status } = await ask(program.origin, where, { session });
			if (status >= 500 || (ALWAYS.includes(route) && status !== 200))
				wrong.push(`${where}: ${String(status)}`);
		}
		expect(wrong).toEqual([]);
	});
});
