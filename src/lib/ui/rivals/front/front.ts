import { PLAY, TABLE } from '../../../games/rivals/pages.ts';
import type { UnderWay } from '../../front.ts';

export { default as About } from './About.svelte';
export { default as Hero } from './Hero.svelte';

/** The match of this device that was played last and is not over; others lie in groups. */
export async function underWay(): Promise<UnderWay | null> {
	const found = await Promise.all([countedHere(), dealtHere()]);
	return found.flatMap((one) => one ?? []).sort((a, b) => b.changedAt - a.changedAt)[0] ?? null;
}

/** One that Elysium deals. */
async function dealtHere(): Promise<UnderWay | null> {
	const { tablesHere } = await import('../table/kept.ts');
	const match = (await tablesHere.gamesHere()).find(({ over }) => !over);
	if (!match) return null;
	const { lesson, title, round } = match;
	return {
		goOn: lesson ? 'Continue your first match' : 'Continue your match',
		title: lesson ? 'Rivals' : `Rivals: ${title}`,
		where: round === 0 ? 'set-up' : `round ${round}`,
		at: `${TABLE}/${match.id}`,
		others: TABLE,
		changedAt: match.changedAt
	};
}

/** One that is counted with the box. */
async function countedHere(): Promise<UnderWay | null> {
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
