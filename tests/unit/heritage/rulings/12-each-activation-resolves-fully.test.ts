import { describe, expect, test } from 'vitest';
import { boardsSet, carryOut, marked, toyBoard, toyBoards } from '../effects/effect-kit.ts';
import { BOTH, joined, setting, tableWith } from '../table/kit.ts';

describe.each(BOTH)(
	'ruling 12: each activation resolves fully before the next, dealt by the %s',
	(dealer) => {
		const table = tableWith(
			[joined('s1', 'c1', 'l1'), joined('s1', 'c2', 'l1'), joined('s1', 'c3', 'c1')],
			setting(2, { dealer }),
			...boardsSet
		);
		const whom = { who: 'each', of: 'own', where: { leader: false, fledgling: true } } as const;

		test('vampire by vampire, battleground by battleground, each with all that comes of it', () => {
			// Whoever touches this board is spoken of at once.
			const boards = {
				...toyBoards,
				C: toyBoard('class', () => ({
					next: [{ kind: 'modify', vampire: null, seat: 's2', attribute: 'roaming' }]
				}))
			};
			const { facts } = carryOut(table, [{ do: 'activate', whom }], { boards });
			expect(facts).toEqual([
				marked('class', 's1 c2 elitist'),
				marked('geography', 's2 nobody roaming'),
				marked('temperament', 's1 c2 calm'),
				marked('geography', 's2 nobody roaming', 's1 c2 north'),
				marked('class', 's1 c2 elitist', 's1 c3 elitist'),
				marked('geography', 's2 nobody roaming', 's1 c2 north', 's2 nobody roaming'),
				marked('temperament', 's1 c2 calm', 's1 c3 calm'),
				marked('geography', 's2 nobody roaming', 's1 c2 north', 's2 nobody roaming', 's1 c3 north')
			]);
		});

		test('who sleeps by the time of its own activation changes nothing, who falls within it all three', () => {
			const boards = {
				...toyBoards,
				T: toyBoard('temperament', ({ vampire }) => ({
					next: vampire === 'c2' ? ['c2', 'c3'].map(fall) : []
				}))
			};
			const { facts } = carryOut(table, [{ do: 'activate', whom }], { boards });
			expect(facts).toEqual([
				marked('class', 's1 c2 elitist'),
				marked('temperament', 's1 c2 calm'),
				{ type: 'VampireFell', vampire: 'c2', insteadOf: null },
				{ type: 'VampireFell', vampire: 'c3', insteadOf: null },
				marked('geography', 's1 c2 north')
			]);
		});
	}
);

function fall(vampire: string) {
	return { kind: 'fall', vampire, sacrifice: false } as const;
}
