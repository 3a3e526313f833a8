import type { SeatId } from '../../../../games/heritage/shapes.ts';
import { signed } from '../../ledger/names.ts';
import type { ScreenNames } from '../names.ts';

/** What is told of a recruit: between `least` and `most` points, and whether it goes on after them. */
type Gain = {
	readonly least: number;
	readonly most: number;
	readonly open: boolean;
	/** What its player would choose on the way. */
	readonly answers?: readonly unknown[];
};

/** A number of points with its sign: what is won has a plus, what changes nothing a plus-minus. */
export const gainWords = (points: number): string =>
	points > 0 ? `+${points}` : points === 0 ? '±0' : signed(points);

/** What somebody would bring, as short as a row has room for; what goes on after it is only what comes at first. */
export function prospectWords({ least, most, open, answers = [] }: Gain): {
	readonly value: string;
	readonly note: string;
	/** What the note means; left out: a plain number of points. */
	readonly means?: string;
} {
	if (open && least === 0 && most === 0)
		return { value: '?', note: 'points', means: 'Points: nobody can tell before it happens.' };
	const value = gainRange(least, most);
	if (open)
		return { value, note: 'at first', means: 'At first: then chance or another player decides.' };
	return answers.length > 0
		? { value, note: 'at best', means: 'At best: the points if you make the best choice.' }
		: { value, note: 'points' };
}

export const gainRange = (least: number, most: number): string =>
	least === most ? gainWords(least) : `${gainWords(least)} to ${gainWords(most)}`;

/** What changes for one of the others: “Ilse: +8”. */
export const rivalWords = (
	{ seat, least, most }: { readonly seat: SeatId; readonly least: number; readonly most: number },
	names: Pick<ScreenNames, 'seat'>
): string => `${names.seat(seat)}: ${gainRange(least, most)}`;

/** The same in full, for who hears it. */
export function prospectSpoken(prospect: Gain, sire: string): string {
	const { value } = prospectWords(prospect);
	const under = `with ${sire} as sire`;
	if (value === '?') return `Points unknown ${under}.`;
	const points = `Points ${under}: ${value}`;
	return prospect.open ? `${points} at first, the rest is unknown.` : `${points}.`;
}
