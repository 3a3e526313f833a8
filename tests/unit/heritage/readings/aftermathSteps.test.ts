import { expect, test } from 'vitest';
import { aftermathSteps, openSteps } from '../../../../src/lib/games/heritage/chronicle/steps.ts';
import { happened, mission, record, recorded, scored, settled, stateAfter } from '../table.ts';

test('reading aftermathSteps: a step is taken early, and those before it stay open', () => {
	const told = record([scored('s1', 9), scored('s2', 4)], { missions: [mission('m1', 's2')] });
	const events = happened(
		[
			recorded(1, told),
			{ type: 'ChooseRetainer', chapter: 1, seat: 's1', character: 'anna' },
			{ type: 'PassSticker', chapter: 1, seat: 's2' }
		],
		settled()
	);
	const state = stateAfter(events);
	const [chapter] = state.chapters;
	if (!chapter) throw new Error('nothing is recorded');
	expect(aftermathSteps(chapter).map(({ key }) => key)).toEqual([
		'results',
		'overview',
		'mission:m1',
		'obligations',
		'sticker:s1',
		'sticker:s2',
		'retainer:s1',
		'retainer:s2'
	]);
	expect(openSteps(state).map(({ key }) => key)).toEqual([
		'overview',
		'mission:m1',
		'obligations',
		'sticker:s1',
		'retainer:s2'
	]);
});
