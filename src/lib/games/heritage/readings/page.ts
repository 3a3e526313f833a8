import { DEFAULT_RULESET } from '../ruleset.ts';
import type { Reading, Setting } from './reading.ts';
import { readings } from './readings.ts';

/** The register of readings as a page of Markdown, for `docs/readings.md`. */
export function readingsPage(): string {
	const sections = Object.entries<Reading>(readings).map(([id, reading]) => section(id, reading));
	return [HEAD, ...sections].join('\n\n') + '\n';
}

const HEAD = `# Readings

What the rulebook leaves open or lost, and what Elysium chose. A setting is a field of the ruleset that
each chronicle keeps; a group may change it between chapters, and what was recorded before stays as
it was. The others are shown as they are; where your box says otherwise, correct the result by hand.

This page is generated from \`src/lib/games/heritage/readings/\`; run
\`node --import tsx scripts/generate-readings.ts\` after a change there.`;

function section(id: string, { title, explanation, settings }: Reading): string {
	const heading = `## ${title}\n\n\`${id}\` · ${settings.length > 0 ? 'a setting' : 'shown'}`;
	const list = settings.flatMap(settingLines).join('\n');
	return [heading, explanation, list].filter((part) => part !== '').join('\n\n');
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
	}
}
