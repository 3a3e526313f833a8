import type { Typed } from '../../games/core/game.ts';
import type { Role } from './roles.ts';
import { seatsPlayed } from './sitting.ts';

/**
 * Whether a role may give a command: for any seat; for a seat that one plays, the own one or one whose holder lets one
 * act for it; for the own seat only; or never.
 */
export type SeatVerdict = 'any' | 'played-seat' | 'own-seat' | 'no';

/**
 * Every command × role. A command without a row fails the type check, and so does a seat asked of one that is of none:
 * `OfSeats` are those that are, if they do not name it as their `seat`.
 */
export type CommandRights<
	Command extends Typed,
	OfSeats extends Command['type'] = Extract<Command, { readonly seat: string | null }>['type']
> = {
	readonly [T in Command['type']]: Readonly<
		Record<Role, T extends OfSeats ? SeatVerdict : 'any' | 'no'>
	>;
};

/** The keeper may everything, a spectator nothing; so a row needs only what a player and a referee may. */
export const row = <const Player, const Referee>(player: Player, referee: Referee) =>
	({ keeper: 'any', player, referee, spectator: 'no' }) as const;

/** Only the server itself gives such a command. */
export const nobody = { keeper: 'no', player: 'no', referee: 'no', spectator: 'no' } as const;

/** What a verdict says to somebody who wants it for a seat. */
export function allows(
	verdict: SeatVerdict,
	sitting: Parameters<typeof seatsPlayed>[0],
	seat: unknown
): boolean {
	if (verdict === 'any' || verdict === 'no') return verdict === 'any';
	if (typeof seat !== 'string') return false;
	return verdict === 'own-seat'
		? sitting.seats.includes(seat)
		: seatsPlayed(sitting).includes(seat);
}
