import { beforeEach, describe, expect, it } from 'vitest';
import { CHAIN_START, seal, type StoredEnvelope } from '../../../src/lib/games/core/envelope.ts';
import { fold } from '../../../src/lib/games/core/game.ts';
import type { Event } from '../../../src/lib/games/heritage/events.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import { ledgerEntries, lineOf } from '../../../src/lib/ui/heritage/ledger/lines.ts';
import { namesOf } from '../../../src/lib/ui/heritage/ledger/names.ts';
import { Ledgers } from '../../../src/routes/heritage/chronicles/[chronicle]/ledger/ledgers.ts';
import { underWay } from '../heritage/cases/at-table.ts';
import { settled, stateAfter } from '../heritage/table.ts';

const ID = 'chronicle-one';
const note = (number: number): Event => ({
	type: 'NoteWritten',
	chapter: null,
	text: `note ${number}`
});
const NOTES = Array.from({ length: 900 }, (_, index) => note(index));
const names = namesOf(stateAfter(settled()), { s1: 'Anna', s2: 'Bert' });

/** A log of these events, and how it was read. */
class Logs {
	#envelopes: StoredEnvelope[] = [];
	readonly asked: { readonly after: number; readonly got: number }[] = [];
	#seed: string;

	constructor(happened: readonly Event[], seed = 'a') {
		this.#seed = seed;
		this.append(...happened);
	}

	append(...happened: readonly Event[]): void {
		for (const event of happened) {
			const last = this.#envelopes.at(-1);
			this.#envelopes.push(
				seal<Event>(last?.hash ?? CHAIN_START, {
					id: `event-${this.#seed}-${this.#envelopes.length}`,
					chronicle: ID,
					sequence: this.#envelopes.length + 1,
					schema: heritage.schema,
					seat: null,
					actor: 'actor-anna',
					command: `command-${this.#envelopes.length}`,
					at: '2026-01-31T20:15:00.000Z',
					rule: null,
					event
				})
			);
		}
	}

	/** The same address, another log. */
	replace(other: Logs): void {
		this.#envelopes = other.#envelopes;
	}

	get version(): number {
		return this.#envelopes.length;
	}

	events(id: string, after: number, atMost = Infinity) {
		if (id !== ID) return Promise.resolve(null);
		const found = this.#envelopes.slice(after, after + atMost);
		this.asked.push({ after, got: found.length });
		return Promise.resolve(found);
	}

	readAt(_id: string, sequence: number) {
		if (sequence < 1) return Promise.resolve(null);
		const happened = this.#envelopes.slice(0, sequence).map(({ event }) => event as Event);
		return Promise.resolve(fold(heritage.evolve, heritage.initial, happened));
	}

	/** Every line, made of the whole log at once. */
	lines() {
		const written = this.#envelopes.map((one) => ({ ...one, event: one.event as Event }));
		return ledgerEntries(written, names, { 'actor-anna': 'Anna' }).map((entry) => entry.line());
	}
}

let logs: Logs;
let ledgers: Ledgers;
beforeEach(() => {
	logs = new Logs([...underWay(), ...NOTES]);
	ledgers = new Ledgers(logs);
});

async function linesOf(choose = (): boolean => true) {
	const entries = ((await ledgers.of(ID, logs.version)) ?? []).filter(choose);
	const met = await ledgers.met(ID, entries);
	return entries.map((entry) => lineOf(entry, met, names, { 'actor-anna': 'Anna' }, {}));
}

describe('the ledger of a long chronicle', () => {
	it('says of each page what the whole log says', async () => {
		expect(await linesOf()).toEqual(logs.lines());
		const everyTenth = (() => {
			let count = 0;
			return () => count++ % 10 === 0;
		})();
		expect(await linesOf(everyTenth)).toEqual(logs.lines().filter((_, index) => index % 10 === 0));
	});

	it('is read in stretches, once, and then on from there', async () => {
		await ledgers.of(ID, logs.version);
		expect(Math.max(...logs.asked.map(({ got }) => got))).toBeLessThanOrEqual(200);
		logs.asked.length = 0;
		logs.append(note(900));
		const [entries] = await Promise.all([
			ledgers.of(ID, logs.version),
			ledgers.of(ID, logs.version)
		]);
		expect(entries?.at(-1)).toMatchObject({ kind: 'notes', note: 'note 900' });
		expect(logs.asked.reduce((sum, { got }) => sum + got, 0)).toBe(1);
	});

	it('is put into words a page at a time, and reads no more for it than that page', async () => {
		const entries = (await ledgers.of(ID, logs.version)) ?? [];
		logs.asked.length = 0;
		expect((await ledgers.met(ID, entries.slice(-30))).size).toBe(30);
		expect(logs.asked).toEqual([{ after: (entries.at(-30)?.sequence ?? 0) - 1, got: 30 }]);
	});

	it('is read from the beginning where another log took its place, and is none where there is none', async () => {
		await ledgers.of(ID, logs.version);
		logs.replace(new Logs([...underWay(), ...NOTES, note(1)], 'b'));
		expect(await linesOf()).toEqual(logs.lines());
		logs.replace(new Logs([...underWay()]));
		expect(await linesOf()).toEqual(logs.lines());
		expect(await ledgers.of('nobody-has-it', 1)).toBeNull();
	});
});
