import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
	Chosen,
	ChosenSeat
} from '../../../../src/lib/games/heritage/chronicle/setting-of.ts';
import type { Command } from '../../../../src/lib/games/heritage/commands.ts';
import { openLeaders } from '../../../../src/lib/games/heritage/open/open-set.ts';
import type { ChronicleState } from '../../../../src/lib/games/heritage/state.ts';
import type { Clan } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { finishChapter } from '../../../../src/lib/server/games/heritage/finishing.ts';
import { layOut, readChosen } from '../../../../src/lib/server/games/heritage/laying-out.ts';
import type { Chronicle } from '../../../../src/lib/server/logs/chronicles.ts';
import { slip } from '../../../unit/heritage/table.ts';
import { prologue } from '../../../unit/heritage/table.ts';
import { ACTOR, meansIn, newCommandId, openHeritage, SEATS, keepingOf } from '../../logs/house.ts';
import { plain } from './dealt-table.ts';

const KEEPER = { role: 'keeper', seats: [] } as const;

let house: Awaited<ReturnType<typeof openHeritage>>;
let id: string;
beforeEach(async () => {
	house = await openHeritage();
	id = await house.found();
	for (const seat of SEATS) await house.act(id, prologue(seat));
});
afterEach(() => house.dispose());

const seat = (seat: string, clan: Clan, changes: Partial<ChosenSeat> = {}): ChosenSeat => {
	const leader = openLeaders.find((card) => card.clan === clan)?.id ?? '';
	return { seat, clan, leader, eachRound: [], resting: [], ...changes };
};
const chosen = (changes: Partial<Chosen> = {}): Chosen => ({
	dealer: 'app',
	cards: 'set',
	seats: [seat('s1', 'brujah'), seat('s3', 'ventrue')],
	firstPlayer: 's3',
	missions: 'by-chance',
	...changes
});

async function chronicle(): Promise<Chronicle<ChronicleState>> {
	const read = await house.service.read(id);
	if (!read) throw new Error('there is such a chronicle');
	return read;
}
const state = async () => (await chronicle()).state;

const lay = async (changes: Partial<Chosen> = {}, chapter = 1, commandId = newCommandId()) =>
	layOut(
		{ ...keepingOf(house.service), vault: meansIn(house.folder).vault },
		{
			chronicle: await chronicle(),
			chapter,
			access: KEEPER,
			actor: ACTOR,
			commandId,
			chosen: chosen(changes)
		}
	);

const finish = async (chapter = 1, date = '2026-03-01', read?: Chronicle<ChronicleState>) =>
	finishChapter(
		{ ...keepingOf(house.service) },
		{
			chronicle: read ?? (await chronicle()),
			chapter,
			access: KEEPER,
			actor: ACTOR,
			commandId: newCommandId(),
			date
		}
	);

async function give(...commands: readonly Command[]): Promise<void> {
	for (const command of commands) {
		const answer = await house.act(id, command);
		if (answer.kind !== 'accepted') throw new Error(`${command.type}: ${answer.sentence}`);
	}
}

/** Plays the chapter on the table to its end. */
async function playOn(): Promise<void> {
	for (let count = 0; count < 2000; count++) {
		const { table } = await state();
		if (!table || table.phase === 'finished') return;
		await give({ type: 'ActAtTable', command: plain(table) });
	}
	throw new Error('the chapter does not end');
}

describe('a chapter laid out as it was chosen', () => {
	it('holds what the chronicle says, whatever was sent beside it', async () => {
		expect(await lay()).toEqual({ ok: true });
		const { table, characters } = await state();
		expect(table).toMatchObject({ chapter: 1, era: 1, dealer: 'app', firstPlayer: 's3' });
		expect(table?.seats.map(({ seat, clan }) => [seat, clan])).toEqual([
			['s1', 'brujah'],
			['s3', 'ventrue']
		]);
		expect(table?.missions).toHaveLength(5);
		expect(Object.keys(table?.cast ?? {}).every((one) => characters[one])).toBe(true);
		const { fault, rebuilt, tables } = await house.audit(id);
		expect(fault).toBeNull();
		expect(tables).toEqual(rebuilt);
	});

	it('lies there once, however often it is sent', async () => {
		const command = newCommandId();
		expect(await lay({}, 1, command)).toEqual({ ok: true });
		const { version } = await chronicle();
		expect(await lay({}, 1, command)).toEqual({ ok: true });
		expect(await lay()).toEqual({ ok: true });
		expect((await chronicle()).version).toBe(version);
	});

	it.each<[string, Partial<Chosen>, number, string]>([
		[
			'a leader of another clan',
			{ seats: [seat('s1', 'brujah'), seat('s3', 'ventrue', { clan: 'tremere' })] },
			1,
			'seats.1.leader'
		],
		[
			'one clan for two',
			{ seats: [seat('s1', 'brujah'), seat('s3', 'brujah')] },
			1,
			'seats.1.clan'
		],
		['a beginner who is away', { firstPlayer: 's2' }, 1, 'firstPlayer'],
		['a leader that nobody knows', { cards: 'box' }, 1, 'seats.0.leader'],
		['a mission that nobody knows', { missions: [{ of: 'set', id: 'nowhere' }] }, 1, 'missions.0'],
		['a chapter that is not next', {}, 2, 'chapter']
	])('%s is named by its path', async (_what, changes, chapter, at) => {
		const laid = await lay(changes, chapter);
		expect(laid).toMatchObject({ ok: false, problem: { at } });
		expect((await state()).table).toBeNull();
	});

	it('what was sent is read with the path of what is wrong', () => {
		expect(readChosen(JSON.stringify(chosen()))).toMatchObject({ ok: true });
		expect(readChosen('{')).toMatchObject({ ok: false, problem: { at: null } });
		const wrong = JSON.stringify({ ...chosen(), firstPlayer: 7 });
		expect(readChosen(wrong)).toMatchObject({ ok: false, problem: { at: 'firstPlayer' } });
	});
});

describe('a chapter that is over', () => {
	it('is not recorded before it is', async () => {
		expect(await finish()).toMatchObject({ ok: false });
		await lay();
		expect(await finish()).toMatchObject({ ok: false });
		expect((await state()).chapters).toHaveLength(0);
	});

	it('fills its record, and what the aftermath brought is there at the next table', async () => {
		await lay({
			missions: [{ of: 'own', id: 'ours', name: 'Ours', text: '', match: null }],
			seats: [seat('s1', 'brujah'), seat('s3', 'ventrue')]
		});
		await playOn();
		expect(await finish(1, 'yesterday')).toMatchObject({ ok: false });
		const before = await chronicle();
		await give({ type: 'WriteNote', chapter: null, text: 'Somebody else writes.' });
		expect(await finish(1, '2026-03-01', before), 'of a table that may have changed').toMatchObject(
			{
				ok: false,
				sentence: expect.stringContaining('just changed this') as string
			}
		);
		expect(await finish()).toEqual({ ok: true });
		expect(await finish()).toEqual({ ok: true });
		const after = await state();
		expect(after.phase).toBe('aftermath');
		const [first] = after.chapters;
		expect(first?.record).toMatchObject({
			date: '2026-03-01',
			missions: [{ id: 'ours', name: 'Ours', claimant: null }]
		});
		const victor = first?.outcome.order[0] ?? '';
		const vanquished = first?.outcome.order[1] ?? '';
		const line = first?.record.players.find((one) => one.seat === victor);
		const clan = line?.clan ?? 'brujah';
		const kept = line?.bloodline.find(({ character, torpor }) => {
			return !torpor && after.characters[character]?.kind !== 'leader';
		});
		const retainer = kept?.character ?? '';
		const chapter = 1;
		await give(
			{ type: 'ResolveOverview', chapter, asset: slip('crown'), scheme: null },
			{
				type: 'ResolveObligations',
				chapter,
				gain: { from: 'box', obligation: { ...slip('debt'), name: 'blood debt' } },
				losses: []
			},
			{
				type: 'PlaceSticker',
				chapter,
				seat: victor,
				character: retainer,
				sticker: { id: 'stuck', kind: clan, name: 'Old Oath', text: 'Draw a card.' }
			},
			{ type: 'ChooseRetainer', chapter, seat: victor, character: retainer },
			{ type: 'FinishAftermath', chapter, leaveOpen: true, eraDraw: null }
		);
		const seats = [seat('s1', 'brujah'), seat('s3', 'ventrue')];
		expect(await lay({ seats, firstPlayer: vanquished }, 2)).toEqual({ ok: true });
		const { table } = await state();
		expect(table?.chapter).toBe(2);
		const setting = table?.seats.find((one) => one.seat === victor);
		expect(setting).toMatchObject({ retainer, assets: [{ id: 'crown', when: 'any-time' }] });
		expect(setting?.obligations).toMatchObject([{ id: 'debt', effects: [{ do: 'assign' }] }]);
		expect(table?.cast[retainer]?.abilities.at(-1)).toMatchObject({
			name: 'Old Oath',
			sticker: clan
		});
		expect(table?.retainers[victor]).toBe(retainer);
	}, 60_000);
});
