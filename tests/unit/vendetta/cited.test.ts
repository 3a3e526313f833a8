import { expect, test } from 'vitest';
import { DEFAULT_READINGS, RULED } from '../../../src/lib/games/vendetta/readings.ts';
import { tableRulesCited } from '../../../src/lib/games/vendetta/table/rules-cited.ts';

/** What is only shown, or only seen by some: it decides no event. */
const SHOWN = ['openPools', 'ownFaceDown', 'memory', 'teamSecrets', 'layOpen'];

const cited = Object.values(tableRulesCited).flatMap((rule) =>
	(/readings? (.+)$/.exec(rule ?? '')?.[1] ?? '').split(/, | and /).filter(Boolean)
);

test('events cite readings by their names, and each reading that decides something is cited', () => {
	const all = [...Object.keys(DEFAULT_READINGS), ...Object.keys(RULED)];
	expect([...new Set(cited)].sort()).toEqual(all.filter((one) => !SHOWN.includes(one)).sort());
});

test('ties below the first place are read at the final count', () => {
	expect(tableRulesCited.GameScored).toContain('places');
	expect(tableRulesCited.ConflictRanked).not.toContain('places');
});
