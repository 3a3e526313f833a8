import { expect, test } from 'vitest';
import { NO_COURSE } from '../../../src/lib/games/heritage/table/course.ts';
import { courseLog } from '../../../src/lib/ui/heritage/table/course-log.ts';
import type { TableLink } from '../../../src/lib/ui/heritage/table/link.ts';
import { LiveTable } from '../../../src/lib/ui/heritage/table/live-table.svelte.ts';
import type { Acted } from '../../../src/lib/ui/table/sender.svelte.ts';

const END = { type: 'EndTurn', seat: 's1' } as const;
const AWAY = { sentence: 'nobody answers', at: null, retry: true };

/** A log that others write to; a device knows it as far as `version`. */
class Elsewhere implements TableLink {
	readonly id = 'log-1';
	readonly log = courseLog({ course: NO_COURSE, version: 4 });
	asked: string[] = [];
	answer: Acted = { accepted: true };
	/** What the next answer waits for. */
	until: Promise<void> = Promise.resolve();

	async #asked(what: string): Promise<Acted> {
		this.asked.push(what);
		await this.until;
		return this.answer;
	}
	act = () => this.#asked('act');
	turnBack = () => this.#asked('undo');
	catchUp = (known?: number) =>
		this.#asked(known === undefined ? 'catch up' : `catch up to ${known}`);
	hand = () => Promise.resolve(null);
	/** It is read one further. */
	read(sequence: number): void {
		this.log.dispatch({ type: 'read', written: [{ sequence, command: '', word: null }] });
	}
}

function table() {
	const link = new Elsewhere();
	const live = new LiveTable({
		battlegrounds: {},
		sittings: [{ seat: 's1', name: 'Anna', mine: true }],
		writes: true,
		link
	});
	return { link, live };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a version that is known here is not asked for', async () => {
	const { link, live } = table();
	live.heard(4);
	await settled();
	expect(link.asked).toEqual([]);
});

test.each([
	[5, 'catch up to 5'],
	[null, 'catch up']
])('told %s, the table looks', async (version, looks) => {
	const { link, live } = table();
	live.heard(version);
	await settled();
	expect(link.asked).toEqual([looks]);
});

test('what is under way goes first, and what was told meanwhile is looked for afterwards', async () => {
	const { link, live } = table();
	let go = (): void => undefined;
	link.until = new Promise((resolve) => (go = resolve));
	const acting = live.act(END);
	await settled();
	live.heard(6);
	await settled();
	expect(link.asked).toEqual(['act']);
	link.read(5);
	go();
	await acting;
	await settled();
	expect(link.asked).toEqual(['act', 'catch up to 6']);
});

test('a version that is told while the one before is fetched is fetched as well', async () => {
	const { link, live } = table();
	let go = (): void => undefined;
	link.until = new Promise((resolve) => (go = resolve));
	live.heard(5);
	await settled();
	live.heard(6);
	link.read(5);
	go();
	await settled();
	expect(link.asked).toEqual(['catch up to 5', 'catch up to 6']);
});

test('what came back with the own action is not asked for again', async () => {
	const { link, live } = table();
	live.heard(4);
	const acting = live.act(END);
	link.read(5);
	live.heard(5);
	await acting;
	await settled();
	expect(link.asked).toEqual(['act']);
});

test('told anything at all, a table that could not be reached looks, so that its sentence goes', async () => {
	const { link, live } = table();
	link.answer = { accepted: false, problem: AWAY };
	live.heard(null);
	await settled();
	expect(live.problem).toEqual(AWAY);
	link.answer = { accepted: true };
	live.heard(4);
	await settled();
	expect(live.problem).toBeNull();
});
