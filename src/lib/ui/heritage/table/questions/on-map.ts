import type { Wars } from '../../../../games/heritage/boards/i/wars.ts';
import type { Question } from '../../../../games/heritage/table/request.ts';
import type { Table } from '../../../../games/heritage/table/table.ts';
import { listed } from '../../ledger/names.ts';
import type { ScreenNames } from '../names.ts';
import { placeWords } from './place-words.ts';

/** Whether a question moves pieces from place to place of a board, so that one has to see it. */
export const asksOfMap = ({ prompt }: Pick<Question, 'prompt'>): boolean =>
	prompt === 'which-ankh' || prompt === 'which-allegiance-move';

/** Who fights for which allegiance, where the map is one of allegiances; null: it is not. */
export function sidesOf(
	{ boards, seats }: Pick<Table, 'boards' | 'seats'>,
	names: Pick<ScreenNames, 'seat'>
): string | null {
	const board = boards.geography;
	if (board?.battleground !== 'I') return null;
	const { allegiances } = board.state as Wars;
	const drawn = [...new Set(Object.values(allegiances))];
	const sides = drawn.map((one) => {
		const fighters = seats.filter(({ seat }) => allegiances[seat] === one);
		return `${placeWords(one)}: ${listed(fighters.map(({ seat }) => names.seat(seat)))}`;
	});
	return `${sides.join('. ')}.`;
}
