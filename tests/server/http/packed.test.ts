import { expect, it } from 'vitest';
import { packed } from '../../../src/lib/server/http/packed.ts';
import { unpacked } from '../../../src/lib/ui/unpacked.ts';

it.each([
	['nothing', ''],
	['words of many tongues', 'Ó, Bartholomäus. 血族. \u{1F987} “Why?”'],
	['a long text', JSON.stringify(Array.from({ length: 9_000 }, (_, id) => ({ id, asked: 'why' })))]
])('%s comes out of the parcel as it went in', async (_what, text) => {
	expect(await unpacked(await packed(text))).toBe(text);
});

it('a long text becomes a short one', async () => {
	const text = JSON.stringify(Array.from({ length: 9_000 }, () => ({ asked: 'why' })));
	expect((await packed(text)).length).toBeLessThan(text.length / 20);
});
