import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { effectSchema, type Effect } from '../../../src/lib/games/heritage/effects/effect.ts';
import type { Filter } from '../../../src/lib/games/heritage/effects/selector.ts';
import {
	effectsWords,
	effectWords,
	schemeWords
} from '../../../src/lib/games/heritage/effects/words.ts';
import { missionWords } from '../../../src/lib/games/heritage/missions/mission-words.ts';
import { kindsOf, valuesOf } from './arbitrary.ts';
import { runs } from '../../support/long.ts';

const bearer = { who: 'bearer' } as const;
const gainOne: Effect = { do: 'gain', what: 'power', amount: 1 };
const activateOwn: Effect = { do: 'activate', whom: { who: 'any', of: 'own' } };

const CASES: readonly (readonly [Effect, string])[] = [
	[{ do: 'activate', whom: bearer }, 'Activate this vampire.'],
	[
		{ do: 'modify', attribute: 'elitist' },
		'Change the class battleground as an elitist vampire would.'
	],
	[
		{ do: 'modify', attribute: 'cruel' },
		'Change the temperament battleground as a cruel vampire would.'
	],
	[
		{ do: 'modify', attribute: 'west' },
		'Change the geography battleground as a vampire of the west would.'
	],
	[
		{ do: 'modify', attribute: 'roaming' },
		'Change the geography battleground as a roaming vampire would.'
	],
	[
		{ do: 'modify', attribute: 'calm', of: 'any-opponent' },
		'Change the temperament battleground as if an opponent had activated a calm vampire.'
	],
	[
		{
			do: 'either',
			of: [
				[{ do: 'modify', attribute: 'calm', of: 'that-opponent' }],
				[{ do: 'modify', attribute: 'cruel', of: 'that-opponent' }]
			]
		},
		'Choose calm or cruel, and change the temperament battleground as if that opponent had activated such a vampire.'
	],
	[
		{
			do: 'either',
			of: [
				[{ do: 'modify', attribute: 'calm' }],
				[{ do: 'modify', attribute: 'cruel', of: 'any-opponent' }]
			]
		},
		'Choose one: (a) change the temperament battleground as a calm vampire would; (b) change the temperament battleground as if an opponent had activated a cruel vampire.'
	],
	[{ do: 'trigger', whom: { who: 'sire' } }, 'Trigger the abilities of the sire of this vampire.'],
	[
		{
			do: 'gain',
			what: 'power',
			amount: { count: { of: 'everyone', where: { torpor: true } }, each: 2, most: 5 }
		},
		'This vampire gains 2 power for each vampire in torpor, at most 5.'
	],
	[
		{ do: 'gain', what: 'infamy', amount: { count: 'coterie', each: 1, most: 3 } },
		'This vampire gains 1 infamy for each coterie member, at most 3.'
	],
	[
		{ do: 'assign', what: 'infamy', amount: 2, to: { who: 'each', of: 'opponents' } },
		'Assign 2 infamy to each of your opponents’ vampires.'
	],
	[
		{
			do: 'lose',
			what: 'power',
			amount: 1,
			from: { who: 'each', of: 'opponents', where: { enemy: true } }
		},
		'Each declared enemy loses 1 power.'
	],
	[
		{
			do: 'move',
			what: 'infamy',
			amount: { count: 'enemies', each: 1, most: 2 },
			from: { who: 'any', of: 'own', where: { bears: 'infamy' } },
			to: { who: 'chosen' }
		},
		'Move 1 infamy for each declared enemy, at most 2, from any one of your vampires with infamy to the vampire chosen before.'
	],
	[
		{ do: 'spend', amount: 2, then: [activateOwn, gainOne] },
		'You may spend 2 power; if you do, activate any one of your vampires, then this vampire gains 1 power.'
	],
	[
		{ do: 'take-boon', of: 'that-opponent' },
		'This vampire takes a boon from that opponent’s bloodline.'
	],
	[{ do: 'recover-boon' }, 'This vampire takes back one boon of your clan from another bloodline.'],
	[
		{ do: 'exhaust', whom: { who: 'each', of: 'any-opponent', where: { ancilla: true } } },
		'Exhaust each of an opponent’s ancillae.'
	],
	[
		{ do: 'exhaust', whom: { who: 'any', of: 'opponents', where: { leader: true } } },
		'Exhaust any opponent’s clan leader.'
	],
	[
		{
			do: 'exhaust',
			whom: { who: 'each', of: 'any-opponent', where: { leader: true, class: 'elitist' } }
		},
		'Exhaust an opponent’s elitist clan leader.'
	],
	[
		{ do: 'exhaust', whom: { who: 'each', of: 'everyone', where: { leader: true } } },
		'Exhaust each clan leader.'
	],
	[{ do: 'unexhaust', whom: { who: 'clan-leader' } }, 'Unexhaust your clan leader.'],
	[
		{ do: 'rejuvenate', whom: { who: 'childer', where: { torpor: true } } },
		'Rejuvenate each childe in torpor of this vampire.'
	],
	[
		{ do: 'rejuvenate', whom: { who: 'any', of: 'own' } },
		'Rejuvenate any one of your vampires, in torpor or not.'
	],
	[{ do: 'rejuvenate', whom: { who: 'bearer' } }, 'Rejuvenate this vampire.'],
	[
		{ do: 'rejuvenate', whom: { who: 'each', of: 'own', where: { torpor: false } } },
		'Rejuvenate each of your vampires.'
	],
	[
		{
			do: 'torpor',
			whom: { who: 'any', of: 'opponents', where: { temperament: 'cruel' } },
			sacrifice: true
		},
		'Any one of an opponent’s cruel vampires falls into torpor (a childe may go instead).'
	],
	[
		{ do: 'torpor', whom: { who: 'any', of: 'own', where: { leader: false } }, sacrifice: false },
		'Any one of your vampires other than the clan leader falls into torpor (no childe may go instead).'
	],
	[
		{
			do: 'torpor',
			whom: { who: 'any', of: 'that-opponent', where: { fledgling: true } },
			sacrifice: true
		},
		'Any one of that opponent’s fledglings falls into torpor.'
	],
	[{ do: 'remove-from-queue', which: 'any' }, 'Remove any one character from the queue.'],
	[
		{ do: 'remove-from-queue', which: 'each', where: { geography: 'roaming', ancilla: true } },
		'Remove each roaming ancilla from the queue.'
	],
	[{ do: 'reserve' }, 'Reserve a character in the queue.'],
	[{ do: 'draw-scheme', amount: 1 }, 'Draw 1 clan scheme.'],
	[{ do: 'draw-scheme', amount: 2 }, 'Draw 2 clan schemes.'],
	[
		{ do: 'recruit', from: 'queue', free: true, where: { clan: 'nosferatu' } },
		'Recruit any one Nosferatu character from the queue instead of your normal recruit, without paying for its space.'
	],
	[
		{ do: 'recruit', from: 'queue', free: false },
		'Recruit any one character from the queue instead of your normal recruit.'
	],
	[
		{ do: 'recruit', from: 'deck', free: true },
		'Recruit any one character from the deck instead of your normal recruit, and shuffle the deck.'
	],
	[{ do: 'additional-scheme' }, 'You may play an additional scheme this turn.'],
	[
		{ do: 'banish', where: { archetype: 'warlike' } },
		'Banish any one warlike character in the queue from the chronicle.'
	],
	[{ do: 'may', then: [gainOne] }, 'If you wish, this vampire gains 1 power.'],
	[
		{ do: 'either', of: [[gainOne], [activateOwn, { do: 'reserve' }]] },
		'Choose one: (a) this vampire gains 1 power; (b) activate any one of your vampires, then reserve a character in the queue.'
	],
	[
		{
			do: 'either',
			of: [[{ do: 'modify', attribute: 'north' }], [{ do: 'modify', attribute: 'east' }]]
		},
		'Choose north or east, and change the geography battleground as such a vampire would.'
	],
	[
		{
			do: 'either',
			of: [[{ do: 'modify', attribute: 'calm' }], [{ do: 'modify', attribute: 'elitist' }]]
		},
		'Choose one: (a) change the temperament battleground as a calm vampire would; (b) change the class battleground as an elitist vampire would.'
	],
	[
		{
			do: 'if',
			count: { of: 'own', where: { class: 'elitist' } },
			least: 3,
			then: [{ do: 'draw-scheme', amount: 1 }]
		},
		'If you have at least 3 elitist vampires, draw 1 clan scheme.'
	],
	[
		{ do: 'if', count: 'coterie', least: 1, then: [gainOne] },
		'If the coterie has at least 1 member, this vampire gains 1 power.'
	],
	[
		{ do: 'if', count: 'enemies', least: 2, then: [gainOne] },
		'If you have at least 2 declared enemies, this vampire gains 1 power.'
	],
	[
		{ do: 'declare-enemy', whom: { who: 'any', of: 'opponents', where: { sire: true } } },
		'Declare any one of an opponent’s sires your enemy.'
	],
	[
		{ do: 'pack', then: [{ do: 'if', count: 'pack', least: 3, then: [activateOwn] }, gainOne] },
		'Name a direction; your vampires from there are the pack. If the pack has at least 3 vampires, activate any one of your vampires. This vampire gains 1 power.'
	],
	[
		{ do: 'may', then: [{ do: 'pack', then: [gainOne] }] },
		'If you wish, name a direction; your vampires from there are the pack, and this vampire gains 1 power.'
	],
	[
		{ do: 'kiss-the-ring', suffer: [{ do: 'exhaust', whom: { who: 'any', of: 'that-opponent' } }] },
		'Each opponent gives this vampire a boon or suffers: exhaust any one of that opponent’s vampires.'
	],
	[
		{ do: 'embrace-the-chaos', by: ['class', 'geography', 'archetype', 'class'] },
		'Embrace the chaos by class, geography or archetype: name one, turn cards until one has it, and recruit that character instead of your normal recruit.'
	],
	[
		{ do: 'black-market', offer: [{ do: 'reserve' }, gainOne] },
		'Black market: this scheme stays; once a round, a player can move a boon onto it to do this: reserve a character in the queue, then the vampire that held the boon gains 1 power.'
	],
	[
		{ do: 'invitation', parts: [[gainOne], [{ do: 'reserve' }]] },
		'Invitation: put these in order, then invite an opponent’s vampire or nobody; if its player accepts, it gains 1 power and all of them happen; otherwise only the first: (a) this vampire gains 1 power; (b) reserve a character in the queue.'
	],
	[
		{ do: 'usurp', whom: { who: 'any', of: 'own', where: { torpor: true } } },
		'Usurp any one of your vampires in torpor: a character from the queue takes its place and tokens, but not torpor.'
	],
	[
		{ do: 'craft-monstrosity', whom: bearer },
		'Craft a monstrosity: this vampire takes all abilities of an ancilla in the queue.'
	],
	[
		{ do: 'edict', by: ['temperament'], on: 'without', then: [gainOne] },
		'Edict by temperament: name one; whenever an opponent recruits a character without it, this vampire gains 1 power.'
	],
	[{ do: 'manual', text: 'count the candles' }, 'Count the candles.']
];

const FILTERS: readonly (readonly [Filter, string])[] = [
	[{}, 'vampires'],
	[{ class: 'egalitarian', temperament: 'calm' }, 'egalitarian calm vampires'],
	[{ geography: 'south', archetype: 'wealthy' }, 'wealthy vampires of the south'],
	[{ leader: true }, 'clan leaders'],
	[{ ancilla: true, fledgling: true }, 'ancillae that are also fledglings'],
	[{ enemy: true, sire: true, exhausted: true }, 'exhausted enemy sires'],
	[{ enemy: false, exhausted: false }, 'unexhausted vampires that are not declared enemies'],
	[{ sire: false, torpor: true }, 'vampires in torpor without childer'],
	[{ fledgling: false, ancilla: false }, 'vampires with childer without abilities'],
	[{ bears: 'boon', lacks: 'infamy' }, 'vampires with a boon without infamy'],
	[{ bears: 'power', lacks: 'boon' }, 'vampires with power without boons']
];

/** Every `where` of an effect, at whatever depth. */
function filtersIn(part: unknown): object[] {
	if (typeof part !== 'object' || part === null) return [];
	return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
		key === 'where' && typeof value === 'object' && value ? [value] : filtersIn(value)
	);
}

describe('effects in plain words', () => {
	it.each(CASES)('%j', (effect, words) => {
		expect(v.parse(effectSchema, effect)).toEqual(effect);
		expect(effectWords(effect)).toBe(words);
	});

	it('has a case for every kind of effect', () => {
		const kinds: string[] = CASES.map(([effect]) => effect.do);
		expect(new Set(kinds)).toEqual(new Set(kindsOf(effectSchema)));
	});

	it.each(FILTERS)('%j', (match, words) => {
		expect(missionWords({ match })).toBe(`The bloodline with the most ${words} claims it.`);
	});

	it('speaks of the coterie leader on a scheme and of this vampire on a slip', () => {
		const coterie: Effect = {
			do: 'unexhaust',
			whom: { who: 'coterie', where: { ancilla: true } }
		};
		expect(effectWords(gainOne, 'scheme')).toBe('The coterie leader gains 1 power.');
		expect(effectWords(gainOne, 'slip')).toBe('This vampire gains 1 power.');
		expect(effectsWords([gainOne, coterie], 'scheme')).toEqual([
			'The coterie leader gains 1 power.',
			'Unexhaust each ancilla in the coterie.'
		]);
		expect(
			effectWords({ do: 'exhaust', whom: { who: 'childer', where: { sire: true } } }, 'scheme')
		).toBe('Exhaust each sire among the childer of the coterie leader.');
	});

	it('says first what a scheme needs', () => {
		const words = (needs: ('warlike' | 'wealthy')[]) =>
			schemeWords({ of: 'clan', clan: 'brujah', id: 'x', name: 'X', needs, effects: [gainOne] });
		expect(words(['warlike'])).toEqual([
			'Needs one warlike vampire in the coterie.',
			'The coterie leader gains 1 power.'
		]);
		expect(words(['wealthy', 'warlike', 'wealthy'])[0]).toBe(
			'Needs one warlike and two wealthy vampires in the coterie.'
		);
	});

	it('makes whole sentences of every effect that the schema allows', () => {
		const effects = valuesOf(effectSchema, 2).map((value) => v.parse(effectSchema, value));
		fc.assert(
			fc.property(effects, fc.constantFrom('ability', 'scheme', 'slip'), (effect, speaker) => {
				const words = effectWords(effect, speaker);
				expect(words).toMatch(/^[A-Z].*[.!]$/);
				expect(words).not.toMatch(/undefined|null|NaN|object|[{}[\]]| {2}| [.,;]/);
			}),
			{ numRuns: runs(200) }
		);
	});

	it('keeps an effect that holds no other, and asks for three things at most, within 400 characters', () => {
		const plain = valuesOf(effectSchema, 0).map((value) => v.parse(effectSchema, value));
		fc.assert(
			fc.property(plain, (effect) => {
				const most = Math.max(0, ...filtersIn(effect).map((where) => Object.keys(where).length));
				fc.pre(most <= 3);
				return effectWords(effect).length <= 400;
			}),
			{ numRuns: runs(200) }
		);
	});
});
