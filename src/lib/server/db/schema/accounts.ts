import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** A person. Without `name_key` and `password_hash` it is a guest: a name and a session, nothing more. */
export const users = sqliteTable('users', {
	id: text('id').primaryKey(),
	name: text('name').notNull(),
	nameKey: text('name_key').unique(),
	passwordHash: text('password_hash'),
	createdAt: integer('created_at').notNull()
});

/** Who is signed in where. The id in the cookie is not here, only its SHA-256. */
export const sessions = sqliteTable(
	'sessions',
	{
		idHash: text('id_hash').primaryKey(),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		createdAt: integer('created_at').notNull(),
		expiresAt: integer('expires_at').notNull()
	},
	(table) => [index('sessions_by_user').on(table.userId)]
);

/** Ten codes a person can keep on paper; each sets a new password once. Only hashes. */
export const recoveryCodes = sqliteTable(
	'recovery_codes',
	{
		codeHash: text('code_hash').primaryKey(),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		usedAt: integer('used_at')
	},
	(table) => [index('recovery_codes_by_user').on(table.userId)]
);
