import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seededChance, type Chance } from '../../../../src/lib/games/core/chance.ts';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { openCharacters } from '../../../../src/lib/games/heritage/open/open-set.ts';
import type { TableCommand } from '../../../../src/lib/games/heritage/table/commands.ts';
import type { Table } from '../../../../src/lib/games/heritage/table/table.ts';
import { checkFile } from '../../../../src/lib/server/logs/check-file.ts';
import type { ChronicleFile } from '../../../../src/lib/server/logs/file.ts';
import { createFiles } from '../../../../src/lib/server/logs/files.ts';
import { keptHeritage } from '../../../../src/lib/server/games/heritage/kept-heritage.ts';
import { createChronicles } from '../../../../src/lib/server/logs/service.ts';
import { chronicles } from '../../../../src/lib/server/db/schema/chronicles.ts';
import { vault } from '../../../../src/lib/server/db/schema/vault.ts';
import { openUnder, sealUnder } from '../../../../src/lib/server/vault/passphrase.ts';
import { FOUNDATION, prologue } from '../../../unit/heritage/table.ts';
import { laid, plain } from './dealt-table.ts';
import { ACTOR, into, meansIn, openHeritage, SEATS, writtenText } from '../../logs/house.ts';

const PASSPHRASE = 'candle harbour winter oath';
const NOON = new Date('2026-01-31T12:00:00.000Z');

type House = Awaited<ReturnType<typeof openHeritage>>;
let house: House;
let others: House[];
beforeEach(async () => {
	house = await openHeritage();
	others = [];
});
afterEach(async () => {
	for (const one of [house, ...others]) await one.dispose();
});

/** A house whose clock stands, whose ids count up and whose chance is given: what it says depends on nothing else. */
function fixed(of: House, chance: Chance = seededChance(7)) {
	let ids = 0;
	const id = () => `fixed-id-${String(++ids).padStart(6, '0')}`;
	const means = { ...meansIn(of.folder), chance, id, now: () => NOON };
	return {
		...means,
		service: createChronicles(of.database, keptHeritage, means),
		files: createFiles(of.database, keptHeritage, means)
	};
}
type Fixed = ReturnType<typeof fixed>;

const toLay: readonly Command[] = [
	...SEATS.map((seat) => prologue(seat)),
	{ type: 'ActAtTable', command: { type: 'SetTable', setting: laid() } }
];

async function act({ service, id }: Fixed, chronicle: string, body: Command): Promise<void> {
	const command = { id: id(), seen: 0, body };
	const answer = await service.act({ chronicle, actor: ACTOR, seat: null, command });
	if (answer.kind !== 'accepted') throw new Error(answer.sentence);
}

async function tableOf({ service }: Fixed, chronicle: string): Promise<Table> {
	const table = (await service.read(chronicle))?.state.table;
	if (!table) throw new Error('no table is set');
	return table;
}

/** A chapter under way that the app deals. */
async function underWay(at: Fixed, of: House, commands = 10): Promise<string> {
	const chronicle = await of.found();
	for (const body of toLay) await act(at, chronicle, body);
	for (let count = 0; count < commands; count++) {
		const command = plain(await tableOf(at, chronicle));
		await act(at, chronicle, { type: 'ActAtTable', command });
	}
	return chronicle;
}

const sealedOf = ({ vault }: Fixed, of: House, chronicleId: string) =>
	vault.open(of.database.read, { chronicleId, key: 'dealing' });

async function exported({ files }: Fixed, id: string, passphrase?: string): Promise<string> {
	const file = await files.export(id, passphrase);
	if (!file) throw new Error('there is no such chronicle');
	return writtenText(file);
}

async function imported({ files }: Fixed, text: string, passphrase?: string | null) {
	const taking = { ...into('group-two'), ...(passphrase !== undefined && { passphrase }) };
	const answer = await files.import(text, taking);
	if (answer.kind !== 'imported') throw new Error(JSON.stringify(answer));
	return answer;
}

describe('a file without what is sealed', () => {
	it('is byte for byte the same, whatever lies face down', async () => {
		const other = await openHeritage();
		others.push(other);
		/** The deck is shuffled first; what comes after may fall otherwise. */
		const falling = (seed: number): Chance => {
			const [first, after] = [seededChance(7), seededChance(seed)];
			let rolled = 0;
			return {
				below: (limit) => (rolled++ < openCharacters.length ? first : after).below(limit)
			};
		};
		const [here, there] = [fixed(house, falling(1)), fixed(other, falling(2))];
		// The id of a chronicle follows from that of the command that founds it.
		const [one, two] = [await founded(here), await founded(there)];
		for (const [at, chronicle] of [
			[here, one],
			[there, two]
		] as const) {
			for (const body of toLay) await act(at, chronicle, body);
			for (let count = 0; count < 12; count++)
				await act(at, chronicle, {
					type: 'ActAtTable',
					command: plain(await tableOf(at, chronicle))
				});
		}
		expect(await sealedOf(here, house, one)).not.toEqual(await sealedOf(there, other, two));
		const text = await exported(here, one);
		expect(await exported(there, two)).toBe(text);
		expect(text).not.toMatch(/"orders"|"sealed"/);
		expect(await here.files.sealedIn(one)).toEqual(await there.files.sealedIn(two));
	});

	async function founded({ service }: Fixed): Promise<string> {
		const answer = await service.found({
			groupId: 'group-one',
			seats: SEATS.map((seatId) => ({ seatId, name: seatId, userId: null })),
			actor: ACTOR,
			command: {
				id: 'founding-command',
				body: { type: 'StartChronicle', ...FOUNDATION, title: 'Night', seats: SEATS }
			}
		});
		if (answer.kind !== 'founded') throw new Error(answer.sentence);
		return answer.chronicle;
	}

	it('lets a chapter under way go on by the box, which the ledger says, to its end', async () => {
		const at = fixed(house);
		const before = await underWay(at, house);
		const { chronicle, wentOn, version } = await imported(at, await exported(at, before));
		expect(wentOn?.title).toBe('From here on the box deals');
		expect(await sealedOf(at, house, chronicle)).toBeUndefined();
		const { envelopes, fault } = await house.audit(chronicle);
		expect([envelopes.length, fault]).toEqual([version, null]);
		expect(envelopes.at(-1)).toMatchObject({
			actor: ACTOR.id,
			event: { type: 'HappenedAtTable', event: { type: 'DealerChanged', dealer: 'box' } }
		});
		let commands = 0;
		for (let table = await tableOf(at, chronicle); table.phase !== 'finished';) {
			if (++commands > 2_000) throw new Error('the chapter comes to no end');
			await act(at, chronicle, { type: 'ActAtTable', command: atTheBox(table) });
			table = await tableOf(at, chronicle);
		}
		expect(commands).toBeGreaterThan(40);
		// What was played to its end is a whole chronicle again, verified from its first event.
		expect(await checkFile(keptHeritage, await exported(at, chronicle))).toMatchObject({
			ok: true
		});
	}, 120_000);

	/** What somebody does who has the cardboard: a question about it gets the first card it can be. */
	function atTheBox(table: Table): TableCommand {
		const command = plain(table);
		if (!table.question || command.type !== 'AnswerQuestion') return command;
		const { options, least, most } = table.question;
		return { ...command, choice: options.slice(0, Math.max(least, Math.min(1, most))) };
	}

	it('changes nothing of a chapter that the box deals, and of a chronicle between chapters', async () => {
		const at = fixed(house);
		const chronicle = await house.found();
		for (const seat of SEATS) await act(at, chronicle, prologue(seat));
		const between = await imported(at, await exported(at, chronicle));
		expect(between).toMatchObject({ wentOn: null, version: SEATS.length + 1 });
		const setting = { ...laid(), dealer: 'box' as const };
		await act(at, chronicle, { type: 'ActAtTable', command: { type: 'SetTable', setting } });
		expect(await imported(at, await exported(at, chronicle))).toMatchObject({ wentOn: null });
	});
});

const chronicleOf = async ({ service }: Fixed, id: string) => {
	const chronicle = await service.read(id);
	if (!chronicle) throw new Error('there is no such chronicle');
	return chronicle;
};

describe('a file with what is sealed', () => {
	it('says before that a chapter under way stays behind', async () => {
		const at = fixed(house);
		const chronicle = await house.found();
		const stays = async () => at.files.staysBehind((await chronicleOf(at, chronicle)).state);
		expect(await stays()).toBe(false);
		for (const body of toLay) await act(at, chronicle, body);
		expect(await stays()).toBe(true);
		expect(await at.files.sealedIn(chronicle)).toEqual([]);
		await act(at, chronicle, {
			type: 'ActAtTable',
			command: { type: 'ChangeDealer', dealer: 'box', reason: 'we have the cards' }
		});
		expect(await stays()).toBe(false);
	});

	it('holds no hand and no order of a deck for whoever has the passphrase', async () => {
		const at = fixed(house);
		const before = await underWay(at, house);
		expect(await sealedOf(at, house, before)).toMatchObject({ orders: { 0: expect.any(Array) } });
		const text = await exported(at, before, PASSPHRASE);
		const { header, chain, sealed } = JSON.parse(text) as ChronicleFile;
		if (!sealed) throw new Error('nothing is sealed');
		const bound = { chronicle: header.chronicle, head: chain.head };
		expect(await openUnder(PASSPHRASE, bound, sealed)).toEqual({ dealing: null, pack: null });
		const { chronicle, wentOn } = await imported(at, text, PASSPHRASE);
		expect(wentOn?.title).toBe('From here on the box deals');
		expect(await sealedOf(at, house, chronicle)).toBeUndefined();
	});

	it('of an older Elysium brings its table along, and the chapter goes on as it would have', async () => {
		const at = fixed(house);
		const before = await underWay(at, house);
		const dealing = (await sealedOf(at, house, before)) ?? null;
		const file = JSON.parse(await exported(at, before)) as ChronicleFile;
		const bound = { chronicle: file.header.chronicle, head: file.chain.head };
		const sealed = await sealUnder(PASSPHRASE, bound, { dealing, pack: null });
		const text = JSON.stringify({ ...file, sealed });
		const { chronicle, wentOn } = await imported(at, text, PASSPHRASE);
		expect(wentOn).toBeNull();
		expect(await sealedOf(at, house, chronicle)).toEqual(dealing);
		for (let count = 0; count < 8; count++)
			for (const one of [before, chronicle])
				await act(at, one, { type: 'ActAtTable', command: plain(await tableOf(at, one)) });
		expect(await tableOf(at, chronicle)).toEqual(await tableOf(at, before));
	});

	it('shows nothing of it, and is the very same file beside it', async () => {
		const at = fixed(house);
		const chronicle = await underWay(at, house);
		const plainText = await exported(at, chronicle);
		const { sealed, ...rest } = JSON.parse(
			await exported(at, chronicle, PASSPHRASE)
		) as ChronicleFile;
		expect(rest).toEqual(JSON.parse(plainText));
		expect(rest.version).toBe(3);
		const bytes = Buffer.from(sealed?.content ?? '', 'base64');
		for (const word of ['orders', 'schemes', openCharacters[0]?.id ?? ''])
			expect(bytes.includes(word)).toBe(false);
	});

	it('asks for the passphrase; a wrong one changes nothing; it can be left out', async () => {
		const at = fixed(house);
		const text = await exported(at, await underWay(at, house), PASSPHRASE);
		const before = await house.database.read.$count(chronicles);
		const secrets = await house.database.read.$count(vault);
		expect(await at.files.import(text, into('group-two'))).toEqual({ kind: 'passphrase-asked' });
		const wrong = { ...into('group-two'), passphrase: 'candle harbour winter oaths' };
		expect(await at.files.import(text, wrong)).toEqual({ kind: 'passphrase-wrong' });
		expect(await house.database.read.$count(chronicles)).toBe(before);
		expect(await house.database.read.$count(vault)).toBe(secrets);
		expect(await imported(at, text, null)).toMatchObject({
			wentOn: { title: 'From here on the box deals' }
		});
	});

	it('opens in its own file alone', async () => {
		const at = fixed(house);
		const chronicle = await underWay(at, house);
		const text = await exported(at, chronicle, PASSPHRASE);
		await act(at, chronicle, {
			type: 'ActAtTable',
			command: plain(await tableOf(at, chronicle))
		});
		const later = JSON.parse(await exported(at, chronicle)) as ChronicleFile;
		const { sealed } = JSON.parse(text) as ChronicleFile;
		const swapped = JSON.stringify({ ...later, sealed });
		const taking = { ...into('group-two'), passphrase: PASSPHRASE };
		expect(await at.files.import(swapped, taking)).toEqual({ kind: 'passphrase-wrong' });
	});

	it.each([
		['a version without it', (file: ChronicleFile) => ({ ...file, version: 1 }), /^sealed$/],
		[
			'no part where the version has one',
			({ sealed: _sealed, ...file }: ChronicleFile) => ({ ...file, version: 2 }),
			/^sealed$/
		],
		[
			'a key that takes the server’s memory',
			(file: ChronicleFile) => ({
				...file,
				sealed: file.sealed && { ...file.sealed, key: { ...file.sealed.key, memory: 9e6 } }
			}),
			/^sealed\.key\.memory$/
		]
	])('is refused with %s', async (_name, change, where) => {
		const at = fixed(house);
		const text = await exported(at, await house.found(), PASSPHRASE);
		const changed = JSON.stringify(change(JSON.parse(text) as ChronicleFile));
		const taking = { ...into('group-two'), passphrase: PASSPHRASE };
		expect(await at.files.import(changed, taking)).toMatchObject({
			kind: 'refused',
			faults: [{ where: expect.stringMatching(where) as string }]
		});
	});
});
