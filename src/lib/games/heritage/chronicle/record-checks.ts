import { refuse } from '../../core/decision.ts';
import { repeated } from '../repeated.ts';
import type { ChapterRecord } from '../record-shapes.ts';
import type { SeatId, ThingId } from '../shapes.ts';
import { checkDraw } from '../standings/draw.ts';
import { tiedForVictory } from '../standings/outcome.ts';
import type { ChronicleState } from '../state.ts';
import { checkSeat } from './checks.ts';

/**
 * Whether a record can have happened at a table; of points it believes what it is told (the box is
 * right). Refusals: `unknown-seat`, `seat-twice`, `clan-twice`, `first-player-not-playing`,
 * `mission-twice`, `claimant-not-playing`, `unknown-character`, `character-twice`,
 * `character-in-two-bloodlines`, `order-not-of-the-players`, `tie-needs-draw`, `draw-not-needed`,
 * and those of a draw.
 */
export function checkRecord(state: ChronicleState, record: ChapterRecord) {
	return (
		checkPlayers(state, record) ??
		checkMissions(record) ??
		checkBloodlines(state, record) ??
		checkOrder(record) ??
		checkTie(record)
	);
}

/** Whether nobody of the bloodlines was banished before. Refusal: `character-banished`. */
export function checkNoneBanished(state: ChronicleState, record: ChapterRecord) {
	for (const { character, at } of vampiresOf(record)) {
		if (state.banished.includes(character)) return refuse('character-banished', { character }, at);
	}
	return null;
}

/** Whether everybody who played is there. Refusal: `player-away`. */
export function checkNoneAway({ players }: ChronicleState, record: ChapterRecord) {
	const gone = record.players.findIndex(({ seat }) => players[seat]?.away);
	const player = record.players[gone];
	return player
		? refuse('player-away', { seat: player.seat }, `record.players.${gone}.seat`)
		: null;
}

/** The seat in whose noted bloodline a character is, and whether it is in torpor; null: not noted. */
export function notedIn(
	record: ChapterRecord,
	character: ThingId
): { readonly seat: SeatId; readonly torpor: boolean } | null {
	for (const { seat, bloodline } of record.players) {
		const vampire = bloodline.find((noted) => noted.character === character);
		if (vampire) return { seat, torpor: vampire.torpor };
	}
	return null;
}

/** Whether a seat played the chapter. Refusal: `not-playing`. */
export function checkPlayed(record: ChapterRecord, seat: SeatId, at = 'seat') {
	const played = record.players.some((player) => player.seat === seat);
	return played ? null : refuse('not-playing', { seat }, at);
}

function checkPlayers(
	state: ChronicleState,
	{ players, firstPlayer, markerAtEnd = firstPlayer }: ChapterRecord
) {
	for (const [index, { seat }] of players.entries()) {
		const unknown = checkSeat(state, seat, `record.players.${index}.seat`);
		if (unknown) return unknown;
	}
	const seats = players.map(({ seat }) => seat);
	const seat = repeated(seats);
	if (seat) {
		return refuse('seat-twice', { seat: seat.value }, `record.players.${seat.index}.seat`);
	}
	const clan = repeated(players.map((player) => player.clan));
	if (clan) {
		return refuse('clan-twice', { clan: clan.value }, `record.players.${clan.index}.clan`);
	}
	const strange = [firstPlayer, markerAtEnd].find((one) => !seats.includes(one));
	return strange === undefined
		? null
		: refuse('first-player-not-playing', { seat: strange }, 'record.firstPlayer');
}

function checkMissions({ missions, players }: ChapterRecord) {
	const twice = repeated(missions.map(({ id }) => id));
	if (twice) {
		return refuse('mission-twice', { mission: twice.value }, `record.missions.${twice.index}.id`);
	}
	for (const [index, { claimant }] of missions.entries()) {
		if (claimant !== null && !players.some(({ seat }) => seat === claimant)) {
			const at = `record.missions.${index}.claimant`;
			return refuse('claimant-not-playing', { seat: claimant }, at);
		}
	}
	return null;
}

function checkBloodlines(state: ChronicleState, record: ChapterRecord) {
	const homes = new Map<ThingId, SeatId>();
	for (const { seat, character, at } of vampiresOf(record)) {
		if (!state.characters[character]) return refuse('unknown-character', { character }, at);
		const other = homes.get(character);
		if (other === seat) return refuse('character-twice', { character, seat }, at);
		if (other !== undefined) {
			return refuse('character-in-two-bloodlines', { character, seats: [other, seat] }, at);
		}
		homes.set(character, seat);
	}
	return null;
}

function checkOrder({ orderByHand, players }: ChapterRecord) {
	if (orderByHand === null) return null;
	const whole =
		orderByHand.length === players.length &&
		players.every(({ seat }) => orderByHand.includes(seat));
	return whole ? null : refuse('order-not-of-the-players', {}, 'record.orderByHand');
}

function checkTie(record: ChapterRecord) {
	const { primogen, orderByHand } = record;
	const tied = tiedForVictory(record);
	const at = 'record.primogen';
	if (primogen === null) {
		const settled = tied.length === 1 || orderByHand !== null;
		return settled ? null : refuse('tie-needs-draw', { seats: tied }, at);
	}
	if (tied.length === 1) return refuse('draw-not-needed', {}, at);
	return checkDraw(primogen, tied, at);
}

function vampiresOf(record: ChapterRecord) {
	return record.players.flatMap(({ seat, bloodline }, player) =>
		bloodline.map(({ character }, index) => ({
			seat,
			character,
			at: `record.players.${player}.bloodline.${index}.character`
		}))
	);
}
