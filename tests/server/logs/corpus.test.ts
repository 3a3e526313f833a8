import { existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
	folderOf,
	readAgain,
	recordedIn,
	revisionsKept
} from '../../../scripts/corpus/recorded.ts';
import { stickerStock } from '../../../src/lib/games/heritage/register/stock.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { revisionOf } from '../../../src/lib/games/core/envelope.ts';
import { FILE_VERSIONS } from '../../../src/lib/server/logs/file.ts';

const MOST_BYTES = 1_500_000;

const corpus = revisionsKept().flatMap((revision) =>
	recordedIn(folderOf(revision)).map((recorded) => ({ revision, recorded, name: recorded.name }))
);

/** A chronicle of the corpus, with what happened in it. */
async function replayed(revision: number, name: string) {
	const read = await readAgain(folderOf(revision), name);
	const happened = read.file.events.map(({ event }) => event as Event);
	return { ...read, happened, types: new Set(happened.map(({ type }) => type)) };
}

test.each(revisionsKept())(
	'the corpus of revision %i is small, and every file of it is recorded',
	(revision) => {
		const folder = folderOf(revision);
		const files = readdirSync(folder).filter((file) => file.endsWith('.json.gz'));
		expect(files.sort()).toEqual(
			recordedIn(folder)
				.map(({ name }) => `${name}.json.gz`)
				.sort()
		);
		const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
		expect(bytes).toBeLessThan(MOST_BYTES);
		expect(existsSync(new URL('../README.md', folder))).toBe(true);
	}
);

test('the first revision is kept as it was played', () => {
	expect(recordedIn(folderOf(1)).map(({ head }) => head)).toEqual([
		'bc3e8d9ca6b83891a202814c48ab0cd791fc7e99fc03682d92ad4edcd15ab012',
		'5aa6b04af5595675f3176f3ecc33d3ccb854f181d5a40b7f817eb900e6932b9c',
		'417f2b47e2953028efe522e067b65935984518efaa1256ab165ef6f91024a263'
	]);
});

describe.each(corpus)(
	'the chronicle $name of revision $revision',
	({ revision, name, recorded }) => {
		test('is read without a fault and folds to what was recorded', async () => {
			const { file, recorded: now } = await replayed(revision, name);
			expect(now).toEqual(recorded);
			expect(file.events.every((envelope) => revisionOf(envelope) === revision)).toBe(true);
			expect(file.version).toBe(revision === 1 ? FILE_VERSIONS.plain : FILE_VERSIONS.withRules);
		}, 60_000);

		test('was played to its end, some of it at a table that the app dealt, with an expansion', async () => {
			const { folded, happened, types } = await replayed(revision, name);
			expect(folded.state.phase).toBe('complete');
			expect(folded.state.ending).not.toBeNull();
			const dealt = happened.flatMap((event) =>
				event.type === 'HappenedAtTable' && event.event.type === 'TableSet'
					? [event.event.setting.dealer]
					: []
			);
			expect(dealt).toEqual(['app', 'app']);
			expect(types).toContain('UndoneAtTable');
			expect(types).toContain('ChapterCorrected');
			expect(Object.keys(folded.state.deck.characters)).toContain('stranger-1');
		}, 60_000);
	}
);

test('players come and go, chapters and eras tie, and stickers run out in it', async () => {
	const all = await Promise.all(recordedIn(folderOf(1)).map(({ name }) => replayed(1, name)));
	const types = new Set(all.flatMap((one) => [...one.types]));
	for (const type of ['PlayerLeft', 'PlayerReturned', 'PlayerJoined', 'AftermathReopened'] as const)
		expect(types).toContain(type);
	const states = all.map(({ folded }) => folded.state);
	const ties = states.flatMap(({ chapters }) => chapters.flatMap(({ outcome }) => outcome.ties));
	expect(ties.map(({ by }) => by)).toContain('primogen-draw');
	expect(states.flatMap(({ eras }) => eras.map(({ by }) => by))).toContain('primogen-draw');
	const left = states.map((state) =>
		Object.values(stickerStock(state)).reduce((sum, stock) => sum + stock.left, 0)
	);
	expect(left).toContain(0);
	expect(states.map(({ seats }) => seats.length).sort()[0]).toBe(2);
}, 60_000);
