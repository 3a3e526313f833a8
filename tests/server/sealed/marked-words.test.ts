import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../../scripts/house/prepare.mjs';
import type { Wish } from '../../../src/lib/games/heritage/chronicle-deck/wishes.ts';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import { CHAPTERS } from '../../../src/lib/games/heritage/vocabulary.ts';
import { finished } from '../../unit/heritage/table.ts';
import { opens, reads } from '../../unit/heritage/deck-kit.ts';
import type { Cast } from '../rights/support/cast.ts';
import {
	bringPack,
	commanding,
	layingOut,
	recordOf,
	SEATS,
	settledCast,
	wishing
} from './support/chronicle.ts';
import {
	markedDeck,
	missionId,
	numberOf,
	openedWith,
	partsIn,
	scoringId,
	type Part
} from './support/marked.ts';
import { sessionOf, visits, type Visit } from './support/visits.ts';
import {
	forgetFolders,
	newFolder,
	openWorld,
	within,
	type Asked,
	type Heard,
	type World
} from './support/world.ts';

/**
 * A whole chronicle on a pack in which each word of each sealed card says where it stands. Every byte that the
 * program sends is searched: nothing of a card may be in it before the event that opens that part of it.
 */

/** Played on the table with the app dealing, not only recorded. */
const LIVE = 2;
/** After these chapters everything is looked at; after the others a few places, others each time. */
const CLOSELY = [3, CHAPTERS];
const A_FEW = 8;
/** Close to a thousand answers. */
const SLOW = { timeout: 400_000 };

let cast: Cast;
let world: World;
beforeAll(async () => {
	await ensureBuilt(() => undefined);
	const folder = newFolder();
	cast = await within(folder, settledCast);
	await within(folder, (application) => bringPack(application, cast, markedDeck()));
	world = await openWorld(folder, Date.now());
}, 300_000);
afterAll(async () => {
	await world.stop();
	forgetFolders();
});

/** What a stream said, an event each. */
const streamed: string[] = [];

const open = new Set<Part>();
const seen = new Set<Part>();
/** What came out too early, and where. */
const leaks: string[] = [];
let answers = 0;

/** The text itself, and what of it could be packed: each run that may be base64 is unpacked, gzip in it too. */
function layers(text: string): string[] {
	const runs = text.match(/[A-Za-z0-9+/_-]{32,}/g) ?? [];
	const inner = runs.flatMap((run) =>
		[0, 1, 2, 3].map((at) => {
			const bytes = Buffer.from(run.slice(at), 'base64');
			const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
			return packed ? unpacked(bytes) : bytes.toString('latin1');
		})
	);
	return [text, decoded(text), ...inner];
}

function unpacked(bytes: Buffer): string {
	try {
		return gunzipSync(bytes).toString();
	} catch {
		return '';
	}
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

function search(where: string, text: string): void {
	for (const part of layers(text).flatMap(partsIn)) {
		seen.add(part);
		if (!open.has(part)) leaks.push(`${part} at ${where}`);
	}
}

async function hear(where: string, asked: Asked = {}): Promise<Heard> {
	const heard = await world.ask(where, { session: sessionOf(cast, 'keeper'), ...asked });
	answers++;
	search(where, [...heard.headers, heard.raw.toString('latin1'), heard.text].join('\n'));
	return heard;
}

/** Sends what is meant to be done. From then on these parts lie open. */
async function done(where: string, asked: Asked, ...opens: readonly Part[]): Promise<void> {
	for (const part of opens) open.add(part);
	const { status, text } = await hear(where, asked);
	expect(status, `${where}: ${JSON.stringify(asked.json)} ${text.slice(0, 300)}`).toBeLessThan(400);
}
/** Sends what the rules or the rights refuse. */
async function refused(where: string, asked: Asked): Promise<void> {
	const { status } = await hear(where, asked);
	expect([400, 403, 409], JSON.stringify(asked.json)).toContain(status);
}

const api = () => `/api/logs/${cast.chronicle}`;
const wish = (wanted: Wish, ...opens: readonly Part[]) =>
	done(`${api()}/deck`, wishing(wanted), ...opens);
const command = (body: Command) => done(`${api()}/commands`, commanding(body));

let next = 0;
async function look(chapter: number, closely: boolean): Promise<void> {
	const all = visits(cast, [chapter, Math.min(chapter + 1, CHAPTERS)], closely);
	const few = (): Visit[] =>
		Array.from({ length: A_FEW }, () => all[next++ % all.length]).flatMap((one) => one ?? []);
	for (const { who, where } of closely ? all : few())
		await hear(where, { session: sessionOf(cast, who) });
}

/** What nobody may have yet. */
async function tooEarly(chapter: number): Promise<void> {
	const wishes: readonly Wish[] = [
		...(chapter < CHAPTERS - 1
			? [{ type: 'OpenChapter', chapter: chapter + 2, early: true } as const]
			: []),
		{ type: 'ReadMission', chapter, mission: missionId(chapter, 3) },
		{ type: 'DecideMission', chapter, mission: missionId(chapter, 1), decided: 'second' },
		{ type: 'OfferScoring', era: 7 },
		{ type: 'EndChronicle', draw: null }
	];
	for (const one of wishes) await refused(`${api()}/deck`, wishing(one));
	await refused(`${api()}/commands`, commanding(opens(chapter + 1)));
	await refused(`${api()}/commands`, commanding(reads('deck', { chapter })));
}

async function play(chapter: number): Promise<void> {
	const era = Math.ceil(chapter / 3);
	const winner = SEATS[(era - 1) % SEATS.length] ?? 's1';
	const [first, second] = [numberOf.mission(chapter, 1), numberOf.mission(chapter, 2)];
	await wish({ type: 'OpenChapter', chapter, early: false }, ...openedWith(chapter));
	if (chapter === LIVE) {
		await done(`/heritage/chronicles/${cast.chronicle}/chapters/${chapter}/set-up`, layingOut());
		await look(chapter, true);
	}
	await command({
		type: 'RecordChapter',
		chapter,
		record: recordOf(chapter, winner),
		...(chapter === LIVE && { replacesTable: true as const, reason: 'late' })
	});
	await tooEarly(chapter);
	await look(chapter, false);
	await wish({ type: 'ReadMission', chapter, mission: missionId(chapter, 1) }, `${first}-read`);
	await look(chapter, false);
	await wish(
		{ type: 'DecideMission', chapter, mission: missionId(chapter, 1), decided: 'first' },
		`${first}-decided0`,
		`${numberOf.unlocked(chapter)}-unlocked`
	);
	// Of every other chapter the second mission is read and decided, the other way round; else it stays shut.
	if (chapter % 2 === 0) {
		await wish({ type: 'ReadMission', chapter, mission: missionId(chapter, 2) }, `${second}-read`);
		await wish(
			{ type: 'DecideMission', chapter, mission: missionId(chapter, 2), decided: 'second' },
			`${second}-decided1`
		);
	}
	await wish({ type: 'TakeOverview', chapter }, `${numberOf.overview(chapter)}-taken`);
	await command(finished(chapter));
	await look(chapter, CLOSELY.includes(chapter));
	if (chapter % 3 !== 0) return;
	const offered = numberOf.scoring(era).map((number): Part => `${number}-offered`);
	await wish({ type: 'OfferScoring', era: era as 1 }, ...offered);
	await command({ type: 'ChooseScoring', era: era as 1, card: scoringId(era) });
}

describe('a whole chronicle on a sealed pack', SLOW, () => {
	it('lets out no word of a card before the event that opens it', async () => {
		await look(1, true);
		await world.listen(`${api()}/live?events`, sessionOf(cast, 'spectator'), (event) => {
			streamed.push(event);
			search('the stream', event);
		});
		await wish({ type: 'ChooseDeck', deck: 'pack' });
		await look(1, true);
		for (let chapter = 1; chapter <= CHAPTERS; chapter++) await play(chapter);
		await wish({ type: 'EndChronicle', draw: null }, `${numberOf.final}-ended`);
		await look(CHAPTERS, true);
		for (const after of [0, 50, 100, 150, 200, 250, 300])
			await hear(`${api()}/events?after=${String(after)}`);
		expect(leaks.slice(0, 20)).toEqual([]);
		// Each command was told of, but for what is more than a stream carries.
		const told = streamed.filter((event) => event.startsWith('event: happened'));
		expect(told.length).toBeGreaterThan(CHAPTERS * 5);
		// What was opened was really found, so that the search finds what is there.
		expect([...open].filter((part) => !seen.has(part))).toEqual([]);
		expect(answers).toBeGreaterThan(800);
	});

	it('lets out a chapter when it is opened, and its closed choices never', () => {
		const left = markedDeck()
			.flatMap((card) => partsIn(JSON.stringify(card)))
			.filter((part) => !open.has(part));
		expect(left.filter((part) => part.endsWith('never'))).toHaveLength(CHAPTERS);
		expect(left.length).toBeGreaterThan(100);
		expect(left.filter((part) => seen.has(part))).toEqual([]);
	});

	it('prints no word of it at all', () => {
		expect(partsIn(world.said())).toEqual([]);
	});
});

describe('the search', () => {
	it('finds a mark in base64 and in gzip', () => {
		const mark = `{"text":"zq${numberOf.final}-ended-text-qz"}`;
		for (const text of [
			mark,
			encodeURIComponent(mark),
			Buffer.from(`with more before ${mark}`).toString('base64'),
			Buffer.from(`with more before it ${mark}`).toString('base64url'),
			gzipSync(mark).toString('base64'),
			`a:"${gzipSync(`with more before it ${mark}`).toString('base64')}",b:1`
		])
			expect(layers(text).flatMap(partsIn), text).toContain(`${numberOf.final}-ended`);
	});
});
