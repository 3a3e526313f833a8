import { expect, test } from 'vitest';
import { given } from '../../../../src/lib/games/core/testing.ts';
import { heritage } from '../../../../src/lib/games/heritage/heritage.ts';
import { ANNA, happened, prologue, start } from '../table.ts';

const LEADER = { ...ANNA, id: 'leader', name: 'Leader', kind: 'leader' as const };
const begun = happened([
	start(2),
	{ type: 'RegisterCharacter', character: ANNA },
	{ type: 'RegisterCharacter', character: LEADER }
]);

test('reading firstRetainer: any character but a leader, or none yet', () => {
	const none = prologue('s1', { retainer: null, sticker: null });
	given(heritage, ...begun)
		.when(prologue('s1', { retainer: 'leader', sticker: null }))
		.thenRefused('leader-not-retained');
	for (const command of [none, prologue('s1', { retainer: 'anna', sticker: null })])
		expect(happened([command], begun).at(-1)?.type).toBe('PrologueCompleted');
});
