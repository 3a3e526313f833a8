import { MOST_SEATS, type Clan, type Dealer, type Era } from '$lib/games/heritage/vocabulary';
import type { Wanted } from '$lib/ui/heritage/stand-alone/begin';
import type { GameHead } from '$lib/ui/heritage/stand-alone/kept';

/** A game as it is being chosen: as many names and clans as there can be players. */
export type Wishes = {
	players: number;
	names: string[];
	/** Empty: by chance. */
	clans: (Clan | '')[];
	era: Era;
	dealer: Dealer;
	hands: 'open' | 'hidden';
	missions: number;
};

const SEATS = Array.from({ length: MOST_SEATS }, (_, index) => index);

export const FIRST_WISHES: Wishes = {
	players: 3,
	names: SEATS.map((index) => `Player ${index + 1}`),
	clans: SEATS.map(() => ''),
	era: 1,
	dealer: 'app',
	hands: 'open',
	missions: 5
};

/** What a game begins with; a clan that is chosen twice is given to the first who chose it. */
export function wantedOf({ players, names, clans, ...rest }: Wishes): Wanted {
	const seats = SEATS.slice(0, players);
	const clanOf = (index: number): Clan | null => {
		const clan = clans[index];
		return clan && clans.indexOf(clan) === index ? clan : null;
	};
	return {
		...rest,
		players: seats.map((index) => ({ name: names[index] ?? '', clan: clanOf(index) }))
	};
}

/** Nobody is asked twice: those who played last play again. */
export function namesOfLast(games: readonly GameHead[], names: readonly string[]): string[] {
	const [last] = games;
	return SEATS.map((index) => last?.people[`s${index + 1}`] ?? names[index] ?? '');
}
