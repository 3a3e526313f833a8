import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { deckCardSchema } from '../../src/lib/games/heritage/chronicle-deck/cards.ts';
import { readChroniclePack } from '../../src/lib/games/heritage/chronicle-deck/chronicle-pack.ts';

const docs = readFileSync('docs/chronicle-deck.md', 'utf8');
/** The first block of that kind. */
const block = (kind: string): string =>
	new RegExp('```' + kind + '\\n([\\s\\S]*?)\\n```').exec(docs)?.[1] ?? '';

it('the example in docs/chronicle-deck.md is an expansion without a fault', () => {
	const example = block('json');
	expect(readChroniclePack(example)).toMatchObject({ ok: true, value: { adds: true } });
});

it('what lies in place of the example’s mission is read as it stands there', () => {
	const pack = JSON.parse(block('json')) as { readonly cards: readonly object[] };
	const instead = JSON.parse(`{${block('jsonc')}}`) as object;
	expect(v.parse(deckCardSchema, { ...pack.cards[0], ...instead })).toMatchObject(instead);
});
