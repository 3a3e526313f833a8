import { expect, test } from 'vitest';
import {
	comesFirst,
	gainHint,
	lossHint
} from '../../../src/lib/ui/heritage/chapter/aftermath/by-the-rules.ts';
import type { ScenePlace } from '../../../src/lib/ui/heritage/chapter/aftermath/scene.ts';

const place = (key: string, step: ScenePlace['step'], done = false): ScenePlace => ({
	key,
	step,
	title: key,
	done
});
const places = [
	place('results', 'results', true),
	place('obligations', 'obligations'),
	place('sticker:s1', 'stickers'),
	place('sticker:s2', 'stickers'),
	place('retainer:s1', 'retainers', true),
	place('finish', 'finish')
];

test('a step of the aftermath says which open step comes before it', () => {
	expect(comesFirst(places, 'sticker:s2')?.key).toBe('obligations');
	for (const key of ['results', 'obligations', 'retainer:s1', 'finish', 'nowhere'])
		expect(comesFirst(places, key)).toBeNull();
	const settled = places.map((one) => ({ ...one, done: one.done || one.key === 'obligations' }));
	expect(comesFirst(settled, 'sticker:s2')).toBeNull();
});

test('a victor who gains no obligation reads what the rules say', () => {
	expect(gainHint('none')).toMatch(/By the rules the victor gains one/);
	for (const gain of [null, 'draw', 'box']) expect(gainHint(gain)).toBeUndefined();
});

test('a loss that is left out says what the rules say', () => {
	expect(lossHint('none')).toMatch(/By the rules one goes/);
	for (const lost of [undefined, 'draw', 'o1']) expect(lossHint(lost)).toBeUndefined();
});
