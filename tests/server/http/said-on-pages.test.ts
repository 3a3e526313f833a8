import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import { newId } from '../../../src/lib/server/accounts/tokens.ts';
import { closed, evening, FIRST_EVENING } from '../../e2e/support/story.ts';
import { prologue } from '../../unit/heritage/table.ts';
import { newCast, type Cast } from '../rights/support/cast.ts';
import { ask, openProgram, type Program } from '../rights/support/program.ts';

/** What pages have to say where somebody would misread them otherwise. */

let program: Program;
let cast: Cast;
let session: string | undefined;

const home = (): string => `/chronicles/${cast.chronicle}`;
const page = (where: string) => ask(program.origin, where, { session });

/** The words of a page, as somebody reads them. */
async function words(where: string): Promise<string> {
	const { status, body } = await page(where);
	expect(status, where).toBe(200);
	return body
		.replace(/<script[^]*?<\/script>|<style[^]*?<\/style>/g, '')
		.replace(/<[^>]*>/g, '')
		.replace(/\s+/g, ' ');
}

async function happens(...commands: readonly Command[]): Promise<void> {
	for (const body of commands) {
		const answer = await program.application.chronicles.act({
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
	session = cast.actors.find(({ role }) => role === 'keeper')?.session;
}, 240_000);
afterAll(() => program.close());

it('every draw, the ledger and the about page lead to the page that checks draws', async () => {
	const draw = `/draws/${cast.draw}`;
	for (const where of [draw, `${home()}/ledger`, '/about'])
		expect((await page(where)).body, where).toContain('href="/verify"');
	await program.application.draws.act({
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

describe('once a chapter was recorded', () => {
	beforeAll(() => happens(...['s1', 's2', 's3'].map((seat) => prologue(seat))));

	it('its set-up page says so, and leads to it', async () => {
		await happens({ type: 'RecordChapter', chapter: 1, record: FIRST_EVENING });
		const where = `${home()}/chapters/1`;
		expect(await words(`${where}/set-up`)).toContain('Someone at your table has recorded it');
		expect((await page(`${where}/set-up`)).body).toContain(`href="${where}"`);
	});

	it('after a correction the timeline and the moment say which of both they show', async () => {
		const second = evening('10', [
			['brujah', [3, 3, 2, 4, 1, 2]],
			['toreador', [1, 1, 1, 1, 1, 0]],
			['malkavian', [2, 2, 2, 2, 0, 0]]
		]);
		await happens(closed(1), { type: 'RecordChapter', chapter: 2, record: second }, closed(2));
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
			'Chapter 1 was corrected later. This page shows what was written then.'
		);
	});
});
