import { SPACES, type MoralityState } from '../../../games/heritage/boards/morality-tokens.ts';
import { TEMPERAMENTS } from '../../../games/heritage/vocabulary.ts';
import { signOf } from '../character/attributes.ts';
import { pick } from '../../form/fields.ts';
import type { BoardFields } from './fields.ts';

/** The tokens of a ladder; `points`: what each space counts, as printed beside it, from the lowest. */
export const ladderFields = (
	points: readonly number[],
	...[state, set, live]: Parameters<BoardFields>
): ReturnType<BoardFields> => {
	const { tokens } = state as MoralityState;
	return Object.entries(tokens).map(([seat, token]) => {
		const move = (to: Partial<typeof token>) =>
			set({ tokens: { ...tokens, [seat]: { ...token, ...to } } });
		return {
			kind: 'group',
			name: seat,
			label: live.names.seat(seat),
			fields: [
				{
					kind: 'number',
					name: `${seat}-space`,
					label: 'Space, from the lowest',
					min: 1,
					max: SPACES,
					hint: `The one with ${String(points[token.space - 1] ?? 0).replace('-', '−')} beside it.`,
					value: token.space,
					set: (space) => move({ space })
				},
				pick(
					'Side up',
					TEMPERAMENTS.map(signOf),
					{ name: `${seat}-side`, value: token.side, set: (side) => move({ side }) },
					{ labelHidden: true }
				)
			]
		};
	});
};
