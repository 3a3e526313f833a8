import { describe, expect, test } from 'vitest';
import { rules as f } from '../../../../src/lib/games/heritage/boards/f/rules.ts';
import { lay, modify, setUp, worth } from '../boards/geography.ts';
import { BOTH } from '../table/kit.ts';

describe.each(BOTH)(
	'reading F: investigators walk from 0 to 5, and past it somebody is exposed, dealt by the %s',
	(dealer) => {
		const after = (steps: number) => {
			let { state = null } = setUp(f, lay(f, { dealer }));
			const infamy = [];
			for (let step = 1; step <= steps; step += 1) {
				const went = modify(f, lay(f, { dealer, state }), 'north');
				infamy.push(...went.events);
				state = went.state ?? null;
			}
			return { points: worth(f, state, 'north')[0], infamy: infamy.length };
		};

		test.each([
			[0, 3, 0],
			[1, 2, 0],
			[2, 2, 0],
			[3, 1, 0],
			[4, 1, 0],
			[5, 0, 0],
			[6, 3, 1],
			[12, 3, 2]
		])('after %i steps a vampire brings %i, and %i infamy was borne', (steps, points, infamy) => {
			expect(after(steps)).toEqual({ points, infamy });
		});
	}
);
