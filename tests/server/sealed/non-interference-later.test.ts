import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededChance } from '../../../src/lib/games/core/chance.ts';
import { BATTLEGROUND_MODULES } from '../../../src/lib/games/heritage/boards/registry.ts';
import {
	deviceDealer,
	NOTHING_REMEMBERED
} from '../../../src/lib/games/heritage/dealing/device.ts';
import { decideOnDevice } from '../../../src/lib/games/heritage/table/engine.ts';
import { ROUTES } from '../../../src/lib/server/games/routes.ts';
import { finished, slip } from '../../unit/heritage/table.ts';
import { plain } from '../games/heritage/dealt-table.ts';
import { recordOf, wishing } from './support/chronicle.ts';
import { missionId } from './support/marked.ts';
import { Twins } from './support/twins.ts';
import { elsewhere, sessionOf, visits } from './support/visits.ts';

/** The same two chronicles from a table that was dealt otherwise on: still nobody can tell them apart. */

/** Hundreds of pages, each asked twice. */
const SLOW = { timeout: 180_000 };
let twins: Twins;

beforeAll(async () => {
	twins = await Twins.settled();
	await twins.done(
		() => twins.wish({ type: 'ChooseDeck', deck: 'pack' }),
		() => twins.wish({ type: 'OpenChapter', chapter: 1, early: false })
	);
	await twins.layOut();
	await twins.mix();
	await twins.play();
	await twins.dealOtherwise();
}, 300_000);
afterAll(() => twins.end());

describe('two chronicles that were dealt otherwise are told apart by nobody', SLOW, () => {
	it('while a phone deals there off the network, whatever it says that it dealt', async () => {
		const at = `/api/logs/${twins.cast.chronicle}/lease`;
		const lent = await twins.both(at, { json: { device: 'phone-of-the-keeper' } });
		const { lease } = JSON.parse(lent.text) as { lease: string };
		for (let table = await twins.table(); table.phase === 'set-up'; table = await twins.table()) {
			const laying = plain(table);
			await twins.done(() => twins.command({ type: 'ActAtTable', command: laying }));
		}
		for (let steps = 0; steps < 6; steps++) {
			const table = await twins.table();
			const wanted = plain(table);
			const dealer = deviceDealer(NOTHING_REMEMBERED, seededChance(steps), {});
			expect(decideOnDevice(BATTLEGROUND_MODULES, table, wanted, dealer).accepted).toBe(true);
			const dealt = { lease, chapter: 1, ...dealer.dealt() };
			const saying = (told: typeof dealt) =>
				twins.command({ type: 'ActAtTable', command: wanted, dealt: told });
			for (const characters of [table.queue.slice(0, 1), ['nobody'], table.deck.slice(0, 2)])
				await saying({ ...dealt, characters: [...characters] });
			await twins.done(() => saying(dealt));
		}
		const looked = visits(twins.cast, [1]).filter(({ route }) =>
			/\/(table|mixing|set-up|record|events|lease|steps|ledger|audit)$/.test(route)
		);
		expect(looked.length).toBeGreaterThan(5);
		expect(await twins.differences(looked)).toEqual([]);
		const held = JSON.parse((await twins.both(at)).text) as { lease: { since: number } };
		const json = { since: held.lease.since, reason: 'it drowned' };
		await twins.done(() => twins.both(at, { method: 'DELETE', json }));
	});

	it('through an aftermath, and before the next chapter', async () => {
		await twins.sameSeeds();
		const played = recordOf(1, 's1');
		await twins.done(
			() =>
				twins.command({
					type: 'RecordChapter',
					chapter: 1,
					record: played,
					replacesTable: true,
					reason: 'late'
				}),
			() => twins.wish({ type: 'ReadMission', chapter: 1, mission: missionId(1, 1) })
		);
		await twins.stray();
		expect(await twins.differences()).toEqual([]);
		const first = missionId(1, 1);
		await twins.done(
			() => twins.wish({ type: 'DecideMission', chapter: 1, mission: first, decided: 'first' }),
			() => twins.wish({ type: 'TakeOverview', chapter: 1 }),
			() => twins.command({ type: 'StockObligation', obligation: slip('debt') }),
			() =>
				twins.command({
					type: 'ResolveObligations',
					chapter: 1,
					gain: { from: 'draw' },
					losses: []
				}),
			() => twins.command(finished(1))
		);
		await twins.stray();
		expect(
			await twins.differences([...visits(twins.cast, [1, 2], true), ...elsewhere(twins.cast)])
		).toEqual([]);
		await twins.streamsAlike();
	});

	it('by what a phone keeps for a time without a network: all of it was looked at here', () => {
		const allowed = Object.entries(ROUTES).flatMap(([route, { keeps }]) =>
			keeps === 'never' ? [] : [route]
		);
		expect([...twins.keptRoutes].sort()).toEqual(allowed.sort());
	});

	it('by what is taken along: the file is the same, and sealed it is of the same size', async () => {
		const where = `/heritage/chronicles/${twins.cast.chronicle}/export`;
		expect((await twins.both(where)).status).toBe(200);
		const ask = {
			session: sessionOf(twins.cast, 'keeper'),
			form: { passphrase: 'candle harbour winter oath' }
		};
		const [here, there] = await twins.asked(where, ask);
		expect(here.status).toBe(200);
		expect(here.text).not.toBe(there.text);
		expect(here.text.length).toBe(there.text.length);
	});

	it('until the next card is turned: then they part', async () => {
		const next = wishing({ type: 'OpenChapter', chapter: 2, early: false });
		const ask = { session: sessionOf(twins.cast, 'keeper') };
		const answers = await twins.asked(`/api/logs/${twins.cast.chronicle}/deck`, {
			...ask,
			...next
		});
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		const [here, there] = await twins.asked(`/api/logs/${twins.cast.chronicle}/events`, ask);
		expect(here.text).not.toBe(there.text);
	});

	it('by what is printed', () => {
		const [here, there] = twins.printed();
		expect(here).toEqual(there);
	});
});
