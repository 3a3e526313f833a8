import type { Match } from '../match/state.ts';

/** Whether a Conspiracy lies face down, or a Title is in play. */
export const hasLasting = ({
	conspiracies,
	seats
}: Pick<Match, 'conspiracies' | 'seats'>): boolean =>
	conspiracies !== undefined ||
	Object.values(seats).some(({ vampires }) =>
		vampires.some(({ place, title, prince }) => place !== 'burned' && (title || prince))
	);
