import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

// Only where several processes share a database server; an embedded file never has a row of these. Instants are by the
// server's clock, so that no process needs to know another's.

/** Transactions that were committed lately: the answer to a commit may get lost, its receipt does not. */
export const receipts = sqliteTable(
	'receipts',
	{
		id: text('id').primaryKey(),
		/** Seconds since 1970. */
		at: integer('at').notNull()
	},
	(table) => [index('receipts_by_time').on(table.at)]
);

/** How often something was tried lately, such as signing in. */
export const tries = sqliteTable('tries', {
	/** Of what, and whose: nobody can read it back. */
	key: text('key').primaryKey(),
	count: integer('count').notNull(),
	/** Forgotten from then on; milliseconds since 1970. */
	until: integer('until').notNull()
});

/** Processes at which somebody looks at something. */
export const processes = sqliteTable('processes', {
	id: text('id').primaryKey(),
	/** When it last said that it lives; milliseconds since 1970. */
	seenAt: integer('seen_at').notNull()
});

/** Who looks at which log, and at which process. */
export const visits = sqliteTable(
	'visits',
	{
		processId: text('process_id')
			.notNull()
			.references(() => processes.id, { onDelete: 'cascade' }),
		log: text('log').notNull(),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		name: text('name').notNull(),
		/** JSON: the seats they hold in it. */
		seats: text('seats').notNull()
	},
	(table) => [
		primaryKey({ columns: [table.processId, table.log, table.userId] }),
		index('visits_by_log').on(table.log)
	]
);
