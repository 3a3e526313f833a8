import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Application } from '../application.ts';
import type { Transaction } from '../db/client.ts';
import * as schema from '../db/schema.ts';
import { challenges } from '../db/schema/accounts.ts';
import { processes, receipts, tries, visits } from '../db/schema/sharing.ts';
import { vaultCheck } from '../db/schema/vault.ts';
import { Refusal } from './refusal.ts';
import { findingsIn, numbered, type Found, type Say } from './trial.ts';

/** What belongs to a moment, to the processes at a database, or to its own key check, and not to the people in it. */
const STAYS: readonly SQLiteTable[] = [challenges, processes, receipts, tries, visits, vaultCheck];

/** Every table that is carried over, each after those that its rows refer to. */
function tables(): string[] {
	const all = Object.values(schema).filter((one) => is(one, SQLiteTable) && !STAYS.includes(one));
	const ordered: SQLiteTable[] = [];
	const add = (table: SQLiteTable): void => {
		if (ordered.includes(table)) return;
		for (const { reference } of getTableConfig(table).foreignKeys) add(reference().foreignTable);
		ordered.push(table);
	};
	for (const table of all) add(table as SQLiteTable);
	return ordered.map(getTableName);
}

/** Rows go over in portions that fit any server; a snapshot is a whole state. */
const portionOf = (table: string): number => (table === 'snapshots' ? 5 : 100);

async function carry(from: Transaction, to: Transaction, table: string): Promise<void> {
	const portion = portionOf(table);
	for (let after = 0; ;) {
		const { columns, rows } = await from.execute(
			`SELECT rowid AS row_moved, * FROM "${table}" WHERE rowid > ? ORDER BY rowid LIMIT ?`,
			[after, portion]
		);
		const names = columns.slice(1);
		const insert = `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
		await to.executeEach(
			insert,
			rows.map((row) => names.map((name) => row[name] ?? null))
		);
		const last = rows.at(-1);
		if (!last || rows.length < portion) return;
		after = Number(last['row_moved']);
	}
}

async function refuseUnlessEmpty({ database: { read } }: Application, where: string) {
	const people = await read.$count(schema.users);
	const logs = await read.$count(schema.chronicles);
	if (people + logs > 0)
		throw new Refusal(
			`There is an Elysium in ${where} already (${numbered(people)} people, ${numbered(logs)} chronicles and games). Choose an empty database. Nothing was changed.`
		);
}

/**
 * Carries everything from one database into another, an empty one: all of it or nothing. Then every log is replayed
 * there and everything sealed opened. What it was carried from stays as it is.
 *
 * @param where what to call the new place in a sentence
 * @throws Refusal where something is there already, or does not hold
 */
export async function carryOver(
	from: Application,
	to: Application,
	where: string,
	say: Say
): Promise<Found> {
	await refuseUnlessEmpty(to, where);
	await from.database.write((source) =>
		to.database.write(async (target) => {
			for (const table of tables()) {
				say(`Copying ${table}…`);
				await carry(source, target, table);
			}
		})
	);
	say('Replaying everything in its new place…');
	return findingsIn(to, say);
}
