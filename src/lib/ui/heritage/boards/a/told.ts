import { END, worthAt, type AState } from '../../../../games/heritage/boards/a/rules.ts';
import type { Class } from '../../../../games/heritage/vocabulary.ts';
import { counted } from '../../ledger/names.ts';
import type { Told } from '../picture.ts';

/** Which class the token leans to; null: neutral. */
export function leaningOf({ space }: AState): Class | null {
	if (space === 0) return null;
	return space > 0 ? 'elitist' : 'egalitarian';
}

const spaces = (count: number): string => counted(count, 'space');

export const told: Told<AState> = (_table, state) => {
	const leading = leaningOf(state);
	const distance = Math.abs(state.space);
	if (leading === null)
		return [
			{ label: 'Class token', value: 'neutral' },
			{ label: 'Worth', value: 'nothing while it is neutral' },
			{ label: 'Decisive victory', value: `${spaces(END)} away to either side` }
		];
	const other = leading === 'elitist' ? 'egalitarian' : 'elitist';
	return [
		{ label: 'Class token', value: `${spaces(distance)} on the ${leading} side` },
		{ label: 'Worth', value: `${counted(worthAt(distance), 'point')} for each ${leading} vampire` },
		{
			label: 'Decisive victory',
			value: `${leading} in ${spaces(END - distance)}, ${other} in ${spaces(END + distance)}`
		}
	];
};
