import { describe, expect, test } from 'vitest';

import { parseAs } from '../../../src/lib/games/core/parse.ts';
import {
	allySchema,
	cardSetSchema,
	clanCardSchema,
	locationCardSchema,
	relicSchema
} from '../../../src/lib/games/vendetta/cards.ts';
import {
	effectsSchema,
	type Effect,
	type EffectKind
} from '../../../src/lib/games/vendetta/effects/effect.ts';
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

	test('each form of card is read by itself, and nothing else is', () => {
		const { clanCards, allies, relics, locationCards } = wordyCards(3);
		const forms = [
			[clanCardSchema, clanCards],
			[allySchema, allies],
			[relicSchema, relics],
			[locationCardSchema, locationCards]
		] as const;
		for (const [schema, cards] of forms)
			for (const card of cards) {
				expect(parseAs(schema, card).success).toBe(true);
				expect(parseAs(schema, { ...card, id: 'two words' }).success).toBe(false);
				expect(parseAs(schema, { ...card, colour: 'red' }).success).toBe(false);
			}
	});

	test.each<[Effect, string]>([
		[{ do: 'gain', what: 'blood', amount: 1 }, 'Gain 1 Blood.'],
		[
			{ do: 'lose', what: 'blood', amount: { byRound: [1, 2, 3] }, who: 'each-rival' },
			'Each Rival loses 1 Blood (round 2: 2, round 3: 3).'
		],
		[
			{
				do: 'may',
				then: [
					{ do: 'withdraw', who: 'self' },
					{ do: 'steal', amount: 1, from: 'each-rival' }
				]
			},
			'You may withdraw from here, then steal 1 Blood from each Rival.'
		],
		[
			{ do: 'may', then: [{ do: 'lose', what: 'blood', amount: 1, who: 'cause' }] },
			'You may do this: they lose 1 Blood.'
		],
		[{ do: 'gain-victim', amount: 2 }, 'Gain 2 Victims.'],
		[
			{ do: 'power', cards: 'this', amount: { per: { count: 'alliance' }, for: 2, most: 3 } },
			'Give this card +1 Power for every 2 cards in your Alliance, at most 3.'
		],
		[
			{ do: 'turn-up', cards: { of: 'rivals', which: 'one', face: 'down', most: 2 } },
			'Turn up to 2 face-down cards of your Rivals here face up.'
		],
		[
			{
				do: 'if',
				that: { is: 'at-least', what: { count: 'own-blood-here' }, n: 1 },
				then: [{ do: 'win-ties' }]
			},
			'If there is at least 1 Deployed Blood of yours here, win all ties here.'
		],
		[{ do: 'must-stay', who: 'cause' }, 'They cannot withdraw from here.'],
		[{ do: 'must-stay', who: 'each-rival' }, 'Each Rival cannot withdraw from here.'],
		[{ do: 'give-card', cards: 'this', to: 'self' }, 'Move this card to your Position.'],
		[{ do: 'give-card', cards: 'this', to: 'chosen' }, 'Move this card to their Position.']
	])('%j reads as a person says it', (effect, sentence) => {
		expect(abilitiesWords([{ ability: 'acts', effects: [effect] }])).toEqual([sentence]);
	});

	test('a Location card lets nobody withdraw, a player’s card nobody else', () => {
		const holds = [{ ability: 'always', rule: { rule: 'holds' } }] as const;
		expect(abilitiesWords(holds)).toEqual(['Nobody else can withdraw from here.']);
		expect(abilitiesWords(holds, 'location')).toEqual(['Nobody can withdraw from here.']);
	});

	test('an ability says when it works, how often and whether you have to', () => {
		const gain: Effect = { do: 'gain', what: 'influence', amount: 1 };
		expect(
			abilitiesWords([
				{
					ability: 'when',
					when: { on: 'played', by: 'opponent', at: 'elsewhere' },
					may: true,
					once: 'round',
					effects: [gain]
				},
				{ ability: 'use', once: 'turn', effects: [gain] },
				{
					ability: 'always',
					rule: { rule: 'extra-reward', place: 'second', influence: 1, victims: 2 }
				}
			])
		).toEqual([
			'Whenever an opponent plays a card at another Location (once a round), you may gain 1 Influence.',
			'On your turn, once a turn: gain 1 Influence.',
			'Second place here also gains 1 Influence and 2 Victims.'
		]);
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
