import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readChroniclePack } from '../../src/lib/games/heritage/chronicle-deck/chronicle-pack.ts';

it('the example in docs/chronicle-deck.md is an expansion without a fault', () => {
	const [, example = ''] =
		/```json\n([\s\S]*?)\n```/.exec(readFileSync('docs/chronicle-deck.md', 'utf8')) ?? [];
	expect(readChroniclePack(example)).toMatchObject({ ok: true, value: { adds: true } });
});
