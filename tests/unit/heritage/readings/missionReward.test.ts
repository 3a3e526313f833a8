import { describe, expect, test } from 'vitest';
import type { Reward } from '../../../../src/lib/games/heritage/shapes.ts';
import { DEFAULT_RULESET, type Ruleset } from '../../../../src/lib/games/heritage/ruleset.ts';
import { sceneOf } from '../../../../src/lib/ui/heritage/chapter/aftermath/scene-of.ts';
import { happened, LEADER, recorded, settled, slip, stateAfter } from '../table.ts';

const open = (ruleset: Partial<Ruleset> = {}) =>
	happened([recorded(1)], settled(2, { ruleset: { ...DEFAULT_RULESET, ...ruleset } }));

/** What who decides m1 is shown. */
function scene(ruleset: Partial<Ruleset>) {
	const state = stateAfter(open(ruleset));
	const [chapter] = state.chapters;
	if (!chapter) throw new Error('a chapter is recorded');
	return sceneOf(state, {}, chapter, 'mission:m1');
}

describe('reading missionReward: an asset, an unlock, or dots and a title', () => {
	const after = (reward: Reward) =>
		stateAfter(
			happened(
				[{ type: 'ResolveMission', chapter: 1, mission: 'm1', decision: 'Spared', reward }],
				open()
			)
		).players['s2'];

	test('an asset lies in the haven of who claimed it', () => {
		expect(after({ kind: 'asset', asset: slip('ring') })?.haven?.assets).toEqual([slip('ring')]);
	});

	test('an unlocked leader comes home', () => {
		expect(after({ kind: 'unlock', character: LEADER })?.haven?.leaders).toEqual(['leader']);
	});

	test('dots come onto the sheet, with a title', () => {
		const reward: Reward = { kind: 'dots', dots: { valour: 2 }, title: 'The Merciful' };
		expect(after(reward)?.sheet).toMatchObject({
			dots: { valour: 5, cruelty: 2 },
			titles: ['The First', 'The Merciful']
		});
	});
});

describe('reading missionReward: missionRewardDots and missionReading', () => {
	test.each([0, 2, 5])('%i dots are offered', (missionRewardDots) => {
		expect(scene({ missionRewardDots })).toMatchObject({ rewardDots: missionRewardDots });
	});

	test.each(['without-reward', 'full-information'] as const)(
		'who decides hears it so: %s',
		(missionReading) => {
			expect(scene({ missionReading })).toMatchObject({ reading: missionReading });
		}
	);

	test('a chapter that was recorded keeps the readings of its day', () => {
		const changed = happened(
			[
				{
					type: 'ChangeRuleset',
					ruleset: {
						...DEFAULT_RULESET,
						missionRewardDots: 5,
						missionReading: 'full-information'
					},
					reason: 'as we like it'
				}
			],
			happened([{ type: 'FinishAftermath', chapter: 1, leaveOpen: true, eraDraw: null }], open())
		);
		const state = stateAfter(changed);
		const [chapter] = state.chapters;
		if (!chapter) throw new Error('a chapter is recorded');
		expect(sceneOf(state, {}, chapter, 'mission:m1')).toMatchObject({
			rewardDots: 2,
			reading: 'without-reward'
		});
	});
});
