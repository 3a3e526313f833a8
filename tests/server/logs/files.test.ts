import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChainFault } from '../../../src/lib/games/core/envelope.ts';
import { checkFile } from '../../../src/lib/server/logs/check-file.ts';
import { sentenceOfFault } from '../../../src/lib/games/core/file-fault.ts';
import { fileText, type ChronicleFile } from '../../../src/lib/server/logs/file.ts';
import { createFiles } from '../../../src/lib/server/logs/files.ts';
import { fileName } from '../../../src/lib/server/logs/writing-out.ts';
import { chronicles } from '../../../src/lib/server/db/schema/chronicles.ts';
import { resealed as forge, type Envelopes } from './forged.ts';
import { newCommandId, openHouse, type House, meansIn, into, writtenText } from './house.ts';
import { keptToy } from './toy.ts';

let house: House;
let files: ReturnType<typeof createFiles>;
let id: string;
let file: ChronicleFile;

beforeEach(async () => {
	house = await openHouse();
	files = createFiles(house.database, keptToy, meansIn(house.folder));
	id = await house.found('The Long Night');
	await house.act(id, { type: 'Embrace', seat: 's1', childe: 'Lucita' });
	await house.act(id, { type: 'Roll', seat: 's2' });
	await house.act(id, { type: 'Close' });
	file = JSON.parse(await exported(id)) as ChronicleFile;
});
afterEach(() => house.dispose());

async function exported(chronicle: string): Promise<string> {
	const sent = await files.export(chronicle);
	if (!sent) throw new Error('nothing to export');
	return writtenText(sent);
}

/** The faults of a text, as a person reads them. */
async function complaints(text: string): Promise<string[]> {
	const checked = await checkFile(keptToy, text);
	return checked.ok ? [] : checked.faults.map(sentenceOfFault);
}

const resealed = (change: (events: Envelopes) => Envelopes) => forge(file, change);

describe('a chronicle as a file', () => {
	it('holds header, names outside the chain, ruleset, events and chain, one event a line', async () => {
		const text = await exported(id);
		expect(file).toMatchObject({
			format: 'elysium-chronicle',
			version: 3,
			header: { chronicle: id, title: 'The Long Night', game: 'toy', schema: 2, events: 5 },
			names: { seats: { s1: 'Player 1' }, people: { 'actor-one': 'Anna' } },
			chain: { algorithm: 'sha-256', head: file.events.at(-1)?.hash }
		});
		expect(JSON.stringify(file.events)).not.toMatch(/Player 1|Anna/);
		expect(findChainFault(file.events as never)).toBeNull();
		expect(text.split('\n').filter((line) => line.includes('"sequence":'))).toHaveLength(5);
	});

	it('seals nothing under a passphrase where its game has nothing sealed', async () => {
		const sent = await files.export(id, 'candle harbour winter oath');
		const written = JSON.parse(sent ? await writtenText(sent) : '{}') as ChronicleFile;
		expect(Object.keys(written)).toEqual(Object.keys(file));
	});

	it('shows the very same thing when it is imported: state, hash, names, tables', async () => {
		const imported = await files.import(await exported(id), into('group-two'));
		if (imported.kind !== 'imported') throw new Error('refused');
		const [there, here] = [
			await house.service.read(imported.chronicle),
			await house.service.read(id)
		];
		expect(there).toMatchObject({ groupId: 'group-two', title: 'The Long Night' });
		expect([there?.state, there?.version, there?.names, there?.createdAt]).toEqual([
			here?.state,
			here?.version,
			here?.names,
			here?.createdAt
		]);
		const audit = await house.audit(imported.chronicle);
		expect(audit.stateHash).toBe(file.header.stateHash);
		expect(audit.tables).toEqual(audit.rebuilt);
		const again = JSON.parse(await exported(imported.chronicle)) as ChronicleFile;
		const { exportedAt: _one, ...header } = file.header;
		expect(again).toMatchObject({ ...file, header });
	});

	it('becomes two chronicles when it is read twice, and each goes on by itself', async () => {
		const text = await exported(id);
		const both = [
			await files.import(text, into('group-two')),
			await files.import(text, into('group-two'))
		];
		const ids = both.map((one) => (one.kind === 'imported' ? one.chronicle : 'refused'));
		expect(new Set([id, ...ids]).size).toBe(3);
		await house.act(ids[0] ?? '', { type: 'Gain', seat: 's1', power: 4 });
		const audit = await house.audit(ids[0] ?? '');
		expect(audit.fault).toBeNull();
		expect(audit.envelopes).toHaveLength(6);
		expect(await complaints(await exported(ids[0] ?? ''))).toEqual([]);
		expect((await house.service.read(ids[1] ?? ''))?.version).toBe(5);
	});

	it('remembers the commands it came with', async () => {
		const [command] = file.events.slice(-1).map((envelope) => envelope.command);
		const imported = await files.import(await exported(id), into('group-two'));
		if (imported.kind !== 'imported') throw new Error('refused');
		expect(
			await house.act(imported.chronicle, { type: 'Close' }, { id: command ?? newCommandId() })
		).toMatchObject({ reason: 'command-id-reused' });
	});

	it('brings old events up to date and keeps them as they were written', async () => {
		const old = resealed((events) =>
			events.map((envelope) =>
				envelope.event.type === 'Gained'
					? { ...envelope, schema: 1, event: { type: 'Gained', seat: 's2', strength: 7 } }
					: envelope
			)
		);
		const imported = await files.import(fileText(old), into('group-two'));
		if (imported.kind !== 'imported') throw new Error('refused');
		expect((await house.service.read(imported.chronicle))?.state.power['s2']).toBe(14);
		await house.restart();
		expect((await house.audit(imported.chronicle)).state.power['s2']).toBe(14);
		files = createFiles(house.database, keptToy, meansIn(house.folder));
		const again = JSON.parse(await exported(imported.chronicle)) as ChronicleFile;
		expect(again.events).toEqual(old.events);
	});

	it('has every seat, also one whose name was taken out of the file', async () => {
		const nameless = { ...file, names: { seats: { s2: 'Bea' }, people: {} } };
		const imported = await files.import(fileText(nameless), into('group-two'));
		if (imported.kind !== 'imported') throw new Error('refused');
		expect((await house.service.read(imported.chronicle))?.names).toEqual({
			seats: { s1: 'Seat 1', s2: 'Bea', s3: 'Seat 3', s4: 'Seat 4' },
			people: {}
		});
	});

	it('has a name that is safe everywhere', () => {
		expect(fileName('Die Größe: „Ära“ / ../etc', 7)).toBe('elysium-die-gro-e-ara-etc-7.json');
		expect(fileName('夜', 1)).toBe('elysium-chronicle-1.json');
	});
});

describe('a damaged file', () => {
	const at = (path: string) =>
		expect.stringMatching(new RegExp(`^At ${path}: expected .+, got .+\\.$`));

	it('says line and column where it is no JSON', async () => {
		const lines = (await exported(id)).split('\n');
		lines[4] = (lines[4] ?? '').replace(/,$/, '');
		const next = lines[5] ?? '';
		expect(await complaints(lines.join('\n'))).toEqual([
			`At line 6, column 3: expected a comma or }, got ${JSON.stringify(next.slice(2, 14))}.`
		]);
		expect(await complaints('')).toEqual([
			'At line 1, column 1: expected a value, got the end of the file.'
		]);
	});

	it('is no file of ours, or of a later version', async () => {
		expect(await complaints('[]')).toEqual([at('file')]);
		expect(await complaints('{"format":"agenda"}')).toEqual([at('format')]);
		expect(await complaints(fileText({ ...file, version: 4 as 1 }))).toEqual([
			'At version: expected 1, 2 or 3, which this Elysium reads, got 4.'
		]);
	});

	it('says which field is missing, of the wrong form or unknown', async () => {
		const [first] = file.events;
		const broken = { ...file, names: { ...file.names, seats: { s1: 7 } }, extra: 1 };
		expect(await complaints(JSON.stringify(broken))).toEqual([
			'At names.seats.s1: expected a text, got 7.',
			'At extra: expected no such field, got one.'
		]);
		const { hash: _hash, ...rest } = first ?? {};
		expect(await complaints(JSON.stringify({ ...file, events: [rest] }))).toEqual([
			at('events\\[0\\].hash')
		]);
		expect(await complaints(JSON.stringify({ ...file, events: [] }))).toEqual([at('events')]);
	});

	it('is refused when the chain is broken anywhere', async () => {
		const changed = structuredClone(file);
		Object.assign(changed.events[2]?.event ?? {}, { power: 99 });
		expect(await complaints(fileText(changed))).toEqual([at('events\\[2\\].hash')]);
		const without = file.events.filter((_envelope, index) => index !== 1);
		expect(await complaints(fileText({ ...file, events: without }))).toEqual([
			'At events[1].sequence: expected 2, got 3.'
		]);
		const swapped = structuredClone(file);
		const [second, third] = [swapped.events[1], swapped.events[2]];
		if (second && third)
			swapped.events.splice(1, 2, { ...third, sequence: 2 }, { ...second, sequence: 3 });
		expect(await complaints(fileText(swapped))).toEqual([at('events\\[1\\].previous')]);
		const head = { ...file.chain, head: 'f'.repeat(64) };
		expect(await complaints(fileText({ ...file, chain: head }))).toEqual([at('chain.head')]);
	});

	it('is refused when an event is unknown, newer, foreign or twice there, though the chain holds', async () => {
		const forged = (change: Partial<Envelopes[number]>, index = 1) =>
			complaints(
				fileText(
					resealed((events) =>
						events.map((envelope, at) => (at === index ? { ...envelope, ...change } : envelope))
					)
				)
			);
		expect(await forged({ event: { type: 'Diablerised' } })).toEqual([
			at('events\\[1\\].event.type')
		]);
		expect(await forged({ event: { type: 'Banished', childe: '' } })).toEqual([
			at('events\\[1\\].event.childe')
		]);
		expect(await forged({ schema: 3 })).toEqual([at('events\\[1\\].schema')]);
		expect(await forged({ chronicle: 'another-one' })).toEqual([at('events\\[1\\].chronicle')]);
		expect(await forged({ id: file.events[0]?.id ?? '' })).toEqual([at('events\\[1\\].id')]);
		expect(await forged({ at: '2026-01-31T20:15:00+01' })).toEqual([at('events\\[1\\].at')]);
		expect(await forged({ command: file.events[0]?.command ?? '' }, 2)).toEqual([
			at('events\\[2\\].command')
		]);
	});

	it('is refused when it does not fold, or ends with another ruleset', async () => {
		const stray = resealed((events) =>
			events.map((envelope, index) =>
				index === 3 ? { ...envelope, event: { ...envelope.event, seat: 's9' } } : envelope
			)
		);
		expect(await complaints(fileText(stray))).toEqual([
			'At events[3]: expected an event that can follow what came before, got "Gained".'
		]);
		expect(await complaints(fileText({ ...file, ruleset: { version: 9 } }))).toEqual([
			at('ruleset')
		]);
	});

	it('is refused when the events of one command do not belong together', async () => {
		const powers = (...powers: number[]) =>
			resealed((events) =>
				events.map((envelope, index) => {
					const power = powers[index - 2];
					return power === undefined
						? envelope
						: { ...envelope, event: { ...envelope.event, power } };
				})
			);
		expect(await complaints(fileText(powers(4, 4)))).toEqual([]);
		expect(await complaints(fileText(powers(4, 5)))).toEqual([
			'At events[2] to events[3]: expected events of one command that can follow what came before, got ["Gained","Gained"] (rolled-once-only).'
		]);
	});

	it('is refused when an event carries what its schema drops in silence', async () => {
		const event: unknown = JSON.parse(
			'{"type":"Embraced","seat":"s1","childe":"Anna","marks":{"__proto__":1,"first":1}}'
		);
		const laden = resealed((events) =>
			events.map((envelope, index) =>
				index === 2 ? { ...envelope, event: event as Envelopes[number]['event'] } : envelope
			)
		);
		expect(await complaints(fileText(laden))).toEqual([at('events\\[2\\].event')]);
	});

	it('is refused when it names a seat that the chronicle does not have', async () => {
		const names = { ...file.names, seats: { ...file.names.seats, s9: 'Nobody' } };
		expect(await complaints(fileText({ ...file, names }))).toEqual([at('names.seats.s9')]);
	});

	it('is refused when it is nested beyond reason', async () => {
		const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
		const text = fileText(file).replace('"rule":null', `"rule":null,"proof":{"x":${deep}}`);
		expect(await complaints(text)).toEqual([at('file')]);
	});

	it.each([
		['a command each', (index: number) => `command-${index}-long`],
		['one command', () => 'command-of-all']
	])('lets others have their turn while a long one is read: %s', async (_name, command) => {
		const [, , , rolled] = file.events;
		const long = resealed((events) => [
			...events.slice(0, 4),
			...Array.from({ length: 2_000 }, (_, index) => ({
				...(rolled ?? events[0]),
				id: `event-${String(index)}-long`,
				command: command(index),
				sequence: index + 5
			})).map((envelope) => envelope as Envelopes[number])
		]);
		let turns = 0;
		let done = false;
		const others = (): void => {
			turns++;
			if (!done) setImmediate(others);
		};
		setImmediate(others);
		expect(await complaints(fileText(long))).toEqual([]);
		done = true;
		expect(turns).toBeGreaterThanOrEqual(40);
	});

	it('leaves nothing behind', async () => {
		const before = await house.database.read.$count(chronicles);
		const changed = structuredClone(file);
		Object.assign(changed.events[4] ?? {}, { rule: 'x' });
		expect(await files.import(fileText(changed), into('group-two'))).toMatchObject({
			kind: 'refused'
		});
		expect(await house.database.read.$count(chronicles)).toBe(before);
	});
});
