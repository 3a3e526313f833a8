import type { SeatId } from '../../core/seats.ts';
import type { GameFacts } from './facts.ts';

/** A finished game that is laid open, and who played which seat. */
export type OpenGame = {
	readonly facts: GameFacts;
	readonly names: { readonly [seat: SeatId]: string };
};

/** How somebody plays, over all games that are laid open. */
type Habits = {
	readonly name: string;
	readonly played: number;
	readonly won: number;
	readonly bluffs: { readonly kept: number; readonly called: number };
	/** How often they withdrew, and how often staying would not have been better; the same of staying. */
	readonly withdrew: { readonly times: number; readonly right: number };
	readonly stayed: { readonly times: number; readonly right: number };
};

export type OverGames = {
	readonly games: number;
	/** Who played most first. */
	readonly people: readonly Habits[];
	/** How often who held the Ambition token as the last round began became Prince. */
	readonly ambitionWon: number;
};

export function overGames(games: readonly OpenGame[]): OverGames {
	const names = [...new Set(games.flatMap(({ names: of }) => Object.values(of)))];
	const people = names.map((name): Habits => {
		const own = games.flatMap(({ facts, names: of }) =>
			facts.seats.flatMap(({ seat, won }) => (of[seat] === name ? [{ facts, seat, won }] : []))
		);
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
			name,
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
	return {
		games: games.length,
		people: people.toSorted((a, b) => b.played - a.played || b.won - a.won),
		ambitionWon: games.filter(({ facts }) => {
			const holder = facts.ambition.at(-1);
			return facts.seats.some(({ seat, won }) => won && seat === holder);
		}).length
	};
}
