import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { chronicles } from './chronicles.ts';

/**
 * What the log says, laid out for questions across a chronicle. Written in the append's own transaction and
 * rebuilt from the log whenever the engine changes; nobody else writes here. Each row is known by `id` within
 * its chronicle.
 */
const known = () => ({
	chronicleId: text('chronicle_id')
		.notNull()
		.references(() => chronicles.id, { onDelete: 'cascade' }),
	id: text('id').notNull()
});

export const stickers = sqliteTable(
	'stickers',
	{
		...known(),
		sticker: text('sticker').notNull(),
		character: text('character').notNull(),
		/** From 1, oldest first: abilities trigger from the top. */
		position: integer('position').notNull(),
		kind: text('kind').notNull(),
		name: text('name').notNull(),
		text: text('text').notNull(),
		chapter: integer('chapter').notNull(),
		seat: text('seat')
	},
	(table) => [primaryKey({ columns: [table.chronicleId, table.id] })]
);

/** Characters whose home is a haven: the one retainer, and leaders the player unlocked. */
export const retainers = sqliteTable(
	'retainers',
	{
		...known(),
		seat: text('seat').notNull(),
		character: text('character').notNull(),
		as: text('as', { enum: ['retainer', 'leader'] }).notNull()
	},
	(table) => [primaryKey({ columns: [table.chronicleId, table.id] })]
);

/** Seats for which somebody else may act; `id` is the seat. */
export const lentSeats = sqliteTable(
	'lent_seats',
	{
		...known(),
		/** Who held it then: it counts while they do. Null: it was just a name. */
		lender: text('lender'),
		person: text('person').notNull(),
		/** 1: they may see its hand, too. */
		hand: integer('hand').notNull()
	},
	(table) => [primaryKey({ columns: [table.chronicleId, table.id] })]
);
