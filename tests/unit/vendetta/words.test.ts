import { describe, expect, test } from 'vitest';

import { parseAs } from '../../../src/lib/games/core/parse.ts';
import { cardSetSchema } from '../../../src/lib/games/vendetta/cards.ts';
import { effectsSchema, type EffectKind } from '../../../src/lib/games/vendetta/effects/effect.ts';
import { EFFECTS } from '../../../src/lib/games/vendetta/effects/rules.ts';
import { WORDS } from '../../../src/lib/games/vendetta/effects/vocabulary.ts';
import { abilitiesWords } from '../../../src/lib/games/vendetta/effects/words.ts';
import { plainCards, wordyCards } from './cards.ts';

const kinds = Object.keys(WORDS) as EffectKind[];

describe('The language of cards', () => {
	test.each(kinds)(
		'%s: its example is read by the schema, has a rule, and reads as a sentence',
		(kind) => {
			const effect = { do: kind, ...WORDS[kind].example };
			const read = parseAs(effectsSchema, [effect]);
			expect(read.success).toBe(true);
			expect(Object.keys(EFFECTS)).toContain(kind);
			const [sentence = ''] = abilitiesWords([
				{ ability: 'acts', effects: read.success ? read.output : [] }
			]);
			expect(sentence).toMatch(/^[A-Z−+][^{}]*[.!?]$/);
			expect(sentence).not.toContain('undefined');
		}
	);

	test('whole sets of cards are read as they are, and all their sentences are whole', () => {
		for (const set of [plainCards, wordyCards(0), wordyCards(31)]) {
			expect(parseAs(cardSetSchema, set).success).toBe(true);
			const all = [...set.clanCards, ...set.allies, ...set.relics, ...set.locationCards];
			for (const sentence of all.flatMap(({ abilities }) => abilitiesWords(abilities)))
				expect(sentence).toMatch(/^[A-Z−+][^{}]*[.!?]$/);
		}
	});

	test('what is no word, lacks something or nests nothing is refused', () => {
		const bad = [
			{ do: 'conquer' },
			{ do: 'lose', what: 'blood', amount: 1 },
			{ do: 'may', then: [] },
			{ do: 'either', of: [[{ do: 'win-ties' }]] },
			{ do: 'steal', amount: -1, from: 'each-rival' }
		];
		for (const effect of bad) expect(parseAs(effectsSchema, [effect]).success).toBe(false);
		const twice = { ...plainCards, relics: [...plainCards.relics, ...plainCards.relics] };
		expect(parseAs(cardSetSchema, twice).success).toBe(false);
	});
});
