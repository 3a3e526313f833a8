import type { SeatId } from '../../core/seats.ts';
import { CLANS, type Clan } from '../clans.ts';
import type { GameFacts } from './facts.ts';

/** Who played a seat: the same person has the same key in every game. */
type Person = { readonly key: string; readonly name: string };

/** A finished game that is laid open, the oldest first, and who played which seat. */
export type OpenGame = {
	readonly facts: GameFacts;
	readonly people: { readonly [seat: SeatId]: Person };
};

/** How somebody plays, over all games that are laid open. */
type Habits = Person & {
	readonly played: number;
	readonly won: number;
	readonly bluffs: { readonly kept: number; readonly called: number };
	/** How often they withdrew, and how often staying would not have been better; the same of staying. */
	readonly withdrew: { readonly times: number; readonly right: number };
	readonly stayed: { readonly times: number; readonly right: number };
};

/** How a clan did. */
type ClanRecord = {
	readonly clan: Clan;
	readonly played: number;
	readonly won: number;
	/** Average final Influence, of those who were not out; null: all were. */
	readonly mean: number | null;
};

export type OverGames = {
	readonly games: number;
	/** Who played most first. */
	readonly people: readonly Habits[];
	/** Who won most often first; clans that nobody led are left out. */
	readonly clans: readonly ClanRecord[];
	/** Whoever held the Ambition token as the last round began. */
	readonly ambition: {
		/** How often they became Prince. */
		readonly won: number;
		/** By how much more Influence than the average of all others they ended, on average; null: nothing to compare. */
		readonly more: number | null;
	};
};

const meanOf = (numbers: readonly number[]): number | null =>
	numbers.length > 0 ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : null;

export function overGames(games: readonly OpenGame[]): OverGames {
	const sat = games.flatMap(({ facts, people }) =>
		facts.seats.flatMap((one) => {
			const person = people[one.seat];
			return person ? [{ ...one, facts, person }] : [];
		})
	);
	const keys = [...new Set(sat.map(({ person }) => person.key))];
	const people = keys.map((key): Habits => {
		const own = sat.filter(({ person }) => person.key === key);
		const bluffs = own.flatMap(({ facts, seat }) =>
			facts.bluffs.filter((one) => one.seat === seat)
		);
		const choices = own.flatMap(({ facts, seat }) =>
			facts.withdraws.filter((one) => one.seat === seat)
		);
		const judged = (token: 'stay' | 'withdraw') => {
			const such = choices.filter((one) => one.token === token);
			return { times: such.length, right: such.filter(({ better }) => better >= 0).length };
		};
		return {
			key,
			name: own.at(-1)?.person.name ?? '',
			played: own.length,
			won: own.filter(({ won }) => won).length,
			bluffs: {
				kept: bluffs.filter(({ kept }) => kept).length,
				called: bluffs.filter(({ kept }) => !kept).length
			},
			withdrew: judged('withdraw'),
			stayed: judged('stay')
		};
	});
	const clans = CLANS.flatMap((clan): ClanRecord[] => {
		const led = games.flatMap(({ facts }) => facts.seats.filter((one) => one.clan === clan));
		if (led.length === 0) return [];
		const won = led.filter((one) => one.won).length;
		return [
			{ clan, played: led.length, won, mean: meanOf(led.flatMap(({ total }) => total ?? [])) }
		];
	});
	return {
		games: games.length,
		people: people.toSorted((a, b) => b.played - a.played || b.won - a.won),
		clans: clans.toSorted((a, b) => b.won / b.played - a.won / a.played),
		ambition: {
			won: games.filter(({ facts }) =>
				facts.seats.some(({ seat, won }) => won && seat === facts.ambition.at(-1))
			).length,
			more: meanOf(games.flatMap(({ facts }) => moreOf(facts)))
		}
	};
}

/** How much more Influence than the others on average whoever held the Ambition token last had; none: they or all others were out. */
function moreOf({ seats, ambition }: GameFacts): readonly number[] {
	const holder = ambition.at(-1);
	const own = seats.find(({ seat }) => seat === holder)?.total ?? null;
	const others = meanOf(
		seats.filter(({ seat }) => seat !== holder).flatMap(({ total }) => total ?? [])
	);
	return own === null || others === null ? [] : [own - others];
}
