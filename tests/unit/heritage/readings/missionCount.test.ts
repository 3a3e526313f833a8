import { describe, expect, test } from 'vitest';
import { seededChance } from '../../../../src/lib/games/core/chance.ts';
import { missionsByChance } from '../../../../src/lib/games/heritage/chapter/laid-missions.ts';
import { openMissions } from '../../../../src/lib/games/heritage/open/open-set.ts';
import { standAlone } from '../../../../src/lib/games/heritage/players/stand-alone.ts';
import { plausibility } from '../../../../src/lib/games/heritage/plausibility/plausibility.ts';
import { DEFAULT_RULESET } from '../../../../src/lib/games/heritage/ruleset.ts';
import { CLEAR, settled, stateAfter } from '../table.ts';
import { BOTH } from '../table/kit.ts';

const ruleset = (missionCount: number) => ({ ...DEFAULT_RULESET, missionCount });

describe('reading missionCount: so many missions are laid out', () => {
	test.each(BOTH)('in a game outside a chronicle, dealt by the %s', (dealer) => {
		const laid = (count: number) =>
			standAlone({ players: 2, era: 1, dealer, ruleset: ruleset(count) }, seededChance(1)).missions;
		expect([0, 5, 9].map((count) => laid(count).length)).toEqual([0, 5, 9]);
	});

	test('by chance, each once, and no more than there are', () => {
		const ids = (count: number, seed: number) =>
			missionsByChance(openMissions, ruleset(count), seededChance(seed)).map(({ id }) => id);
		expect(new Set(ids(9, 1)).size).toBe(9);
		expect(ids(5, 1)).not.toEqual(ids(5, 2));
		const few = openMissions.slice(0, 3);
		expect(missionsByChance(few, ruleset(5), seededChance(1))).toHaveLength(3);
	});

	test('more of them in a record look odd', () => {
		const hints = (count: number) => {
			const state = stateAfter(settled(2, { ruleset: ruleset(count) }));
			return plausibility(state, 1, CLEAR).filter(({ at }) => at === 'missions');
		};
		expect(CLEAR.missions).toHaveLength(2);
		expect(hints(2)).toEqual([]);
		expect(hints(1)).toMatchObject([{ about: { missions: 2, usual: 1 } }]);
	});
});
