import { PLAY } from '../../../games/rivals/pages.ts';
import type { UnderWay } from '../../front.ts';

export { default as About } from './About.svelte';
export { default as Hero } from './Hero.svelte';

/** The match of this device that was played last and is not over; others lie in groups. */
export async function underWay(): Promise<UnderWay | null> {
	const { matchesHere } = await import('../device/kept-match.ts');
	const match = (await matchesHere()).find(({ over }) => !over);
	if (!match) return null;
	return {
		goOn: 'Continue your match',
		title: 'Rivals',
		where: Object.values(match.people).join(', '),
		at: PLAY,
		others: PLAY,
		changedAt: match.changedAt
	};
}
