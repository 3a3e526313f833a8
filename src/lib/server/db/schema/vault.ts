import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { chronicles } from './chronicles.ts';

/** What no one may see yet. Only `vault/vault.ts` reads or writes here. */
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
