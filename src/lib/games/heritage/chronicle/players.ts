import type { Haven, SeatId, Sheet } from '../shapes.ts';
import type { ChronicleState, Player } from '../state.ts';

/** A player with the prologue behind them. */
export type SettledPlayer = Player & { readonly sheet: Sheet; readonly haven: Haven };

/** The player of a seat whose prologue is done, or null. */
export function settledPlayer(state: ChronicleState, seat: SeatId): SettledPlayer | null {
	const player = state.players[seat];
	if (!player?.sheet || !player.haven) return null;
	return { ...player, sheet: player.sheet, haven: player.haven };
}

/** Who takes part in what comes next, in turn order: everybody who has not left. */
export function presentSeats({ seats, players }: ChronicleState): SeatId[] {
	return seats.filter((seat) => !players[seat]?.away);
}

/** Who has to write the prologue before the next chapter, or null. */
export function unsettledSeat(state: ChronicleState): SeatId | null {
	return presentSeats(state).find((seat) => !state.players[seat]?.sheet) ?? null;
}

/** The state with one settled player changed; a seat without sheet and haven stays as it is. */
export function withPlayer(
	state: ChronicleState,
	seat: SeatId,
	change: (player: SettledPlayer) => Partial<Pick<Player, 'sheet' | 'haven'>>
): ChronicleState {
	const player = settledPlayer(state, seat);
	if (!player) return state;
	return { ...state, players: { ...state.players, [seat]: { ...player, ...change(player) } } };
}

/** The state with one haven changed. */
export function withHaven(
	state: ChronicleState,
	seat: SeatId,
	change: (haven: Haven) => Partial<Haven>
): ChronicleState {
	return withPlayer(state, seat, ({ haven }) => ({ haven: { ...haven, ...change(haven) } }));
}
