import { sql } from 'drizzle-orm';
import {
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	uniqueIndex
} from 'drizzle-orm/sqlite-core';
import { AUDITED } from '../../tables/audited.ts';
import { ROLES } from '../../tables/roles.ts';
import { users } from './accounts.ts';

/** People who play together. */
export const groups = sqliteTable('groups', {
	id: text('id').primaryKey(),
	name: text('name').notNull(),
	createdAt: integer('created_at').notNull()
});

/** Who belongs to a group, as what. A group has never two keepers. */
export const members = sqliteTable(
	'members',
	{
		groupId: text('group_id')
			.notNull()
			.references(() => groups.id, { onDelete: 'cascade' }),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		role: text('role', { enum: ROLES }).notNull(),
		joinedAt: integer('joined_at').notNull()
	},
	(table) => [
		primaryKey({ columns: [table.groupId, table.userId] }),
		index('members_by_user').on(table.userId),
		uniqueIndex('one_keeper')
			.on(table.groupId)
			.where(sql`${table.role} = 'keeper'`)
	]
);

/** A link that lets someone in. The token is only in the link; here lies its SHA-256. */
export const invitations = sqliteTable(
	'invitations',
	{
		id: text('id').primaryKey(),
		groupId: text('group_id')
			.notNull()
			.references(() => groups.id, { onDelete: 'cascade' }),
		tokenHash: text('token_hash').notNull().unique(),
		role: text('role', { enum: ROLES }).notNull(),
		chronicleId: text('chronicle_id'),
		seatId: text('seat_id'),
		invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
		createdAt: integer('created_at').notNull(),
		expiresAt: integer('expires_at').notNull(),
		revokedAt: integer('revoked_at'),
		maxUses: integer('max_uses'),
		uses: integer('uses').notNull().default(0)
	},
	(table) => [index('invitations_by_group').on(table.groupId)]
);

/** What a group typed of the cards in a box of its own, by game. */
export const boxes = sqliteTable(
	'boxes',
	{
		groupId: text('group_id')
			.notNull()
			.references(() => groups.id, { onDelete: 'cascade' }),
		game: text('game').notNull(),
		/** JSON, in the form of the file in which its members save it. */
		cards: text('cards').notNull()
	},
	(table) => [primaryKey({ columns: [table.groupId, table.game] })]
);

/** What changed in a group beside its logs: who came and went, what they may do, who let whom in, who sits where. */
export const audit = sqliteTable(
	'audit',
	{
		id: integer('id').primaryKey({ autoIncrement: true }),
		groupId: text('group_id')
			.notNull()
			.references(() => groups.id, { onDelete: 'cascade' }),
		/** Of which chronicle, where it was about a seat; null: the group as a whole. */
		chronicleId: text('chronicle_id'),
		seatId: text('seat_id'),
		at: integer('at').notNull(),
		/** Who did it; null: they deleted their account. */
		actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
		what: text('what', { enum: AUDITED }).notNull(),
		/** Whom it was about. */
		personId: text('person_id').references(() => users.id, { onDelete: 'set null' }),
		role: text('role', { enum: ROLES }),
		/** Why, in the words of whoever did it. */
		reason: text('reason')
	},
	(table) => [index('audit_by_group').on(table.groupId)]
);
