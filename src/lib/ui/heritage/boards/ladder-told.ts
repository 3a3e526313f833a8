import type { Morality } from '../../../games/heritage/boards/board-facts.ts';
import { furthestOf } from '../../../games/heritage/boards/morality.ts';
import type { MoralityState } from '../../../games/heritage/boards/morality-tokens.ts';
import type { Table } from '../../../games/heritage/table/table.ts';
import { counted, listed } from '../ledger/names.ts';
import { clipped } from './clipped.ts';
import type { PictureNames, Told } from './picture.ts';

/** What moves a token, in a line. */
export function movesTold({ like }: Morality): string {
	const [own, other] = like === 1 ? ['raises', 'lowers'] : ['lowers', 'raises'];
	return `a match ${own} it, the opposite ${other} and flips it`;
}

/** Who goes first after this round, as it stands. */
function markerTold(
	morality: Morality,
	table: Table,
	state: MoralityState,
	names: PictureNames
): string {
	const furthest = furthestOf(morality, state);
	const [first] = furthest;
	const holder = table.firstPlayer;
	const where = morality.like === 1 ? 'highest' : 'lowest';
	if (first === undefined) return 'nobody has a token here';
	if (furthest.length === 1)
		return first === holder
			? `${names.seat(first)} is ${where} and keeps it`
			: `${names.seat(first)} is ${where} and takes it after the round`;
	const tied = `${listed(furthest.map(names.seat))} are tied ${where}`;
	return holder === null
		? `${tied}, so nobody takes it`
		: `${tied}, so ${names.seat(holder)} keeps it`;
}

/** The same in a line of a picture. */
export function markerShown(
	morality: Morality,
	table: Table,
	state: MoralityState,
	names: PictureNames
): string {
	const furthest = furthestOf(morality, state);
	const seat = furthest.length === 1 ? furthest[0] : table.firstPlayer;
	if (seat === undefined || seat === null) return 'Tied: nobody takes the first player marker';
	const name = clipped(names.seat(seat), 14);
	if (furthest.length > 1) return `Tied: the first player marker stays with ${name}`;
	return seat === table.firstPlayer
		? `${name} keeps the first player marker`
		: `After the round ${name} goes first`;
}

/** The twin of a ladder of morality. */
export const ladderTold =
	(moralityOf: (table: Table) => Morality): Told<MoralityState> =>
	(table, state, names) => {
		const morality = moralityOf(table);
		return [
			...table.seats.flatMap(({ seat }) => {
				const token = state.tokens[seat];
				if (!token) return [];
				const { space, side } = token;
				const points = counted(morality.points[space - 1] ?? 0, 'point');
				return [{ label: names.seat(seat), value: `space ${space}, ${side} side up, ${points}` }];
			}),
			{ label: 'First player marker', value: markerTold(morality, table, state, names) },
			{ label: 'A token', value: movesTold(morality) },
			{
				label: 'A clan scheme',
				value: `drawn on reaching space ${[...morality.draws].sort().join(' or ')}`
			}
		];
	};
