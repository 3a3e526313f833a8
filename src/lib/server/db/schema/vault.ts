import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { chronicles } from './chronicles.ts';

/** What no one may see yet. Only what lies in `vault/` reads or writes here. */
export const vault = sqliteTable(
	'vault',
	{
		chronicleId: text('chronicle_id')
			.notNull()
			.references(() => chronicles.id, { onDelete: 'cascade' }),
		key: text('key').notNull(),
		sealed: blob('sealed', { mode: 'buffer' }).notNull(),
		createdAt: integer('created_at').notNull()
	},
	(table) => [primaryKey({ columns: [table.chronicleId, table.key] })]
);

/** One row: words that everybody may know, sealed, so that another key is noticed before it seals anything. */
export const vaultCheck = sqliteTable('vault_check', {
	id: integer('id').primaryKey(),
	sealed: blob('sealed', { mode: 'buffer' }).notNull()
});
