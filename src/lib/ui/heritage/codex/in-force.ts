import type { Reading, Setting } from '../../../games/heritage/readings/reading.ts';
import { readings } from '../../../games/heritage/readings/readings.ts';
import type { Ruleset } from '../../../games/heritage/ruleset.ts';
import type { CodexPart, Term } from '../../codex/terms.ts';

/** What a setting is called where it is asked for, and what a group chose for it. */
interface Chosen {
	readonly what: string;
	readonly value: string;
}

/** What a ruleset says of a setting, each number of it by itself. */
export function chosenIn(setting: Setting, ruleset: Ruleset): readonly Chosen[] {
	switch (setting.kind) {
		case 'number': {
			const { field, label } = setting;
			return [{ what: label, value: String(ruleset[field]) }];
		}
		case 'numbers': {
			const { field, parts } = setting;
			const numbers = new Map(Object.entries(ruleset[field]));
			return parts.map(({ key, label }) => ({ what: label, value: String(numbers.get(key)) }));
		}
		case 'alternative': {
			const isIn = ruleset.alternatives?.some((one) => one === setting.board) ?? false;
			return [{ what: setting.label, value: isIn ? 'yes' : 'no' }];
		}
		case 'choice': {
			const { field, label, options } = setting;
			const value = ruleset[field];
			return [
				{ what: label, value: options.find((option) => option.value === value)?.label ?? value }
			];
		}
	}
}

/** A reading as a term: what it says, and what is chosen in a ruleset. */
function termOf(id: string, { title, explanation, settings }: Reading, ruleset: Ruleset): Term {
	const chosen = settings
		.flatMap((setting) => chosenIn(setting, ruleset))
		.map(({ what, value }) => `${what}: ${value}.`);
	return { id: `reading-${id}`, word: title, definition: [explanation, ...chosen].join(' ') };
}

/** The readings in force under a ruleset, as a part of the codex. */
export const readingsPart = (ruleset: Ruleset): CodexPart => ({
	id: 'readings',
	title: 'House rules',
	terms: Object.entries(readings).map(([id, reading]) => termOf(id, reading, ruleset))
});
