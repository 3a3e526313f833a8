import { listed } from '../ledger/names.ts';
import type { GameHead } from './kept.ts';
import { roundWords } from './round-words.ts';

/** Where a game stands, in one line: who plays, the era, the round or who won. */
export function glanceWords(game: Pick<GameHead, 'people' | 'glance' | 'moved'>): string {
	const { era, seats } = game.glance;
	const who = listed(seats.map(({ seat }) => game.people[seat] ?? seat));
	return `${who} · era ${era}, ${roundWords(game)}`;
}
