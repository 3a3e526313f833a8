import { describe, expect, test } from 'vitest';
import { given } from '../../../src/lib/games/core/testing.ts';
import { markOf } from '../../../src/lib/games/heritage/dealing/sealed.ts';
import { heritage } from '../../../src/lib/games/heritage/heritage.ts';
import { DEFAULT_RULESET, type StoredRuleset } from '../../../src/lib/games/heritage/ruleset.ts';
import { settled, stateAfter } from './table.ts';
import { setting } from './table/kit.ts';

const { riseOfHumanity: _, sabbatWars: __, ...EARLIER } = DEFAULT_RULESET;
const begun = (ruleset: StoredRuleset) =>
	settled().map((event) => (event.type === 'ChronicleStarted' ? { ...event, ruleset } : event));

describe('a chronicle begun before a reading became a setting', () => {
	test('keeps playing as it did, and a new one takes the default', () => {
		expect(stateAfter(begun(EARLIER)).ruleset.riseOfHumanity).toBe('constancy');
		expect(stateAfter(settled()).ruleset.riseOfHumanity).toBe('change');
		expect(stateAfter(begun(EARLIER)).ruleset.sabbatWars).toBe('regions');
		expect(stateAfter(settled()).ruleset.sabbatWars).toBe('tokens');
	});

	test('is not changed by a page that does not know the setting', () => {
		given(heritage, ...begun({ ...EARLIER, riseOfHumanity: 'change' }))
			.when({ type: 'ChangeRuleset', ruleset: { ...EARLIER, queueSize: 6 }, reason: 'why not' })
			.then({
				type: 'RulesetChanged',
				ruleset: { ...EARLIER, queueSize: 6, riseOfHumanity: 'change' },
				reason: 'why not'
			});
	});

	test('writes the tie of the Sabbat Wars only where it is another one than before', () => {
		const change = (ruleset: StoredRuleset) => ({
			type: 'ChangeRuleset' as const,
			ruleset,
			reason: 'why not'
		});
		const changed = {
			...EARLIER,
			riseOfHumanity: 'change' as const,
			sabbatWars: 'tokens' as const
		};
		given(heritage, ...begun({ ...EARLIER, riseOfHumanity: 'change' }))
			.when(change(changed))
			.then({ type: 'RulesetChanged', ruleset: changed, reason: 'why not' });
		const { sabbatWars: ___, ...back } = changed;
		given(heritage, ...begun(changed))
			.when(change({ ...changed, sabbatWars: 'regions' }))
			.then({ type: 'RulesetChanged', ruleset: back, reason: 'why not' });
	});

	test('finds what was sealed for its table under the same mark', () => {
		const laid = setting();
		const earlier = markOf({ ...laid, ruleset: EARLIER });
		expect(markOf({ ...laid, ruleset: { ...EARLIER, riseOfHumanity: 'constancy' } })).toBe(earlier);
		expect(markOf({ ...laid, ruleset: { ...EARLIER, riseOfHumanity: 'change' } })).not.toBe(
			earlier
		);
		expect(markOf({ ...laid, ruleset: { ...EARLIER, sabbatWars: 'regions' } })).toBe(earlier);
		expect(markOf({ ...laid, ruleset: { ...EARLIER, sabbatWars: 'tokens' } })).not.toBe(earlier);
	});
});
