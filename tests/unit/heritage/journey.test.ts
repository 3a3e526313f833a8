import * as v from 'valibot';
import { expect, test } from 'vitest';
import { eventSchema } from '../../../src/lib/games/heritage/events.ts';
import { happened, finished, recorded, settled, slip, stateAfter, sticker } from './table.ts';

test('a group plays a chapter and walks through its aftermath', () => {
	const events = happened(
		[
			recorded(1),
			{ type: 'ResolveOverview', chapter: 1, asset: slip('a1'), scheme: { name: 'Uprising' } },
			{
				type: 'ResolveMission',
				chapter: 1,
				mission: 'm1',
				decision: 'Spared',
				reward: { kind: 'dots', dots: { valour: 2 }, title: 'The Merciful' }
			},
			{
				type: 'ResolveObligations',
				chapter: 1,
				gain: { from: 'box', obligation: slip('o1') },
				losses: []
			},
			{
				type: 'PlaceSticker',
				chapter: 1,
				seat: 's1',
				character: 'anna',
				sticker: sticker('k1', 'brujah')
			},
			{ type: 'PassSticker', chapter: 1, seat: 's2' },
			{ type: 'ChooseRetainer', chapter: 1, seat: 's1', character: 'anna' },
			{ type: 'ChooseRetainer', chapter: 1, seat: 's2', character: null },
			{ ...finished(1), leaveOpen: false }
		],
		settled()
	);
	const state = stateAfter(events);
	expect(state.phase).toBe('between');
	expect(state.chapters.map(({ outcome }) => outcome.order)).toEqual([['s1', 's2']]);
	expect(state.players['s1']?.haven).toMatchObject({
		retainer: 'anna',
		assets: [slip('a1')],
		obligations: [slip('o1')]
	});
	expect(state.players['s2']?.sheet).toMatchObject({
		titles: ['The First', 'The Merciful'],
		dots: { valour: 5, cruelty: 2 }
	});
	expect(state.stickers.map(({ id }) => id)).toEqual(['k1']);
	expect(state.schemes).toEqual([{ clan: 'gangrel', name: 'Uprising' }]);
	for (const event of events) expect(v.parse(eventSchema, event)).toEqual(event);
});
