import { expect, test } from 'vitest';
import {
	emptyPrologue,
	stickerOpen
} from '../../../src/routes/heritage/chronicles/[chronicle]/prologue/[seat]/draft.ts';

test('a retainer without a sticker has one still to choose', () => {
	const empty = emptyPrologue('sticker');
	const retained = { ...empty, retainer: 'anna' };
	const named = { ...empty.sticker, name: 'Reads the stars' };
	expect(stickerOpen(empty)).toBe(false);
	expect(stickerOpen(retained)).toBe(true);
	expect(stickerOpen({ ...retained, sticker: { ...named, name: ' ' } })).toBe(true);
	expect(stickerOpen({ ...retained, sticker: named })).toBe(false);
});
