import { describe, expect, test } from 'vitest';
import { contendersFor } from '../../../../src/lib/games/heritage/chapter/missions.ts';
import { mission } from '../scoring/kit.ts';
import { joined, setting, tableWith } from '../table/kit.ts';

describe('reading missionClaim: most matching vampires, at least one', () => {
	const wealthy = { missions: [mission('m1', { clan: 'gangrel' })] };

	test('one matching vampire is enough', () => {
		expect(contendersFor(tableWith([], setting(2, wealthy)), 'm1')).toEqual(['s2']);
	});

	test('none matching is not', () => {
		const table = tableWith([], setting(2, { missions: [mission('m1', { clan: 'ventrue' })] }));
		expect(contendersFor(table, 'm1')).toEqual([]);
	});

	test('more go before fewer, however large the bloodline is', () => {
		const missions = [mission('m1', { leader: false, archetype: 'wealthy' })];
		const rich = ['c1', 'c2'];
		const cast = setting(3).cast.map((card) =>
			rich.includes(card.id) || card.id === 'c6' ? { ...card, archetype: 'wealthy' as const } : card
		);
		const table = tableWith(
			[
				joined('s1', 'c6', 'l1'),
				...['c3', 'c4', 'c5'].map((id) => joined('s1', id, 'l1')),
				...rich.map((id) => joined('s2', id, 'l2'))
			],
			setting(3, { missions, cast })
		);
		expect(contendersFor(table, 'm1')).toEqual(['s2']);
	});
});
