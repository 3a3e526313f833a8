import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import { announceDraw } from '../../../src/lib/server/games/heritage/drawing.ts';
import { newId } from '../../../src/lib/server/accounts/tokens.ts';
import { closed, evening, FIRST_EVENING } from '../../e2e/support/story.ts';
import { offers } from '../../unit/heritage/deck-kit.ts';
import { prologue } from '../../unit/heritage/table.ts';
import { newCast, type Cast } from '../rights/support/cast.ts';
import { ask, openProgram, type Program } from '../rights/support/program.ts';
import { layingOut } from '../sealed/support/chronicle.ts';

/** What pages have to say where somebody would misread them otherwise. */

const SECOND_EVENING = evening('10', [
	['brujah', [3, 3, 2, 4, 1, 2]],
	['toreador', [1, 1, 1, 1, 1, 0]],
	['malkavian', [2, 2, 2, 2, 0, 0]]
]);

let program: Program;
let cast: Cast;
let session: string | undefined;

const home = (): string => `/heritage/chronicles/${cast.chronicle}`;
const page = (where: string, as = session) => ask(program.origin, where, { session: as });
const sessionOf = (who: string) => cast.actors.find((actor) => actor.who === who)?.session;

/** The words of a page, as somebody reads them. */
async function words(where: string, as = session): Promise<string> {
	const { status, body } = await page(where, as);
	expect(status, where).toBe(200);
	return body
		.replace(/<script[^]*?<\/script>|<style[^]*?<\/style>/g, '')
		.replace(/<[^>]*>/g, '')
		.replace(/\s+/g, ' ');
}

/** What somebody typed there, and what the server keeps of it. */
async function typed(key: string, value: unknown): Promise<void> {
	const { status } = await ask(program.origin, `/api/logs/${cast.chronicle}/drafts/${key}`, {
		method: 'PUT',
		session,
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ savedAt: Date.now(), value })
	});
	expect(status).toBe(204);
}

async function happens(...commands: readonly Command[]): Promise<void> {
	for (const body of commands) {
		const answer = await program.application.keeping('heritage').logs.act({
			chronicle: cast.chronicle,
			actor: { id: cast.actors[0]?.id ?? '', name: 'keeper' },
			seat: null,
			command: { id: newId(), seen: 1, body }
		});
		expect(answer, body.type).toMatchObject({ kind: 'accepted' });
	}
}

beforeAll(async () => {
	program = await openProgram({ RATE_LIMIT_FACTOR: '1000' });
	cast = await newCast(program.application);
	session = sessionOf('keeper');
}, 240_000);
afterAll(() => program.close());

it('every draw, the ledger and the about page lead to the page that checks draws', async () => {
	const draw = `/heritage/draws/${cast.draw}`;
	for (const where of [draw, `${home()}/ledger`, '/about'])
		expect((await page(where)).body, where).toContain('href="/verify"');
	await program.application.keeping('heritage-draw').logs.act({
		chronicle: cast.draw,
		actor: { id: cast.actors[0]?.id ?? '', name: 'keeper' },
		seat: null,
		command: { id: newId(), seen: 1, body: { type: 'AbandonDraw' } }
	});
	expect(await words(draw)).toContain('The table ended this draw');
	expect((await page(draw)).body).toContain('href="/verify"');
});

it('the prologue says that a first retainer is chosen now, and gets a sticker', async () => {
	expect(await words(`${home()}/prologue/s1`)).toContain(
		'By the rules you choose one now and give it a sticker.'
	);
});

it('who has written their own prologue reads whom they wait for', async () => {
	await happens(prologue('s1'));
	expect(await words(`${home()}/prologue`, sessionOf('player'))).toContain(
		'Waiting for Seat s2 and Seat s3'
	);
});

describe('once a chapter was recorded', () => {
	beforeAll(() => happens(...['s2', 's3'].map((seat) => prologue(seat))));

	it.each(['set-up', 'record'])('its page %s says so, and leads to it', async (way) => {
		if (way === 'set-up')
			await happens({ type: 'RecordChapter', chapter: 1, record: FIRST_EVENING });
		const where = `${home()}/chapters/1`;
		const told = await words(`${where}/${way}`);
		expect(told).toContain('Someone at your table has recorded it');
		expect(told).not.toContain('Every tap is saved at once');
		expect((await page(`${where}/${way}`)).body).toContain(`href="${where}"`);
	});

	it('a step of its aftermath says which one comes first by the rules', async () => {
		const aftermath = `${home()}/chapters/1/aftermath?at=`;
		expect(await words(`${aftermath}sticker:s1`)).toContain(
			'By the rules, “The chapter’s card and a scheme” comes first.'
		);
		expect(await words(`${aftermath}overview`)).not.toContain('By the rules');
	});

	it('a table that leaves an obligation out reads what the rules say', async () => {
		const haven = (await program.application.keeping('heritage').logs.read(cast.chronicle))?.state
			.players['s2']?.haven;
		if (!haven) throw new Error('s2 has no haven');
		const obligations = [{ id: 'debt', name: 'Debt', text: '' }];
		await happens({
			type: 'CorrectHaven',
			seat: 's2',
			haven: { ...haven, obligations },
			reason: 'it lies there'
		});
		const where = `${home()}/chapters/1/aftermath?at=obligations`;
		const form = { turn: 0, gain: 'none', which: 'new', id: 'o-1', name: '', text: '', losses: {} };
		await typed('am1-obligations', form);
		// What the rules say comes below the options, which so stay where they are.
		expect(await words(where)).toMatch(
			/No obligation this time.*By the rules the victor gains one, at random\./
		);
		await typed('am1-obligations', { ...form, turn: 1, losses: { s2: 'none' } });
		expect(await words(where)).toMatch(/Lose none.*By the rules one goes, at random\./);
	});

	it('the page of the group says what the chronicle has left behind for good', async () => {
		const group = `/groups/${cast.group}`;
		const before = await words(group);
		expect(before).not.toContain('sticker');
		const read = await program.application.keeping('heritage').logs.read(cast.chronicle);
		const character = Object.keys(read?.state.characters ?? {})[0] ?? '';
		const corrected = { type: 'CorrectStickers', character, reason: 'the box is right' } as const;
		const place = { character, chapter: 1, seat: 's1' };
		const sticker = { id: 'k-1', kind: 'brujah', name: 'Swift', text: '', ...place } as const;
		await happens({ ...corrected, stickers: [sticker] });
		expect(await words(group)).toContain('1 sticker.');
		await happens({ ...corrected, stickers: [] });
		expect(await words(group)).toBe(before);
	});

	it('a haven is left empty by one button: with somebody chosen, “Nobody” leads back', async () => {
		const where = `${home()}/chapters/1/aftermath?at=retainer:s1`;
		expect(await words(where)).toContain('Leave it empty');
		await typed('am1-retainer-s1', { character: 'somebody' });
		expect(await words(where)).not.toContain('Leave it empty');
	});

	it('after a correction the timeline and the moment say which of both they show', async () => {
		await happens(
			closed(1),
			{ type: 'RecordChapter', chapter: 2, record: SECOND_EVENING },
			closed(2)
		);
		const evenings = `${home()}/moments?chapter=`;
		const moment = async (chapter: number) =>
			new URL(
				(await page(evenings + String(chapter))).headers.get('location') ?? '',
				program.origin
			).pathname;
		const [timeline, first] = [`${home()}/timeline`, await moment(1)];
		expect(await words(timeline)).not.toContain('correction');
		expect(await words(first)).not.toContain('corrected later');

		await happens({
			type: 'CorrectChapter',
			chapter: 1,
			record: { ...FIRST_EVENING, notes: 'Counted again.' },
			eraDraw: null,
			reason: 'counted again'
		});
		const told = await words(timeline);
		expect(told).toContain('Places and points count every correction made since.');
		expect(told).toContain('Everything as it was then, before later corrections');
		expect(await words(first)).toContain(
			'Chapter 1 was corrected later. This page shows what was recorded then.'
		);
	});

	it('the set-up page says who begins by the rules, and why', async () => {
		expect(await words(`${home()}/chapters/3/set-up`)).toContain(
			'Seat s2 goes first, as the vanquished of the previous chapter.'
		);
	});

	it('a closed chapter leads to the draw that is still under way, before the next chapter', async () => {
		const where = `${home()}/chapters/2/aftermath?at=finish`;
		expect(await words(where)).not.toContain('Go to the draw');
		const chronicle = await program.application.keeping('heritage').logs.read(cast.chronicle);
		if (!chronicle) throw new Error('the chronicle is not there');
		const actor = { id: cast.actors[0]?.id ?? '', name: 'keeper' };
		const draw = await announceDraw(program.application, {
			chronicle,
			actor,
			commandId: newId(),
			tie: { over: { kind: 'chapter', chapter: 2 }, seats: ['s1', 's2'], level: [] }
		});
		if (draw.kind !== 'founded') throw new Error('the draw was refused');
		const told = await words(where);
		expect(told).toContain('The tie for victory in chapter 2 is still being decided by a draw.');
		expect(told).toMatch(/Go to the draw.*Play chapter 3 live/);
		expect((await page(where)).body).toContain(`href="/heritage/draws/${draw.chronicle}"`);
	});

	it('a set-up page whose table somebody else laid out says so, and leads to it', async () => {
		const where = `${home()}/chapters/3`;
		const laid = await ask(program.origin, `${where}/set-up`, {
			method: 'POST',
			session,
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			body: new URLSearchParams(layingOut().form).toString()
		});
		expect(laid.headers.get('location')).toContain(`${where}/table`);
		expect(await words(`${where}/set-up`)).toContain('Someone at your table has set it up');
		expect((await page(`${where}/set-up`)).body).toContain(`href="${where}/table"`);
	});

	it('after a correction the era and the book still say who chose its scoring card', async () => {
		const claimedBy = (claimant: string) => ({
			...SECOND_EVENING,
			missions: FIRST_EVENING.missions.map((mission) => ({ ...mission, claimant }))
		});
		await happens(
			{
				type: 'RecordChapter',
				chapter: 3,
				record: claimedBy('s2'),
				replacesTable: true,
				reason: 'played elsewhere'
			},
			closed(3),
			offers('table'),
			{ type: 'ChooseScoring', era: 1, card: 'scarlet' },
			{
				type: 'CorrectChapter',
				chapter: 3,
				record: claimedBy('s3'),
				eraDraw: null,
				reason: 'it was s3'
			}
		);
		const era = await words(`${home()}/eras/1?at=scoring`);
		expect(era).toMatch(/Chose ?Seat s2/);
		expect(era).toContain('After a correction, Seat s3 dominates the era. The choice stays.');
		expect(await words(`${home()}/book`)).toContain('Seat s2 chose “scarlet”.');
	});
});
