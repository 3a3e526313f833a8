import type { GameHead } from './kept.ts';

/** How far a game is: its round, or who won. */
export function roundWords({ people, glance }: Pick<GameHead, 'people' | 'glance'>): string {
	const { round, victor } = glance;
	return victor === null ? `round ${Math.max(round, 1)}` : `won by ${people[victor] ?? victor}`;
}
