import type { SeatId } from '../../../games/heritage/shapes.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import type { Clan } from '../../../games/heritage/vocabulary.ts';
import type { PictureNames } from './picture.ts';

/** By what the tokens of a player are told apart, colour aside. */
export interface SeatMark {
	readonly seat: SeatId;
	readonly name: string;
	readonly clan: Clan;
	/** The first letter of the name; where two share it, the place round the table as well. */
	readonly letter: string;
	/** 1–4: the ring round the token is whole, dashed, dotted or double. */
	readonly pattern: number;
}

const initial = (name: string): string => ([...name.trim()][0] ?? '?').toUpperCase();

/** The marks of everyone at the table, in turn order. */
export function seatMarks(table: Table, names: PictureNames): readonly SeatMark[] {
	const called = table.seats.map(({ seat }) => names.seat(seat));
	const initials = called.map(initial);
	return table.seats.map(({ seat, clan }, at) => {
		const letter = initials[at] ?? '?';
		const alone = initials.filter((one) => one === letter).length === 1;
		return {
			seat,
			name: called[at] ?? seat,
			clan,
			letter: alone ? letter : `${letter}${at + 1}`,
			pattern: at + 1
		};
	});
}
