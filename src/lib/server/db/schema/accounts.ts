import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

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
		/** When this person signed in here; a session lasts no longer than so many days from then on. */
		createdAt: integer('created_at').notNull(),
		expiresAt: integer('expires_at').notNull(),
		/** Browser and system in words, such as "Chrome on Android"; null: unknown. */
		device: text('device'),
		/** Written down now and then, not with every request. */
		lastUsedAt: integer('last_used_at').notNull().default(0),
		/** Whoever reads here knows of all sign-ins until then. */
		newsUntil: integer('news_until').notNull().default(0)
	},
	(table) => [index('sessions_by_user').on(table.userId)]
);

/** When somebody signed in. Kept apart from the sessions: it stays when its session ends. */
export const signIns = sqliteTable(
	'sign_ins',
	{
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** The session has the same `created_at`. */
		at: integer('at').notNull(),
		device: text('device'),
		/** This person said that they know of it, where they signed in later. */
		known: integer('known', { mode: 'boolean' }).notNull().default(false)
	},
	(table) => [primaryKey({ columns: [table.userId, table.at] })]
);

/** Keys on devices that sign a person in beside the password. Only the public half is here. */
export const passkeys = sqliteTable(
	'passkeys',
	{
		/** As its device calls it, base64url. */
		id: text('id').primaryKey(),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** COSE, base64url. */
		publicKey: text('public_key').notNull(),
		/** How often it signed, as far as its device counts: it never goes back. */
		counter: integer('counter').notNull(),
		/** JSON: how a browser reaches it. */
		transports: text('transports').notNull(),
		/** The name of the server it was made for; elsewhere no browser offers it. */
		rpId: text('rp_id').notNull(),
		name: text('name').notNull(),
		createdAt: integer('created_at').notNull(),
		lastUsedAt: integer('last_used_at')
	},
	(table) => [index('passkeys_by_user').on(table.userId)]
);

/** What a device was asked to sign, for a few minutes, and for one answer. */
export const challenges = sqliteTable('challenges', {
	/** SHA-256 of the secret in the cookie of the browser that was asked. */
	idHash: text('id_hash').primaryKey(),
	challenge: text('challenge').notNull(),
	/** Who adds a passkey; null: somebody signs in. */
	userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
	expiresAt: integer('expires_at').notNull()
});

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
