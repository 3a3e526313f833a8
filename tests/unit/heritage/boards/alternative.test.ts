import * as v from 'valibot';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { DEFAULT_RULESET, type Ruleset } from '../../../../src/lib/games/heritage/ruleset.ts';
import { ERAS } from '../../../../src/lib/games/heritage/vocabulary.ts';
import { setting } from '../table/kit.ts';
import { tenth } from './tenth.ts';
import { tenthFacts } from './tenth-facts.ts';

const BOARDS = '../../../../src/lib/games/heritage/boards';

/* A tenth board joins as any other: by its line in each list, before anything reads them. */
vi.resetModules();
const joins = (list: string, what: () => Promise<unknown> | object) =>
	vi.doMock(`${BOARDS}/${list}.ts`, async (original) => ({
		...(await original<object>()),
		X: await what()
	}));
joins('facts', () => tenthFacts);
joins('rules', () => ({ ...tenth, alternative: true }));
joins('readings', async () => {
	const { boardReading } = await import('../../../../src/lib/games/heritage/readings/reading.ts');
	return boardReading(tenthFacts, 'Each stall is worth 1 to every elitist.');
});
const { battlegroundsOf, BATTLEGROUNDS, boardsSetIn, exchangedAfter } =
	await import('../../../../src/lib/games/heritage/boards/timeline.ts');
const { BATTLEGROUND_MODULES } =
	await import('../../../../src/lib/games/heritage/boards/registry.ts');
const { rulesetSchema } = await import('../../../../src/lib/games/heritage/ruleset-shape.ts');
const { checkSetting } =
	await import('../../../../src/lib/games/heritage/chapter/setting-checks.ts');
const { readings } = await import('../../../../src/lib/games/heritage/readings/readings.ts');
const { rulesetChanges } =
	await import('../../../../src/lib/ui/heritage/ledger/ruleset-changes.ts');

afterAll(() => {
	for (const list of ['facts', 'rules', 'readings']) vi.doUnmock(`${BOARDS}/${list}.ts`);
	vi.resetModules();
});

/** As a ruleset is read that says this. */
const reading = (more: object): Ruleset => ({
	...DEFAULT_RULESET,
	...v.parse(rulesetSchema, { ...DEFAULT_RULESET, ...more })
});
const chosen = reading({ alternatives: ['X'] });
const letters = (ruleset: Ruleset) =>
	ERAS.map((era) =>
		Object.values(battlegroundsOf(era, ruleset))
			.map(({ id }) => id)
			.join('')
	);

describe('an alternative battleground', () => {
	test('is known by its letter, like the nine', () => {
		expect(BATTLEGROUNDS).toContain('X');
		expect(Object.keys(BATTLEGROUND_MODULES)).toContain('X');
	});

	test('is in play in no era unless the ruleset chooses it', () => {
		expect(letters(DEFAULT_RULESET).join()).not.toContain('X');
		expect(letters(chosen)).toEqual(['XBC', ...letters(DEFAULT_RULESET).slice(1)]);
		expect(boardsSetIn(1, chosen)).toMatchObject({
			battlegrounds: { class: 'X' },
			eras: { class: { from: 1, to: 1 } }
		});
	});

	test('is what is exchanged after its last era', () => {
		const pairs = exchangedAfter(1, chosen).map((one) => [String(one.out.id), one.in.id]);
		expect(pairs).toEqual([['X', 'D']]);
	});

	test('is laid out only where the ruleset of the chapter chooses it', () => {
		const laid = setting(2, { battlegrounds: { class: 'X', temperament: 'B', geography: 'C' } });
		expect(checkSetting(laid, BATTLEGROUND_MODULES)?.refusal.reason).toBe(
			'battleground-of-another-era'
		);
		expect(checkSetting({ ...laid, ruleset: chosen }, BATTLEGROUND_MODULES)).toBeNull();
	});

	test('is asked for with the readings, and a change of it is told', () => {
		expect({ ...readings }).toMatchObject({
			X: { settings: [{ kind: 'alternative', board: 'X' }] }
		});
		expect(rulesetChanges(DEFAULT_RULESET, chosen)).toEqual([
			{ what: 'The Fair at Midnight is in play in its eras', before: 'no', after: 'yes' }
		]);
	});

	test('is none of the nine', () => {
		expect(() => reading({ alternatives: ['A'] })).toThrow();
		expect(reading({})).not.toHaveProperty('alternatives');
	});
});
