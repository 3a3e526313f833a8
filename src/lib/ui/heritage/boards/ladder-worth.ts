import type { Morality } from '../../../games/heritage/boards/board-facts.ts';
import { counted, signed } from '../ledger/names.ts';

/** What is printed on these spaces of a ladder, for the board numbers none: “1 point”, “2 or 4 points”. */
export function worthOf({ points }: Pick<Morality, 'points'>, spaces: readonly number[]): string {
	const worth = spaces.map((space) => points[space - 1] ?? 0).toSorted((a, b) => a - b);
	const [first = 0, ...more] = worth;
	return more.length === 0 ? counted(first, 'point') : `${worth.map(signed).join(' or ')} points`;
}
