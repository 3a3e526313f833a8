import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readingsPage, tracedReadings } from '../../scripts/readings/page.ts';
import { rulesetSchema } from '../../src/lib/games/heritage/ruleset-shape.ts';
import { DEFAULT_RULESET } from '../../src/lib/games/heritage/ruleset.ts';
import type { Reading } from '../../src/lib/games/heritage/readings/reading.ts';
import { readings } from '../../src/lib/games/heritage/readings/readings.ts';

const all = Object.values<Reading>(readings);
const settings = all.flatMap((reading) => reading.settings);

describe('the register of readings', () => {
	test('is what docs/readings.md says', () => {
		const page = readFileSync(new URL('../../docs/readings.md', import.meta.url), 'utf8');
		expect(page).toBe(readingsPage());
	});

	test('explains every field of the ruleset exactly once', () => {
		const fields = Object.keys(DEFAULT_RULESET).filter((field) => field !== 'version');
		expect(settings.map(({ field }) => field).sort()).toEqual(fields.sort());
	});

	test('says something of each, without holes', () => {
		for (const { title, explanation } of all) {
			expect(title).not.toBe('');
			expect(explanation).toMatch(/\.$/);
		}
		expect(readingsPage()).not.toMatch(/undefined|\*\*\*\*/);
	});

	test.each(tracedReadings().map((traced) => [traced.id, traced] as const))(
		'%s has a test of its name, in which every field and alternative is tried',
		(_, { tests, reading }) => {
			expect(tests).not.toEqual([]);
			const text = tests.map((file) => file.text).join('\n');
			for (const setting of reading.settings) {
				expect(text).toMatch(new RegExp(`\\b${setting.field}\\b`));
				for (const { value } of setting.kind === 'choice' ? setting.options : [])
					expect(text).toContain(`'${value}'`);
			}
		}
	);

	test.each(settings.map((setting) => [setting.field, setting] as const))(
		'%s: everything offered fits the ruleset',
		(field, setting) => {
			const values =
				setting.kind === 'choice'
					? setting.options.map(({ value }) => value)
					: setting.kind === 'alternative'
						? [[setting.board]]
						: [setting.min, setting.max].map((bound) =>
								setting.kind === 'number'
									? bound
									: Array.isArray(DEFAULT_RULESET[setting.field])
										? setting.parts.map(() => bound)
										: Object.fromEntries(setting.parts.map(({ key }) => [key, bound]))
							);
			for (const value of values) {
				const ruleset = { ...DEFAULT_RULESET, [field]: value };
				expect(v.safeParse(rulesetSchema, ruleset).success).toBe(true);
			}
		}
	);
});
