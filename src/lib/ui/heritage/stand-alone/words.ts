import { listed } from '../ledger/names.ts';
import type { GameHead } from './kept.ts';

/** Where a game stands, in one line: who plays, the era, the round or who won. */
export function glanceWords({ people, glance }: Pick<GameHead, 'people' | 'glance'>): string {
	const { era, round, seats, victor } = glance;
	const who = listed(seats.map(({ seat }) => people[seat] ?? seat));
	const where =
		victor === null ? `round ${Math.max(round, 1)}` : `won by ${people[victor] ?? victor}`;
	return `${who} · era ${era}, ${where}`;
}
