import { sql } from 'drizzle-orm';
import {
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	uniqueIndex
} from 'drizzle-orm/sqlite-core';
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
