import type { GameHead } from './kept.ts';

/** How far a game is: its round, or who won; or that it is not played here any more. */
export function roundWords({
	people,
	glance,
	moved
}: Pick<GameHead, 'people' | 'glance' | 'moved'>): string {
	const { round, victor } = glance;
	if (moved) return 'played on in a group';
	return victor === null ? `round ${Math.max(round, 1)}` : `won by ${people[victor] ?? victor}`;
}
