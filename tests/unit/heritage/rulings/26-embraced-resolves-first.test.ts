import { describe, expect, test } from 'vitest';
import { effectsTask, happened, play } from '../clans/clan-kit.ts';
import { chaos, gain, recruited, searchable, turned } from '../clans/searching.ts';
import { BOTH } from '../table/kit.ts';

describe.each(BOTH)(
	'ruling 26: an embraced ancilla resolves fully before the scheme goes on, dealt by the %s',
	(dealer) => {
		test('placed, activated and triggered, then the effect below', () => {
			const went = play(
				searchable(dealer, ['c1', 'c7']),
				[effectsTask([chaos, gain])],
				['wealthy'],
				{ characters: ['c7'] }
			);
			expect(happened(went.events)).toEqual([
				turned('c7'),
				...recruited('c7'),
				{ type: 'TokensChanged', vampire: 'c7', power: 0, infamy: 1 },
				{ type: 'TokensChanged', vampire: 'l1', power: 1, infamy: 0 }
			]);
		});
	}
);
