import { deviceGames } from '../../device-games.ts';
import { headOf, type GameHead, type KeptGame } from './kept.ts';
import { rememberTold } from './told.ts';

const games = deviceGames<GameHead, Pick<KeptGame, 'steps' | 'sealed'>>(
	'elysium-vendetta',
	(game) => ({ head: headOf(game), course: { steps: game.steps, sealed: game.sealed } })
);

export const { gamesHere, gameHere, keepHere } = games;

/** Deletes a game, and how far it was told. */
export async function deleteHere(id: string): Promise<void> {
	rememberTold(id, null);
	await games.deleteHere(id);
}
