import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';
import { chronicles } from './chronicles.ts';

/** Which device may deal at a table while it is off the network; one at a time. Instants are milliseconds since 1970. */
export const leases = sqliteTable(
	'leases',
	{
		id: text('id').primaryKey(),
		chronicleId: text('chronicle_id')
			.notNull()
			.references(() => chronicles.id, { onDelete: 'cascade' }),
		/** It holds for this chapter alone. */
		chapter: integer('chapter').notNull(),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** Made by the device itself, so that it can ask again. */
		device: text('device').notNull(),
		since: integer('since').notNull(),
		/** How it ended; null: it holds. */
		ended: text('ended', { enum: ['given-back', 'called-back', 'chapter-over', 'holder-gone'] }),
		endedAt: integer('ended_at'),
		/** Why it was called back, in the keeper's words. */
		reason: text('reason')
	},
	(table) => [
		index('leases_by_user').on(table.userId),
		uniqueIndex('one_lease_a_table')
			.on(table.chronicleId)
			.where(sql`${table.ended} is null`)
	]
);
