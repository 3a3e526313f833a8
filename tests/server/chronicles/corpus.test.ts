import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { stickerStock } from '../../../src/lib/games/heritage/register/stock.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { checkFile } from '../../../src/lib/server/chronicles/check-file.ts';
import { keptHeritage } from '../../../src/lib/server/chronicles/kept-heritage.ts';

const folder = new URL('../../corpus/', import.meta.url);
const MOST_BYTES = 1_500_000;

type Recorded = {
	readonly name: string;
	readonly events: number;
	readonly head: string;
	readonly stateHash: string;
};

const read = (name: string) => readFileSync(new URL(name, folder));
const corpus = JSON.parse(read('recorded.json').toString('utf8')) as Recorded[];

/** A chronicle of the corpus, read as any file that is taken in. */
async function replayed(name: string) {
	const text = gunzipSync(read(`${name}.json.gz`)).toString('utf8');
	const checked = await checkFile(keptHeritage, text);
	if (!checked.ok) throw new Error(`${name}: ${JSON.stringify(checked.faults)}`);
	const happened = checked.file.events.map(({ event }) => event as Event);
	return { ...checked, happened, types: new Set(happened.map(({ type }) => type)) };
}

test('the corpus is small, and every file of it is recorded', () => {
	const files = readdirSync(folder).filter((file) => file.endsWith('.json.gz'));
	expect(files.sort()).toEqual(corpus.map(({ name }) => `${name}.json.gz`).sort());
	const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
	expect(bytes).toBeLessThan(MOST_BYTES);
	expect(existsSync(new URL('README.md', folder))).toBe(true);
});

describe.each(corpus)('the chronicle $name', ({ name, events, head, stateHash }) => {
	test('is read without a fault and folds to what was recorded', async () => {
		const { file, stateHash: now } = await replayed(name);
		expect(file.events).toHaveLength(events);
		expect(file.chain.head).toBe(head);
		expect(now).toBe(stateHash);
	}, 60_000);

	test('was played to its end, some of it at a table that the app dealt, with an expansion', async () => {
		const { folded, happened, types } = await replayed(name);
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
});

test('players come and go, chapters and eras tie, and stickers run out in it', async () => {
	const all = await Promise.all(corpus.map(({ name }) => replayed(name)));
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
