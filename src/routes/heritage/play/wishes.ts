import type { Strength } from '$lib/games/heritage/strengths';
import { MOST_SEATS, type Clan, type Dealer, type Era } from '$lib/games/heritage/vocabulary';
import { rivalNames } from '$lib/ui/heritage/computer/rival-names';
import type { ListedMission, MadeLeader } from '$lib/ui/heritage/set-up/form';
import type { Wanted } from '$lib/ui/heritage/stand-alone/begin';
import type { GameHead } from '$lib/ui/heritage/stand-alone/kept';

/** A game as it is being chosen: as many names and clans as there can be players. */
export type Wishes = {
	players: number;
	names: string[];
	/** Empty: by chance. */
	clans: (Clan | '')[];
	/** How well code plays each seat; empty: a person does. Of use where the app deals. */
	rivals: (Strength | '')[];
	era: Era;
	dealer: Dealer;
	hands: 'open' | 'hidden';
	missions: number;
	/** What was written down from somebody's own box; of use where the box deals. */
	written: {
		leaders: Partial<Record<Clan, MadeLeader>>;
		missionsBy: 'by-chance' | 'listed';
		missions: ListedMission[];
	};
};

const SEATS = Array.from({ length: MOST_SEATS }, (_, index) => index);

export const FIRST_WISHES: Wishes = {
	players: 3,
	names: SEATS.map((index) => `Player ${index + 1}`),
	clans: SEATS.map(() => ''),
	rivals: SEATS.map(() => ''),
	era: 1,
	dealer: 'app',
	hands: 'open',
	missions: 5,
	written: { leaders: {}, missionsBy: 'by-chance', missions: [] }
};

/** Who plays alone: how many rivals, and how strong. */
export type Alone = { rivals: number; strength: Strength };

export const FIRST_ALONE: Alone = { rivals: 2, strength: 'medium' };

/** A game for one person, who sits first. */
export function aloneAgainst({ rivals, strength }: Alone, names: readonly string[]): Wishes {
	return {
		...FIRST_WISHES,
		players: 1 + rivals,
		names: SEATS.map((index) => (index === 0 ? (names[0] ?? '') : '')),
		rivals: SEATS.map((index) => (index === 0 ? '' : strength))
	};
}

/** The same wishes with a seat played by code, so well, or by a person again, under a name that says so. */
export function playedBy(wishes: Wishes, index: number, strength: Strength | ''): void {
	const was = wishes.rivals[index];
	wishes.rivals[index] = strength;
	if (Boolean(was) === (strength !== '')) return;
	const others = wishes.names.filter((_, other) => other !== index);
	wishes.names[index] = strength ? (rivalNames(others)[0] ?? '') : `Player ${index + 1}`;
}

/** The same wishes for so many players; where code would play all their seats, the first one is a person's again. */
export function seatsFor(wishes: Wishes, players: number): void {
	wishes.players = players;
	if (SEATS.slice(0, players).every((index) => wishes.rivals[index])) playedBy(wishes, 0, '');
}

/** Whether code may play a seat: some other one is a person's. */
export const mayBeRival = ({ players, rivals }: Wishes, index: number): boolean =>
	SEATS.slice(0, players).some((other) => other !== index && !rivals[other]);

/** What a game begins with; a clan that is chosen twice is given to the first who chose it. */
export function wantedOf({ players, names, clans, rivals, written, ...rest }: Wishes): Wanted {
	const seats = SEATS.slice(0, players);
	const clanOf = (index: number): Clan | null => {
		const clan = clans[index];
		return clan && clans.indexOf(clan) === index ? clan : null;
	};
	const people = seats.some((index) => !rivals[index]);
	const rivalAt = (index: number): Strength | null =>
		(rest.dealer === 'app' && people && rivals[index]) || null;
	return {
		...rest,
		written: rest.dealer === 'box' ? written : null,
		players: seats.map((index) => ({
			name: names[index] ?? '',
			clan: clanOf(index),
			rival: rivalAt(index)
		}))
	};
}

/** Nobody is asked twice: the people who played last play again. The players of the first chapter are nobody's names. */
export function namesOfLast(games: readonly GameHead[], names: readonly string[]): string[] {
	const last = games.find(({ lesson }) => !lesson);
	const isRival = (id: string) =>
		last?.glance.seats.some(({ seat, rival }) => seat === id && rival);
	return SEATS.map((index) => {
		const seat = `s${index + 1}`;
		return (isRival(seat) ? undefined : last?.people[seat]) ?? names[index] ?? '';
	});
}
