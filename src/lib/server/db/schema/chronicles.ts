import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** One row a chronicle: whose it is and how far its log goes. */
export const chronicles = sqliteTable('chronicles', {
	id: text('id').primaryKey(),
	groupId: text('group_id').notNull(),
	title: text('title').notNull(),
	/** milliseconds since 1970 */
	createdAt: integer('created_at').notNull(),
	/** sequence of the last event, 0 before the first */
	version: integer('version').notNull()
});
