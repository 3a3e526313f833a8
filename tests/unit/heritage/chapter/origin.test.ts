import { expect, test } from 'vitest';
import { commandBehind } from '../../../../src/lib/games/heritage/table/origin.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';

test.each([
	[
		{ type: 'MarketUsed', seat: 's1', scheme: 'bazaar', from: 'l1', clan: 'brujah' },
		{ type: 'UseMarket', seat: 's1', scheme: 'bazaar', from: 'l1', clan: 'brujah' }
	],
	[
		{ type: 'AssetPlayed', seat: 's1', asset: 'ring', bearer: 'l1' },
		{ type: 'PlayAsset', seat: 's1', asset: 'ring', bearer: 'l1' }
	],
	[
		{ type: 'RecruitGivenUp', seat: 's2' },
		{ type: 'GiveUpRecruit', seat: 's2' }
	],
	[
		{ type: 'DealerChanged', dealer: 'app', reason: 'why' },
		{ type: 'ChangeDealer', dealer: 'app', reason: 'why' }
	],
	[
		{ type: 'AdviceAllowed', advice: 'after' },
		{ type: 'AllowAdvice', advice: 'after' }
	],
	[
		{ type: 'TableCorrected', corrections: [{ set: 'nothing-under-way' }], reason: 'why' },
		{ type: 'CorrectTable', corrections: [{ set: 'nothing-under-way' }], reason: 'why' }
	],
	[{ type: 'RoundEnded', round: 3 }, null]
] satisfies [TableEvent, unknown][])('the intention behind %j', (event, command) => {
	expect(commandBehind(event)).toEqual(command);
});
