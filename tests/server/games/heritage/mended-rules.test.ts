import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { StoredEnvelope } from '../../../../src/lib/games/core/envelope.ts';
import type * as board from '../../../../src/lib/games/heritage/boards/h/facts.ts';
import type { Event } from '../../../../src/lib/games/heritage/events.ts';
import type { Setting } from '../../../../src/lib/games/heritage/table/setting.ts';
import { checkFile } from '../../../../src/lib/server/logs/check-file.ts';
import {
	FILE_VERSIONS,
	fileText,
	type ChronicleFile
} from '../../../../src/lib/server/logs/file.ts';
import { keptHeritage } from '../../../../src/lib/server/games/heritage/kept-heritage.ts';
import { resealed } from '../../logs/forged.ts';

// Under today's revision, as if board H were in play in era 6 alone.
vi.mock('../../../../src/lib/games/heritage/boards/h/facts.ts', async (original) => {
	const real = await original<typeof board>();
	return { ...real, facts: { ...real.facts, eras: [6, 6], erasBefore: [[6, 7]] } };
});

const path = new URL('../../../corpus/revision-1/two-players.json.gz', import.meta.url);
const old = JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')) as ChronicleFile;

/** When the boards of the chapters that were played live were in play on the day they were set. */
const ERAS_OF_THEN: { readonly [era: number]: NonNullable<Setting['eras']> } = {
	1: {
		class: { from: 1, to: 1 },
		temperament: { from: 1, to: 5 },
		geography: { from: 1, to: 2 }
	},
	7: {
		class: { from: 5, to: 7 },
		temperament: { from: 6, to: 7 },
		geography: { from: 7, to: 7 }
	}
};

const eraSet = ({ event }: StoredEnvelope): number | null => {
	const happened = event as Event;
	if (happened.type !== 'HappenedAtTable' || happened.event.type !== 'TableSet') return null;
	return happened.event.setting.era;
};

/** The chapter of this era as it would be set since eras stand in a setting. */
function dated(envelope: StoredEnvelope, eras = ERAS_OF_THEN): StoredEnvelope {
	const era = eraSet(envelope);
	const { event } = envelope as unknown as { event: { event: { setting: Setting } } };
	if (era === null) return envelope;
	Object.assign(event.event.setting, { eras: eras[era] });
	return envelope;
}

const sealedAs = (change: (envelope: StoredEnvelope, index: number) => StoredEnvelope) => ({
	...resealed(old, (events) => events.map(change)),
	version: FILE_VERSIONS.withRules
});

async function checked(file: ChronicleFile) {
	const found = await checkFile(keptHeritage, fileText(file));
	if (!found.ok) return found.faults.map(({ where, got }) => `${where}: ${got}`);
	// What an event of the first revision leaves unsaid has nothing to do with boards.
	return found.rules.deviations
		.filter(({ reason }) => !reason.startsWith('it-does-not-say'))
		.map(({ first, reason }) => `${first}: ${reason}`);
}

const setInEra7 = old.events.findIndex((envelope) => eraSet(envelope) === 7);
/** Today's revision from that chapter on; what came before it has forms that only the first one allows. */
const claim = (index: number) => ({ rules: index < setInEra7 ? 1 : 2 });

describe('a chronicle of the first revision, once the eras of a board are shorter', () => {
	it('is taken, and the chapter that today’s rules would not set is named', async () => {
		expect(setInEra7).toBeGreaterThan(0);
		expect(await checked(old)).toEqual([`${setInEra7 + 1}: battleground-of-another-era`]);
	});

	it('is refused where it says that today’s rules decided it', async () => {
		expect(
			await checked(sealedAs((envelope, index) => ({ ...envelope, ...claim(index) })))
		).toEqual([expect.stringMatching(/\(battleground-of-another-era\)$/)]);
	});

	it('has no deviation where the eras of its day stand in its settings', async () => {
		expect(await checked(sealedAs((envelope) => dated(envelope)))).toEqual([]);
	});

	it('cannot claim eras of its own under today’s rules', async () => {
		const forged = sealedAs((envelope, index) => ({ ...dated(envelope), ...claim(index) }));
		expect(await checked(forged)).toEqual([expect.stringMatching(/\(eras-differ\)$/)]);
	});

	it('has a deviation where it states eras that no rules ever had', async () => {
		const [one] = Object.values(ERAS_OF_THEN);
		const claimed = { ...ERAS_OF_THEN, 1: { ...one, class: { from: 1, to: 7 } } };
		const forged = sealedAs((envelope) => dated(envelope, claimed as typeof ERAS_OF_THEN));
		expect(await checked(forged)).toEqual([expect.stringMatching(/^\d+: eras-differ$/)]);
	});

	it('leads to no impossible table, whatever revision it names', async () => {
		const robbed = sealedAs((envelope) => {
			const { event } = envelope as unknown as { event: { event: { setting: Setting } } };
			if (eraSet(envelope) === 7) event.event.setting.cast.length = 4;
			return envelope;
		});
		expect(await checked(robbed)).toEqual([expect.stringMatching(/^events\[\d+\]/)]);
	});
});
