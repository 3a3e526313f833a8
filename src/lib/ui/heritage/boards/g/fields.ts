import { capital } from '../../../../games/core/capital.ts';
import type { Court } from '../../../../games/heritage/boards/g/court.ts';
import { activationsAVote, TITLES } from '../../../../games/heritage/boards/g/facts.ts';
import { CLASSES } from '../../../../games/heritage/vocabulary.ts';
import { signOf } from '../../character/attributes.ts';
import { select } from '../../../form/fields.ts';
import type { BoardFields } from '../fields.ts';

export const fieldsOf: BoardFields = (state, set, live) => {
	const { titles, tokens } = state as Court;
	const holders = Object.values(live.table.bloodlines).flatMap(({ vampires }) =>
		Object.keys(vampires).map((id) => ({ value: id, label: live.names.character(id) }))
	);
	/** Titles come up one after the other: those before one that was voted on were voted on too. */
	const vote = (index: number, holder: string): void => {
		const voted =
			holder === 'open'
				? titles.slice(0, index)
				: Array.from({ length: Math.max(index + 1, titles.length) }, (_, at) =>
						at === index ? (holder === 'nobody' ? null : holder) : (titles[at] ?? null)
					);
		const over = voted.length === TITLES.length;
		set({ tokens: over ? { elitist: 0, egalitarian: 0 } : tokens, titles: voted });
	};
	return [
		{
			kind: 'group',
			name: 'tokens',
			fields: CLASSES.map((side) => ({
				kind: 'number',
				name: side,
				label: `${signOf(side).label} politics tokens`,
				max: activationsAVote(live.table.seats.length) - 1,
				disabled: titles.length === TITLES.length,
				value: tokens[side],
				set: (count) => set({ titles, tokens: { ...tokens, [side]: count } })
			}))
		},
		...TITLES.map((title, index) =>
			select(
				capital(title),
				[
					{ value: 'open', label: 'Not voted on yet' },
					{ value: 'nobody', label: 'Nobody' },
					...holders
				],
				{
					name: title,
					value: index >= titles.length ? 'open' : (titles[index] ?? 'nobody'),
					set: (holder) => vote(index, holder)
				}
			)
		)
	];
};
