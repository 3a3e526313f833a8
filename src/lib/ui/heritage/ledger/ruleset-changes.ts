import { readings } from '../../../games/heritage/readings/readings.ts';
import type { Ruleset } from '../../../games/heritage/ruleset.ts';
import { chosenIn } from '../codex/in-force.ts';
import type { Change } from './changes.ts';

/** What differs between two sets of readings, each setting by the label it is asked for with. */
export function rulesetChanges(before: Ruleset, after: Ruleset): Change[] {
	return Object.values(readings)
		.flatMap(({ settings }) => settings)
		.flatMap((setting) => {
			const now = chosenIn(setting, after);
			return chosenIn(setting, before).map(({ what, value }, at) => ({
				what,
				before: value,
				after: now[at]?.value ?? value
			}));
		})
		.filter((change) => change.before !== change.after);
}
