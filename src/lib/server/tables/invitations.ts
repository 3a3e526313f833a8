import { and, count, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { logPage } from '../../games/registry.ts';
import { digest, newId, newToken } from '../accounts/tokens.ts';
import type { Database, Reader, Transaction } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { chronicles, seats } from '../db/schema/chronicles.ts';
import { groups, invitations, members } from '../db/schema/groups.ts';
import { writeDown, type Witness } from './audit.ts';
import { findFull, QUOTAS } from './quotas.ts';
import type { GivenRole, Role } from './roles.ts';
import { takeSeat } from './seats.ts';

const DAY = 24 * 60 * 60 * 1000;

/** How long an invitation may last, in days. */
const LIFETIMES = { day: 1, week: 7, month: 30 } as const;
export type Lifetime = keyof typeof LIFETIMES;

export const isLifetime = (value: unknown): value is Lifetime =>
	typeof value === 'string' && Object.hasOwn(LIFETIMES, value);

type InvitationRefusal =
	'invitation-unknown' | 'invitation-expired' | 'invitation-revoked' | 'invitation-used-up';

const INVITATION_SENTENCES: Record<InvitationRefusal, string> = {
	'invitation-unknown':
		'This invitation does not exist. Check that the link is complete, or ask for a new one.',
	'invitation-expired': 'This invitation has expired. Ask the keeper for a new one.',
	'invitation-revoked': 'This invitation was withdrawn. Ask the keeper for a new one.',
	'invitation-used-up': 'This invitation has been used up. Ask the keeper for a new one.'
};

type Refused = { ok: false; refusal: InvitationRefusal | 'group-full'; sentence: string };
const full = (sentence: string): Refused => ({ ok: false, refusal: 'group-full', sentence });

const refused = (refusal: InvitationRefusal): Refused => ({
	ok: false,
	refusal,
	sentence: INVITATION_SENTENCES[refusal]
});

/** Those of a group that still let someone in. */
const isOpen = (groupId: string, now: number) =>
	and(
		eq(invitations.groupId, groupId),
		isNull(invitations.revokedAt),
		gt(invitations.expiresAt, now),
		sql`(${invitations.maxUses} is null or ${invitations.uses} < ${invitations.maxUses})`
	);

/**
 * Makes an invitation. Its token is returned once and stored only as a digest; `maxUses` null: as many as come. Refused
 * where as many as may be are open: `group-full`.
 */
export async function invite(
	database: Database,
	wish: {
		groupId: string;
		invitedBy: string;
		role: GivenRole;
		seat: { chronicleId: string; seatId: string } | null;
		lifetime: Lifetime;
		maxUses: number | null;
	},
	now: number,
	quotas = QUOTAS
): Promise<{ ok: true; id: string; token: string } | Refused> {
	const [id, token] = [newId(), newToken()];
	const by = { id: wish.invitedBy, now };
	return database.write(async (tx) => {
		const open = await tx
			.select({ count: count() })
			.from(invitations)
			.where(isOpen(wish.groupId, now))
			.get();
		const reached = findFull(quotas, 'group', { invitations: open?.count ?? 0 });
		if (reached !== null) return full(reached);
		await tx.insert(invitations).values({
			id,
			groupId: wish.groupId,
			tokenHash: digest(token),
			role: wish.role,
			chronicleId: wish.seat?.chronicleId ?? null,
			seatId: wish.seat?.seatId ?? null,
			invitedBy: wish.invitedBy,
			createdAt: now,
			expiresAt: now + LIFETIMES[wish.lifetime] * DAY,
			// A seat is for one person.
			maxUses: wish.seat ? 1 : wish.maxUses
		});
		await writeDown(tx, wish.groupId, by, 'invited', { role: wish.role, ...wish.seat });
		return { ok: true, id, token };
	});
}

export interface InvitationLine {
	readonly id: string;
	readonly role: Role;
	readonly seat: string | null;
	readonly chronicle: string | null;
	readonly invitedBy: string | null;
	readonly expiresAt: number;
	readonly uses: number;
	readonly maxUses: number | null;
}

const details = {
	id: invitations.id,
	role: invitations.role,
	seat: seats.name,
	chronicle: chronicles.title,
	invitedBy: users.name,
	expiresAt: invitations.expiresAt,
	uses: invitations.uses,
	maxUses: invitations.maxUses
};

const seatOfInvitation = and(
	eq(seats.chronicleId, invitations.chronicleId),
	eq(seats.seatId, invitations.seatId)
);

/** The invitations of a group that still let someone in, the newest first. */
export const openInvitations = (
	read: Reader,
	groupId: string,
	now: number
): Promise<InvitationLine[]> =>
	read
		.select(details)
		.from(invitations)
		.leftJoin(users, eq(users.id, invitations.invitedBy))
		.leftJoin(chronicles, eq(chronicles.id, invitations.chronicleId))
		.leftJoin(seats, seatOfInvitation)
		.where(isOpen(groupId, now))
		.orderBy(desc(invitations.createdAt))
		.all();

/** Takes an invitation of this group back; who came in by it stays. False: there is none such. */
export async function revokeInvitation(
	database: Database,
	groupId: string,
	id: string,
	by: Witness
): Promise<boolean> {
	return database.write(async (tx) => {
		const [revoked] = await tx
			.update(invitations)
			.set({ revokedAt: by.now })
			.where(
				and(eq(invitations.id, id), eq(invitations.groupId, groupId), isNull(invitations.revokedAt))
			)
			.returning({ role: invitations.role });
		if (revoked) await writeDown(tx, groupId, by, 'invitation-withdrawn', revoked);
		return revoked !== undefined;
	});
}

export interface OpenedInvitation extends InvitationLine {
	readonly groupId: string;
	readonly group: string;
}

/** What an invitation says to who opens it. Looking uses nothing up. Refused: by its four reasons. */
export async function openInvitation(
	read: Pick<Reader, 'select'>,
	token: string,
	now: number
): Promise<({ ok: true } & OpenedInvitation) | Refused> {
	const row = await read
		.select({
			...details,
			groupId: groups.id,
			group: groups.name,
			revokedAt: invitations.revokedAt
		})
		.from(invitations)
		.innerJoin(groups, eq(groups.id, invitations.groupId))
		.leftJoin(users, eq(users.id, invitations.invitedBy))
		.leftJoin(chronicles, eq(chronicles.id, invitations.chronicleId))
		.leftJoin(seats, seatOfInvitation)
		.where(eq(invitations.tokenHash, digest(token)))
		.get();
	if (!row) return refused('invitation-unknown');
	const { revokedAt, ...open } = row;
	if (revokedAt !== null) return refused('invitation-revoked');
	if (open.expiresAt <= now) return refused('invitation-expired');
	if (open.maxUses !== null && open.uses >= open.maxUses) return refused('invitation-used-up');
	return { ok: true, ...open };
}

/** A seat of a log. */
interface Place {
	readonly chronicleId: string;
	readonly game: string;
	readonly seatId: string;
}

/** Where the person sits now by this invitation; null: it has no seat, or the seat is taken. */
async function sit(tx: Transaction, invitationId: string, userId: string): Promise<Place | null> {
	const place = await tx
		.select({
			groupId: invitations.groupId,
			chronicleId: invitations.chronicleId,
			seatId: invitations.seatId,
			game: chronicles.game
		})
		.from(invitations)
		.innerJoin(chronicles, eq(chronicles.id, invitations.chronicleId))
		.where(eq(invitations.id, invitationId))
		.get();
	if (!place || place.chronicleId === null || place.seatId === null) return null;
	const { groupId, chronicleId, seatId, game } = place;
	const taken = await takeSeat(tx, { groupId, chronicleId, seatId }, userId);
	return taken ? { chronicleId, seatId, game } : null;
}

/**
 * Lets a person into the group with the invitation's role, and onto its seat if that is still free. Who is a member
 * already keeps the role they have and uses nothing up, unless the seat is new to them. Refused as {@link openInvitation}, and
 * where the group is full: `group-full`.
 */
export function acceptInvitation(
	database: Database,
	token: string,
	userId: string,
	now: number,
	quotas = QUOTAS
): Promise<{ ok: true; groupId: string; place: Place | null } | Refused> {
	return database.write(async (tx) => {
		const open = await openInvitation(tx, token, now);
		if (!open.ok) return open;
		const { id, groupId, role } = open;
		const others = and(eq(members.groupId, groupId), ne(members.userId, userId));
		const there = await tx.select({ count: count() }).from(members).where(others).get();
		const reached = findFull(quotas, 'group', { members: there?.count ?? 0 });
		if (reached !== null) return full(reached);
		const joined = await tx
			.insert(members)
			.values({ groupId, userId, role, joinedAt: now })
			.onConflictDoNothing()
			.returning({ userId: members.userId });
		const by = { id: userId, now };
		if (joined.length > 0) await writeDown(tx, groupId, by, 'joined', { personId: userId, role });
		const place = await sit(tx, id, userId);
		if (place) {
			const { chronicleId, seatId } = place;
			await writeDown(tx, groupId, by, 'seat-given', { personId: userId, chronicleId, seatId });
		}
		if (joined.length > 0 || place)
			await tx
				.update(invitations)
				.set({ uses: sql`${invitations.uses} + 1` })
				.where(eq(invitations.id, id));
		return { ok: true, groupId, place };
	});
}

/** Where who joined goes: to the log of their seat, or to the group. */
export const placeOf = ({ groupId, place }: { groupId: string; place: Place | null }): string =>
	place ? logPage(place.game, place.chronicleId) : `/groups/${groupId}`;
