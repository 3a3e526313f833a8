import { accept, nothingToDo, refuse } from '../../core/decision.ts';
import type { CommandOf } from '../commands.ts';
import type { Event, EventOf } from '../events.ts';
import type { SeatId } from '../shapes.ts';
import type { ChronicleState, Player } from '../state.ts';
import { FEWEST_SEATS, MOST_SEATS } from '../vocabulary.ts';
import { checkSeat, checkTraits } from './checks.ts';
import { addDots, dotsIn, overflowing } from './dots.ts';
import { chapterOnTable, nextChapter } from './next.ts';
import { inPhase } from './phase.ts';
import { presentSeats } from './players.ts';
import { checkNoAftermath } from './settings.ts';
import { newcomer } from './start.ts';

/** A seat is a single figure. */
const LAST_SEAT = 9;

/**
 * Somebody new joins between two chapters, at the next seat that nobody ever had, and begins with a
 * prologue: with one more dot for each chapter that was missed (rulebook, Prologue). Refusals: `aftermath-open`, `table-not-over`, `chronicle-complete`, `table-full`,
 * `no-seat-left`, `seat-not-next`.
 */
export function joinChronicle(state: ChronicleState, { seat, proof }: CommandOf<'JoinChronicle'>) {
	const busy = checkBetween(state) ?? checkRoom(state);
	if (busy) return busy;
	const next = nextSeat(state);
	if (next === null) return refuse('no-seat-left', {}, 'seat');
	if (seat !== next) return refuse('seat-not-next', { seat, next }, 'seat');
	return accept<Event>({ type: 'PlayerJoined', seat, ...(proof && { proof }) });
}

/** The next seat that nobody ever had, `s1` to `s9`; null: each was taken once. */
export function nextSeat({ seats }: Pick<ChronicleState, 'seats'>): SeatId | null {
	const number = 1 + Math.max(0, ...seats.map((one) => Number(one.slice(1))));
	return number > LAST_SEAT ? null : `s${number}`;
}

/** The chapters that somebody who is away missed since, ascending; none for who is there. */
export function chaptersMissed(state: ChronicleState, seat: SeatId): number[] {
	const since = state.players[seat]?.away?.since;
	if (since === undefined) return [];
	return state.chapters.map(({ number }) => number).filter((number) => number >= since);
}

/**
 * Somebody leaves between two chapters; haven and sheet wait for a return. Away already: nothing to do.
 * Refusals: `unknown-seat`, `aftermath-open`, `table-not-over`, `chronicle-complete`, `too-few-stay`.
 */
export function leaveChronicle(state: ChronicleState, { seat }: CommandOf<'LeaveChronicle'>) {
	const stranger = checkSeat(state, seat);
	if (stranger) return stranger;
	if (state.players[seat]?.away) return nothingToDo();
	const busy = checkBetween(state);
	if (busy) return busy;
	if (presentSeats(state).length <= FEWEST_SEATS) return refuse('too-few-stay', {}, 'seat');
	return accept<Event>({ type: 'PlayerLeft', seat });
}

/**
 * Somebody comes back between two chapters, with a dot in any trait for each chapter that was missed
 * (reading returning); who left before the prologue places them there. Refusals: `unknown-seat`,
 * `not-away`, `aftermath-open`, `table-not-over`, `chronicle-complete`, `table-full`, `unknown-trait`,
 * `returning-dots`, `too-many-dots`.
 */
export function returnToChronicle(
	state: ChronicleState,
	{ seat, dots }: CommandOf<'ReturnToChronicle'>
) {
	const player = state.players[seat];
	const stranger = checkSeat(state, seat);
	if (stranger || !player) return stranger ?? refuse('unknown-seat', { seat }, 'seat');
	if (!player.away) return refuse('not-away', { seat }, 'seat');
	const busy = checkBetween(state) ?? checkRoom(state) ?? checkTraits(state.traits, dots, 'dots');
	if (busy) return busy;
	const missed = chaptersMissed(state, seat).length;
	const [placed, wanted] = [dotsIn(dots), player.sheet ? missed : 0];
	if (placed !== wanted) return refuse('returning-dots', { seat, placed, wanted }, 'dots');
	return (
		overflowing(player.sheet?.dots ?? {}, dots, 'dots') ??
		accept<Event>({ type: 'PlayerReturned', seat, missed, dots })
	);
}

export function playerJoined(
	state: ChronicleState,
	{ seat, proof }: EventOf<'PlayerJoined'>
): ChronicleState {
	const missed = (nextChapter(state) ?? 1) - 1;
	const players = { ...state.players, [seat]: newcomer(seat, missed) };
	const named = proof && { named: { ...state.named, [seat]: proof } };
	return inPhase({ ...state, ...named, seats: [...state.seats, seat], players });
}

export function playerLeft(state: ChronicleState, { seat }: EventOf<'PlayerLeft'>): ChronicleState {
	const away = { since: nextChapter(state) ?? 0 };
	return withPresence(state, seat, () => ({ away }));
}

export function playerReturned(
	state: ChronicleState,
	{ seat, missed, dots }: EventOf<'PlayerReturned'>
): ChronicleState {
	return withPresence(state, seat, ({ sheet, freeDots }) => ({
		away: null,
		...(sheet
			? { sheet: { ...sheet, dots: addDots(sheet.dots, dots) } }
			: { freeDots: freeDots + missed })
	}));
}

function withPresence(
	state: ChronicleState,
	seat: SeatId,
	change: (player: Player) => Partial<Player>
): ChronicleState {
	const player = state.players[seat];
	if (!player) return state;
	const players = { ...state.players, [seat]: { ...player, ...change(player) } };
	return inPhase({ ...state, players });
}

/** Refusals: `aftermath-open`, `chronicle-complete`, `table-not-over`. */
function checkBetween(state: ChronicleState) {
	const open = checkNoAftermath(state);
	if (open) return open;
	if (nextChapter(state) === null) return refuse('chronicle-complete');
	const chapter = chapterOnTable(state);
	return chapter === null ? null : refuse('table-not-over', { chapter });
}

/** Refusal: `table-full`. */
function checkRoom(state: ChronicleState) {
	const room = presentSeats(state).length < MOST_SEATS;
	return room ? null : refuse('table-full', { most: MOST_SEATS }, 'seat');
}
