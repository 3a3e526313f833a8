import type { Ankhs, Court } from '../../../../games/heritage/boards/c/courts.ts';
import { DIRECTIONS } from '../../../../games/heritage/boards/directions.ts';
import type { BoardNews } from '../news.ts';
import { courtWords } from './questions.ts';

/* Not the board's own list: its rules come with it alone. */
const COURTS = Object.keys(courtWords) as Court[];

export const news: BoardNews<Ankhs> = ({ before, after }) => {
	const count = (ankhs: readonly Court[], court: Court) =>
		ankhs.filter((at) => at === court).length;
	for (const direction of DIRECTIONS) {
		const by = (court: Court) => count(after[direction], court) - count(before[direction], court);
		const [from, to] = [COURTS.find((one) => by(one) < 0), COURTS.find((one) => by(one) > 0)];
		if (from && to)
			return {
				sentence: `Princes: ${direction === 'east' ? 'an' : 'a'} ${direction} ankh moves: ${courtWords[from]} → ${courtWords[to]}.`
			};
	}
	return null;
};
