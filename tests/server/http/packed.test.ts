import { expect, it } from 'vitest';
import { packed } from '../../../src/lib/server/http/packed.ts';
import { unpacked } from '../../../src/lib/ui/unpacked.ts';

it.each([
	['nothing', ''],
	['words of many tongues', 'Ó, Bartholomäus. 血族. \u{1F987} “Why?”'],
	['much', Array.from({ length: 9_000 }, (_, id) => ({ id, asked: 'why' }))]
])('%s comes out of the parcel as it went in', async (_what, data) => {
	expect(await unpacked(await packed(data))).toEqual(data);
});

it('much becomes little', async () => {
	const data = Array.from({ length: 9_000 }, () => ({ asked: 'why' }));
	expect((await packed(data)).length).toBeLessThan(JSON.stringify(data).length / 20);
});
