import { PLAY } from '../../../games/vendetta/pages.ts';
import type { UnderWay } from '../../front.ts';

export { default as About } from './About.svelte';
export { default as Hero } from './Hero.svelte';

/** The game of this device that was played last and is not over; evenings lie in groups. */
export async function underWay(): Promise<UnderWay | null> {
	const [{ gamesHere }, { glanceWords }] = await Promise.all([
		import('../play/device-games.ts'),
		import('../play/kept.ts')
	]);
	const game = (await gamesHere()).find(({ over }) => !over);
	if (!game) return null;
	return {
		goOn: game.lesson ? 'Continue your first round' : 'Continue your game',
		title: `Vendetta: ${game.title}`,
		where: glanceWords(game).toLowerCase(),
		at: `${PLAY}/${game.id}`,
		others: PLAY,
		changedAt: game.changedAt
	};
}
