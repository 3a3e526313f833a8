import { and, eq, ne } from 'drizzle-orm';
import type { Command } from '../../../games/heritage/commands.ts';
import type { Reader } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { members } from '../../db/schema/groups.ts';
import { chronicles, seats } from '../../db/schema/chronicles.ts';
import { lentSeats } from '../../db/schema/projections.ts';
import type { Access } from '../../tables/access.ts';
import { mayAct } from './rights.ts';
import type { Role } from '../../tables/roles.ts';
import { isStillLent } from '../../tables/seats.ts';

/** Who may act for somebody else: whoever may play at all. */
const ACTORS: readonly Role[] = ['keeper', 'player'];

/**
 * Whether somebody would lend a seat that is not theirs to lend: each lends their own, in their own name, and the
 * keeper those that are just a name. Not even the keeper lends the seat of somebody who signs in: its hand would lie open.
 */
export function lendsForOthers(
	{ role, seats, vacant }: Pick<Access, 'role' | 'seats' | 'vacant'>,
	userId: string,
	command: Command
): boolean {
	if (command.type !== 'LendSeat') return false;
	const { seat, from } = command;
	if (seats.includes(seat)) return from !== userId;
	return !(role === 'keeper' && vacant.includes(seat) && from === null);
}

interface StandIn {
	readonly id: string;
	readonly name: string;
}

/** The members of a group who may act for somebody else; all but one. */
async function standIns(
	read: Reader,
	groupId: string,
	but: string | null
): Promise<readonly StandIn[]> {
	const rows = await read
		.select({ id: users.id, name: users.name, role: members.role })
		.from(members)
		.innerJoin(users, eq(users.id, members.userId))
		.where(and(eq(members.groupId, groupId), ne(users.id, but ?? '')))
		.orderBy(users.name)
		.all();
	return rows.flatMap(({ id, name, role }) => (ACTORS.includes(role) ? { id, name } : []));
}

/** Whom a command lends a seat to; null: it lends none, or to nobody who may play in this group. */
export async function standInOf(
	read: Reader,
	groupId: string,
	command: Command
): Promise<StandIn | null> {
	if (command.type !== 'LendSeat') return null;
	const may = await standIns(read, groupId, null);
	return may.find(({ id }) => id === command.to) ?? null;
}

interface Acting {
	readonly seat: string;
	readonly person: string;
	readonly name: string;
	readonly hand: boolean;
}

/** Who may act for which seat of a chronicle now: members of its group whom the one who holds it lets act. */
export async function actingIn(read: Reader, chronicleId: string): Promise<readonly Acting[]> {
	const rows = await read
		.select({
			seat: lentSeats.id,
			hand: lentSeats.hand,
			person: lentSeats.person,
			name: users.name,
			role: members.role
		})
		.from(lentSeats)
		.innerJoin(chronicles, eq(chronicles.id, lentSeats.chronicleId))
		.innerJoin(seats, and(eq(seats.chronicleId, chronicles.id), eq(seats.seatId, lentSeats.id)))
		.innerJoin(users, eq(users.id, lentSeats.person))
		.innerJoin(
			members,
			and(eq(members.groupId, chronicles.groupId), eq(members.userId, lentSeats.person))
		)
		.where(and(eq(lentSeats.chronicleId, chronicleId), isStillLent))
		.all();
	return rows.flatMap(({ seat, hand, person, name, role }) =>
		ACTORS.includes(role) ? { seat, person, name, hand: hand === 1 } : []
	);
}

/** Who may act for a seat, and what can be changed about it by whoever looks. */
interface Lending {
	readonly seat: string;
	/** Who holds it; null: it is just a name. */
	readonly from: string | null;
	readonly lent: { readonly name: string; readonly hand: boolean } | null;
	/** Whom it could be lent to; nobody where the one who looks may not lend it. */
	readonly people: readonly StandIn[];
	readonly mayLend: boolean;
	readonly mayReclaim: boolean;
}

/** What the page of a seat shows and offers about acting for it. */
export async function lendingOf(
	read: Reader,
	access: Access,
	chronicleId: string,
	userId: string,
	seat: string
): Promise<Lending> {
	const from = access.seats.includes(seat) ? userId : null;
	const mayLend = from !== null || (access.role === 'keeper' && access.vacant.includes(seat));
	const lent = (await actingIn(read, chronicleId)).find((one) => one.seat === seat) ?? null;
	return {
		seat,
		from,
		lent,
		people: mayLend ? await standIns(read, access.group.id, userId) : [],
		mayLend,
		mayReclaim: mayAct(access, { type: 'ReclaimSeat', seat })
	};
}
