import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import type { TableEvent } from '../../../../src/lib/games/heritage/table/events.ts';
import { answer, BOTH, character, joined, setting, vampire } from '../table/kit.ts';
import { asked, clanRules, clanTable, effectsTask, happened, play } from './clan-kit.ts';

const chaos: Effect = { do: 'embrace-the-chaos', by: ['archetype'] };
const turned = (id: string): TableEvent => ({ type: 'CardTurned', character: id });

/** A cast in which c7 alone is wealthy and c8 a bonded, wealthy Gangrel; `s1` plays the Brujah. */
const cast = setting().cast.map((card) =>
	card.id === 'c7'
		? character('c7', { archetype: 'wealthy' })
		: card.id === 'c8'
			? character('c8', { archetype: 'wealthy', bonded: true, clan: 'gangrel' })
			: card
);
/** All of c1 to c20 but these lie in the bloodline of s2, so that the deck is small. */
const deckOf = (...deck: readonly string[]) =>
	Array.from({ length: 20 }, (_, index) => `c${index + 1}`)
		.filter((id) => !deck.includes(id))
		.map((id) => joined('s2', id, 'l2'));
const recruited = (id: string): TableEvent => ({
	type: 'CharacterRecruited',
	seat: 's1',
	character: id,
	sire: 'l1',
	from: 'search',
	paid: {}
});

describe.each(BOTH)('Malkavian: embrace the chaos (%s)', (dealer) => {
	const table = clanTable(dealer, deckOf('c1', 'c2', 'c7'), { cast });
	const task = effectsTask([chaos]);

	test.each<[string, readonly ('class' | 'temperament' | 'geography' | 'archetype')[], string[]]>([
		['a class', ['class'], ['elitist', 'egalitarian']],
		['a temperament', ['temperament'], ['calm', 'cruel']],
		['a direction', ['geography'], ['north', 'east', 'south', 'west', 'roaming']],
		['an archetype', ['archetype'], ['warlike', 'scholarly', 'clandestine', 'wealthy']],
		[
			'one of several, each once',
			['temperament', 'class', 'temperament'],
			['calm', 'cruel', 'elitist', 'egalitarian']
		]
	])('the player names %s', (_, by, options) => {
		const went = play(table, [effectsTask([{ do: 'embrace-the-chaos', by: [...by] }])]);
		expect(asked(went.table)).toEqual({
			seat: 's1',
			prompt: 'name-an-attribute',
			options,
			least: 1,
			about: {}
		});
	});

	test.each<[string, Effect, string]>([
		['class', { do: 'embrace-the-chaos', by: ['class'] }, 'elitist'],
		['temperament', { do: 'embrace-the-chaos', by: ['temperament'] }, 'calm'],
		['direction', { do: 'embrace-the-chaos', by: ['geography'] }, 'north'],
		['archetype', chaos, 'warlike']
	])('a card that shows the named %s is recruited', (_, effect, named) => {
		const went = play(table, [effectsTask([effect])], [named], { characters: ['c1'] });
		expect(happened(went.events).slice(0, 2)).toEqual([turned('c1'), recruited('c1')]);
	});

	test('cards are turned until one shows it, and that one alone is no discard', () => {
		const more = clanTable(dealer, deckOf('c1', 'c2', 'c7', 'c9'), { cast });
		const went = play(more, [task], ['wealthy'], { characters: ['c2', 'c1', 'c7'] });
		expect(happened(went.events)).toEqual([
			turned('c2'),
			turned('c1'),
			turned('c7'),
			recruited('c7'),
			{ type: 'BoardChanged', category: 'class', state: ['c7 elitist'] }
		]);
		expect(went.table.discards).toEqual(['c2', 'c1']);
		expect(went.table.deck).toEqual(['c9']);
		expect(went.table.turn?.recruit).toBe('done');
	});

	test('the new recruit hangs under any sire outside torpor, which the player picks', () => {
		const corrections = [
			...deckOf('c1', 'c2', 'c7'),
			{ set: 'left', vampire: 'c3' } as const,
			joined('s1', 'c3', 'l1'),
			{ set: 'left', vampire: 'c4' } as const,
			joined('s1', 'c4', 'l1'),
			vampire('c4', 'l1', { torpor: true })
		];
		const went = play(clanTable(dealer, corrections, { cast }), [task], ['wealthy'], {
			characters: ['c7']
		});
		expect(asked(went.table)).toMatchObject({
			seat: 's1',
			prompt: 'which-sire',
			options: ['l1', 'c3']
		});
		const placed = answer(clanRules, went.table, ['c3']);
		expect(placed.table.bloodlines['s1']?.vampires['c7']?.sire).toBe('c3');
	});

	test('whoever has recruited embraces no chaos, nor does a recruit that lapsed come back', () => {
		for (const recruit of ['done', 'lapsed'] as const) {
			const turn = { set: 'turn', firstPlayer: 's1', seat: 's1', round: 1, recruit, schemes: 1 };
			const used = clanTable(dealer, [...deckOf('c1', 'c7'), turn as never], { cast });
			expect(play(used, [task]).events).toEqual([]);
		}
	});

	test('a card that lets nothing be named begins no search', () => {
		const mute = effectsTask([{ do: 'embrace-the-chaos', by: [] }]);
		expect(play(table, [mute]).events).toEqual([]);
	});

	test('nobody embraces chaos in the turn of another', () => {
		const another = effectsTask([chaos], { seat: 's2', bearer: 'l2' });
		expect(play(table, [another]).events).toEqual([]);
	});

	test('without a sire outside torpor no search begins', () => {
		const asleep = clanTable(dealer, [
			...deckOf('c1', 'c7'),
			vampire('l1', null, { torpor: true })
		]);
		expect(play(asleep, [task]).events).toEqual([]);
	});

	test('what stands below on the card goes on where nothing is found', () => {
		const gain: Effect = { do: 'gain', what: 'power', amount: 1 };
		const bare = clanTable(dealer, deckOf('c1'), { cast });
		const went = play(bare, [effectsTask([chaos, gain])], ['wealthy'], { characters: ['c1'] });
		expect(happened(went.events)).toEqual([
			turned('c1'),
			{ type: 'DeckShuffled', discards: true },
			{ type: 'TokensChanged', vampire: 'l1', power: 1, infamy: 0 }
		]);
	});

	test('a search through a table without cards finds nothing', () => {
		const bare = clanTable(dealer, deckOf(), { cast });
		expect(happened(play(bare, [task], ['wealthy']).events)).toEqual([]);
	});
});

describe('Malkavian: the search in the box', () => {
	test('asks which card was turned, and names what is sought', () => {
		const went = play(
			clanTable('box', deckOf('c1', 'c7'), { cast }),
			[{ kind: 'search', seat: 's1', named: 'wealthy', turned: [] }],
			[],
			{ characters: [] }
		);
		const question = went.events.find(({ type }) => type === 'QuestionAsked');
		expect(question).toMatchObject({
			question: {
				seat: null,
				prompt: 'which-card-turned',
				about: { named: 'wealthy' },
				options: ['c1', 'c7']
			}
		});
	});

	test('ends when the table says that no card is left', () => {
		const went = play(
			clanTable('box', deckOf('c1', 'c7'), { cast }),
			[{ kind: 'search', seat: 's1', named: 'wealthy', turned: [] }],
			[],
			{ characters: ['c1'] }
		);
		expect(happened(went.events)).toEqual([turned('c1')]);
		expect(went.table.turn?.recruit).toBe('open');
	});
});
