import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/lib/games/heritage/effects/effect.ts';
import { BOTH, character, joined, setting, vampire } from '../table/kit.ts';
import { asked, clanTable, effectsTask, happened, play } from './clan-kit.ts';

const perPack: Effect = { do: 'gain', what: 'power', amount: { count: 'pack', each: 1, most: 9 } };
const pack: Effect = { do: 'pack', then: [perPack] };

/** The leader and c1 from the north, c2 in torpor, c3 and c4 roaming, one northerner elsewhere. */
const roaming = ['c3', 'c4'].map((id) => character(id, { geography: 'roaming' }));
const cast = setting().cast.map((card) => roaming.find(({ id }) => id === card.id) ?? card);
const bloodlines = [
	joined('s1', 'c1', 'l1'),
	joined('s1', 'c2', 'c1'),
	vampire('c2', 'c1', { torpor: true }),
	joined('s1', 'c3', 'l1'),
	joined('s1', 'c4', 'l1'),
	joined('s2', 'c5', 'l2')
];

describe.each(BOTH)('Gangrel: pack (%s)', (dealer) => {
	const table = clanTable(dealer, bloodlines, { cast });
	const gained = (power: number) => ({ type: 'TokensChanged', vampire: 'l1', power, infamy: 0 });

	test('the player names a direction', () => {
		expect(asked(play(table, [effectsTask([pack])]).table)).toEqual({
			seat: 's1',
			prompt: 'name-a-pack',
			options: ['north', 'east', 'south', 'west', 'roaming'],
			least: 1,
			about: {}
		});
	});

	test('own vampires of it outside torpor are the pack; those who roam do not join it', () => {
		const went = play(table, [effectsTask([pack])], ['north']);
		expect(happened(went.events)).toEqual([gained(2)]);
	});

	test('those who roam are a pack of their own', () => {
		const where = { geography: 'roaming' } as const;
		const cull: Effect = { do: 'exhaust', whom: { who: 'any', of: 'own', where } };
		const went = play(table, [effectsTask([pack, cull])], ['roaming', 'c4']);
		expect(happened(went.events)).toEqual([gained(2), { type: 'VampireExhausted', vampire: 'c4' }]);
	});

	test('a direction without vampires is no pack', () => {
		expect(happened(play(table, [effectsTask([pack])], ['west']).events)).toEqual([]);
	});

	test('what stands below on the card knows the pack too', () => {
		const short: Effect = { do: 'pack', then: [{ do: 'gain', what: 'infamy', amount: 1 }] };
		const went = play(table, [effectsTask([short, perPack])], ['roaming']);
		expect(happened(went.events)).toEqual([
			{ type: 'TokensChanged', vampire: 'l1', power: 0, infamy: 1 },
			gained(2)
		]);
	});
});
