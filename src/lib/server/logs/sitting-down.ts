import type { Application } from '../application.ts';
import type { Database } from '../db/client.ts';
import { log } from '../http/log.ts';
import { reportOf } from '../http/report.ts';
import { writeDown, type Witness } from '../tables/audit.ts';
import { acceptInvitation } from '../tables/invitations.ts';
import { takeSeat } from '../tables/seats.ts';
import { seatsOf, setSeat, setSeatPerson } from './annex.ts';
import type { Actor } from './answers.ts';

interface Place {
	readonly groupId: string;
	readonly chronicleId: string;
	readonly seatId: string;
}

/** The name of a seat that nobody has named yet. */
export const nameOfSeat = (index: number): string => `Player ${index + 1}`;

/**
 * A member sits down on a free seat, which goes by their name if it had none, unless its log proves names. False: it is not
 * free, or there is none.
 */
export const sitDown = (
	database: Database,
	place: Place,
	person: { readonly id: string; readonly name: string },
	by: Witness,
	isProved = false
): Promise<boolean> =>
	database.write(async (tx) => {
		const { groupId, chronicleId, seatId } = place;
		if (!(await takeSeat(tx, place, person.id))) return false;
		const seats = await seatsOf(tx, chronicleId);
		const unnamed =
			!isProved && seats.some((one, at) => one.seatId === seatId && one.name === nameOfSeat(at));
		if (unnamed) await setSeat(tx, chronicleId, { seatId, name: person.name, userId: person.id });
		await writeDown(tx, groupId, by, 'seat-given', { personId: by.id, chronicleId, seatId });
		return true;
	});

/** Somebody leaves their own seat, which keeps its name. False: they do not sit there. */
export const standUp = (
	database: Database,
	{ groupId, chronicleId, seatId }: Place,
	by: Witness
): Promise<boolean> =>
	database.write(async (tx) => {
		const seat = (await seatsOf(tx, chronicleId)).find((one) => one.seatId === seatId);
		if (seat?.userId !== by.id) return false;
		await setSeatPerson(tx, chronicleId, seatId, null);
		await writeDown(tx, groupId, by, 'seat-freed', { personId: by.id, chronicleId, seatId });
		return true;
	});

/**
 * Does what follows, by its game, where somebody sat down. The seat is given by then, so where the log takes nothing more
 * or cannot be reached, it stays at that.
 */
export async function satDown(
	{ database, keeping }: Pick<Application, 'database' | 'keeping'>,
	place: { readonly game: string; readonly chronicleId: string; readonly seatId: string },
	by?: Actor
): Promise<void> {
	const here = keeping(place.game);
	try {
		await here?.kept.satDown?.({ database, logs: here.logs }, place, by);
	} catch (cause) {
		log.error(
			{ ...place, ...reportOf(cause) },
			'Someone took a seat, but what should follow failed.'
		);
	}
}

/** Lets a person in by an invitation, as {@link acceptInvitation}, and does what follows where it has a seat. */
export async function joinBy(
	house: Pick<Application, 'database' | 'keeping' | 'quotas'>,
	token: string,
	userId: string,
	now: number
): ReturnType<typeof acceptInvitation> {
	const joined = await acceptInvitation(house.database, token, userId, now, house.quotas);
	if (joined.ok && joined.place) await satDown(house, joined.place);
	return joined;
}
