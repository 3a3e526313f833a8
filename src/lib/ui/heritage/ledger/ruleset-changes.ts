import { readings } from '../../../games/heritage/readings/readings.ts';
import type { Setting } from '../../../games/heritage/readings/reading.ts';
import type { Ruleset } from '../../../games/heritage/ruleset.ts';
import type { Change } from './changes.ts';

/** What differs between two sets of readings, each setting by the label it is asked for with. */
export function rulesetChanges(before: Ruleset, after: Ruleset): Change[] {
	const settings = Object.values(readings).flatMap(({ settings }) => settings);
	return settings
		.flatMap((setting) => settingChanges(setting, before, after))
		.filter((change) => change.before !== change.after);
}

function settingChanges(setting: Setting, before: Ruleset, after: Ruleset): Change[] {
	switch (setting.kind) {
		case 'number': {
			const { field, label } = setting;
			return [{ what: label, before: String(before[field]), after: String(after[field]) }];
		}
		case 'numbers': {
			const { field, parts } = setting;
			const [was, is] = [before[field], after[field]].map((all) => new Map(Object.entries(all)));
			return parts.map(({ key, label }) => ({
				what: label,
				before: String(was?.get(key)),
				after: String(is?.get(key))
			}));
		}
		case 'alternative': {
			const words = ({ alternatives = [] }: Ruleset): string =>
				alternatives.some((one) => one === setting.board) ? 'yes' : 'no';
			return [{ what: setting.label, before: words(before), after: words(after) }];
		}
		case 'choice': {
			const { field, label, options } = setting;
			const words = (value: string): string =>
				options.find((option) => option.value === value)?.label ?? value;
			return [{ what: label, before: words(before[field]), after: words(after[field]) }];
		}
	}
}
