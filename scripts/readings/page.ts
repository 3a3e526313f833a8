import type { Reading, Setting } from '../../src/lib/games/heritage/readings/reading.ts';
import { readings } from '../../src/lib/games/heritage/readings/readings.ts';
import { DEFAULT_RULESET } from '../../src/lib/games/heritage/ruleset.ts';
import { heritageTests, linksTo, titled, type File } from '../traced/files.ts';

/** A reading with the tests in which it makes the difference. */
export type TracedReading = {
	readonly id: string;
	readonly reading: Reading;
	readonly tests: readonly File[];
};

/** Every reading with what tests it, in the order in which they are shown. */
export function tracedReadings(): readonly TracedReading[] {
	const tests = heritageTests();
	return Object.entries<Reading>(readings).map(([id, reading]) => ({
		id,
		reading,
		tests: titled(tests, `reading ${id}: `)
	}));
}

/** The register of readings as a page of Markdown, for `docs/readings.md`. */
export function readingsPage(): string {
	return [HEAD, ...tracedReadings().map(section)].join('\n\n') + '\n';
}

const HEAD = `# Readings

What the rulebook leaves open or lost, and what Elysium chose. On screen they are called house rules. A setting is a field of the ruleset that
each chronicle keeps; a group may change it between chapters, and what was recorded before stays as
it was. The others are shown as they are; where your box says otherwise, correct the result by hand.

Each has a test in which it makes the difference, linked below it.

This page is generated from \`src/lib/games/heritage/readings/\` and the titles of the tests; run
\`node --import tsx scripts/generate-readings.ts\` after a change there.`;

function section({ id, reading, tests }: TracedReading): string {
	const { title, explanation, settings } = reading;
	const heading = `## ${title}\n\n\`${id}\` · ${settings.length > 0 ? 'a setting' : 'shown'}`;
	const list = settings.flatMap(settingLines).join('\n');
	const tested = `Tested in ${linksTo(tests.map(({ path }) => path))}.`;
	return [heading, explanation, list, tested].filter((part) => part !== '').join('\n\n');
}

function settingLines(setting: Setting): string[] {
	switch (setting.kind) {
		case 'number': {
			const { label, min, max, field } = setting;
			return [`- ${label}: **${DEFAULT_RULESET[field]}** (${min} to ${max})`];
		}
		case 'numbers': {
			const { field, min, max, parts } = setting;
			const values = new Map(Object.entries<number>(DEFAULT_RULESET[field]));
			return parts.map(({ key, label }) => `- ${label}: **${values.get(key)}** (${min} to ${max})`);
		}
		case 'choice': {
			const { field, label, options } = setting;
			const chosen = options.filter(({ value }) => value === DEFAULT_RULESET[field]);
			const others = options.filter(({ value }) => value !== DEFAULT_RULESET[field]);
			const names = (list: typeof options) => list.map((option) => option.label).join(', ');
			return [`- ${label}: **${names(chosen)}** (or ${names(others)})`];
		}
		case 'alternative':
			return [`- ${setting.label}: **no** (or yes)`];
	}
}
