import { roundWords } from '../../../games/heritage/alone/glance.ts';
import { PLAY } from '../../../games/heritage/pages.ts';
import type { UnderWay } from '../../front.ts';

export { default as About } from './About.svelte';
export { default as Hero } from './Hero.svelte';

/** The game on this device that was played last, if it is not over. */
export async function underWay(): Promise<UnderWay | null> {
	const { deviceShelf } = await import('../stand-alone/device-shelf.ts');
	const heads = await deviceShelf.heads();
	const game = heads.find(({ glance, moved }) => glance.victor === null && !moved);
	if (!game) return null;
	const { id, title, changedAt, lesson } = game;
	const goOn = lesson ? 'Continue your first chapter' : 'Continue your game';
	return { goOn, title, where: roundWords(game), at: `${PLAY}/${id}`, others: PLAY, changedAt };
}
