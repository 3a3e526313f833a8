import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Command } from '../../../src/lib/games/heritage/commands.ts';
import { createFiles } from '../../../src/lib/server/logs/files.ts';
import { keptHeritage } from '../../../src/lib/server/games/heritage/kept-heritage.ts';
import { commandSequences } from '../../unit/heritage/arbitraries.ts';
import { ACTOR, newCommandId, openHeritage, meansIn, into, writtenText } from './house.ts';
import { limit, runs } from '../../support/long.ts';

let house: Awaited<ReturnType<typeof openHeritage>>;
beforeAll(async () => {
	house = await openHeritage(undefined, runs(1));
});
afterAll(() => house.dispose());

const BEGINNINGS: readonly string[] = ['StartChronicle', 'EnterChronicle'];

/** Founds on the first command that can begin a chronicle and gives it all others; null: none could. */
async function playOnServer(commands: readonly Command[]): Promise<string | null> {
	let id: string | null = null;
	for (const body of commands) {
		if (id !== null) await house.act(id, body);
		else if (BEGINNINGS.includes(body.type)) {
			const founding = { groupId: 'group-one', seats: [], actor: ACTOR };
			const command = { id: newCommandId(), body };
			const founded = await house.service.found({ ...founding, command });
			if (founded.kind === 'founded') id = founded.chronicle;
		}
	}
	return id;
}

it(
	'whatever a group does: it folds, the tables equal their rebuild, and the file brings the same back',
	async () => {
		const files = createFiles(house.database, keptHeritage, meansIn(house.folder, runs(1)));
		let played = 0;
		await fc.assert(
			fc.asyncProperty(commandSequences(60), async (commands) => {
				const id = await playOnServer(commands);
				if (id === null) return;
				played += 1;
				const here = await house.audit(id);
				expect(here.fault).toBeNull();
				expect(here.tables).toEqual(here.rebuilt);
				expect((await house.service.read(id))?.state).toEqual(here.state);
				const file = await files.export(id);
				const imported = await files.import(writtenText(file ?? null), into('group-two'));
				if (imported.kind !== 'imported') throw new Error(JSON.stringify(imported));
				const there = await house.audit(imported.chronicle);
				expect(there.tables).toEqual(here.tables);
				expect(there.envelopes.slice(0, here.envelopes.length)).toEqual(here.envelopes);
				// What the app dealt does not come along: the box deals from then on, and nothing else changes.
				const more = there.envelopes.slice(here.envelopes.length).map(({ event }) => event);
				if (imported.wentOn)
					expect(more).toMatchObject([{ event: { type: 'DealerChanged', dealer: 'box' } }]);
				else expect([there.stateHash, more]).toEqual([here.stateHash, []]);
			}),
			{ numRuns: runs(30) }
		);
		// A property over chronicles that never began would prove nothing.
		expect(played).toBeGreaterThan(runs(20));
	},
	limit(120_000)
);

it(
	'a restart in the middle changes nothing',
	async () => {
		await fc.assert(
			fc.asyncProperty(commandSequences(40), async (commands) => {
				const half = commands.slice(0, Math.floor(commands.length / 2));
				const id = await playOnServer(half);
				if (id === null) return;
				const before = await house.service.read(id);
				await house.restart();
				expect(await house.service.read(id)).toEqual(before);
				for (const body of commands.slice(half.length)) await house.act(id, body);
				const { tables, rebuilt, fault, state } = await house.audit(id);
				expect(fault).toBeNull();
				expect(tables).toEqual(rebuilt);
				expect((await house.service.read(id))?.state).toEqual(state);
			}),
			{ numRuns: runs(10) }
		);
	},
	limit(120_000)
);
