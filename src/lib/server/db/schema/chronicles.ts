import { isNotNull } from 'drizzle-orm';
import {
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	uniqueIndex
} from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';
import { groups } from './groups.ts';

/** One row a log: a chronicle, or a game outside one; whose it is and how far it goes. Instants are milliseconds since 1970. */
export const chronicles = sqliteTable(
	'chronicles',
	{
		id: text('id').primaryKey(),
		/** The chronicle's id within its envelopes; another than `id` only where a file was imported. */
		logId: text('log_id').notNull(),
		groupId: text('group_id')
			.notNull()
			.references(() => groups.id, { onDelete: 'cascade' }),
		/** Whose events its log holds: the name of the game. */
		game: text('game').notNull().default('heritage'),
		title: text('title').notNull(),
		createdAt: integer('created_at').notNull(),
		/** When it was read from a file; null: it began here. */
		importedAt: integer('imported_at'),
		/** Sequence of the last event, 0 before the first. */
		version: integer('version').notNull(),
		/** The revision of the rules that decided the last event: older rules than these may not go on with it. */
		rules: integer('rules').notNull().default(1),
		/** What its log weighs, as it stands in an exported file. */
		bytes: integer('bytes').notNull().default(0),
		/** When its game goes on by itself, as its state says; null: only when somebody acts. */
		dueAt: integer('due_at'),
		/** Which engine wrote the tables beside the log; another one writes them anew. */
		projectedBy: text('projected_by').notNull()
	},
	(table) => [
		index('chronicles_by_group').on(table.groupId),
		index('chronicles_by_due').on(table.dueAt).where(isNotNull(table.dueAt))
	]
);

const chronicleId = () =>
	text('chronicle_id')
		.notNull()
		.references(() => chronicles.id, { onDelete: 'cascade' });

/** The log. Its primary key is the lock: of two appends that saw the same version, one is refused. */
export const events = sqliteTable(
	'events',
	{
		chronicleId: chronicleId(),
		seq: integer('seq').notNull(),
		id: text('id').notNull(),
		schema: integer('schema').notNull(),
		/** The revision of the rules that decided it; null: none is named, as before there was a second one. */
		rules: integer('rules'),
		seat: text('seat'),
		actor: text('actor').notNull(),
		command: text('command').notNull(),
		at: text('at').notNull(),
		rule: text('rule'),
		/** JSON, as in the envelopes, like `proof` and `consent`. */
		event: text('event').notNull(),
		proof: text('proof'),
		consent: text('consent'),
		previous: text('previous').notNull(),
		hash: text('hash').notNull()
	},
	(table) => [
		primaryKey({ columns: [table.chronicleId, table.seq] }),
		uniqueIndex('events_by_id').on(table.chronicleId, table.id)
	]
);

/** Commands that were accepted, so that one sent twice counts once. */
export const commands = sqliteTable(
	'commands',
	{
		chronicleId: chronicleId(),
		id: text('id').notNull(),
		/** Hash of the command's content; null: known only from an imported file. */
		fingerprint: text('fingerprint'),
		/** The events that answered it; `first` is `last` + 1 where nothing was to do. */
		first: integer('first_seq').notNull(),
		last: integer('last_seq').notNull()
	},
	(table) => [primaryKey({ columns: [table.chronicleId, table.id] })]
);

/** The last folded state of each log, so that loading need not begin at the first event. Never the truth, only a shortcut to it. */
export const snapshots = sqliteTable(
	'snapshots',
	{
		chronicleId: chronicleId(),
		seq: integer('seq').notNull(),
		/** Which engine folded it; another engine leaves it aside. */
		engine: text('engine').notNull(),
		state: text('state').notNull(),
		stateHash: text('state_hash').notNull(),
		/** Hash of the envelope at `seq`. */
		head: text('head').notNull()
	},
	(table) => [primaryKey({ columns: [table.chronicleId, table.seq] })]
);

/** Names annex beside the log: who sits where. The log knows seats by id alone. */
export const seats = sqliteTable(
	'seats',
	{
		chronicleId: chronicleId(),
		seatId: text('seat_id').notNull(),
		name: text('name').notNull(),
		/** What its name was hashed with for the log; null: it was never, or was forgotten with the name. */
		salt: text('salt'),
		/** Null: the seat is just a name. */
		userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
		/** Whose hand lies there: who held the seat when the chapter was laid out, or whom they passed it on to. */
		dealtTo: text('dealt_to'),
		/** The chapter that it was dealt in; null: none was laid out since this is noted. */
		dealtChapter: integer('dealt_chapter'),
		/** Whether the seat was just a name when its hand was dealt, and nobody got that hand since: the keeper alone saw it. */
		dealtVacant: integer('dealt_vacant', { mode: 'boolean' }).notNull().default(false)
	},
	(table) => [
		primaryKey({ columns: [table.chronicleId, table.seatId] }),
		index('seats_by_user').on(table.userId)
	]
);

/** Names annex beside the log: who acted. */
export const people = sqliteTable(
	'people',
	{
		chronicleId: chronicleId(),
		/** As in the envelopes. */
		actorId: text('actor_id').notNull(),
		name: text('name').notNull(),
		/** Null: imported, or the person has left. */
		userId: text('user_id').references(() => users.id, { onDelete: 'set null' })
	},
	(table) => [
		primaryKey({ columns: [table.chronicleId, table.actorId] }),
		index('people_by_user').on(table.userId)
	]
);

/** What somebody typed and has not sent yet. */
export const drafts = sqliteTable(
	'drafts',
	{
		chronicleId: chronicleId(),
		userId: text('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		key: text('key').notNull(),
		/** JSON, in the form of the page that keeps it. */
		body: text('body').notNull(),
		/** When it was saved where it was typed. */
		savedAt: integer('saved_at').notNull()
	},
	(table) => [
		primaryKey({ columns: [table.chronicleId, table.userId, table.key] }),
		index('drafts_by_user').on(table.userId)
	]
);
