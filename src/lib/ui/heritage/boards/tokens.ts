import type { MoralityState } from '../../../games/heritage/boards/morality-tokens.ts';
import type { Temperament } from '../../../games/heritage/vocabulary.ts';

/** Where a morality token lies and which side is up. */
export type Lie = `${number} ${Temperament}`;

/** Morality tokens in turn order, e.g. `tokens('3 calm', '5 cruel')`. */
export function tokens(...lie: readonly Lie[]): MoralityState {
	return {
		tokens: Object.fromEntries(
			lie.map((said, at) => {
				const [space = '', side = ''] = said.split(' ');
				return [`s${at + 1}`, { space: Number(space), side: side === 'cruel' ? 'cruel' : 'calm' }];
			})
		)
	};
}
