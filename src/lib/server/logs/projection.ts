import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Reader, Transaction } from '../db/client.ts';
import { lentSeats, retainers, stickers } from '../db/schema/projections.ts';

/** The tables beside the log, by name. */
const TABLES = { stickers, retainers, lent_seats: lentSeats } as const;
type TableName = keyof typeof TABLES;
const TABLE_NAMES = Object.keys(TABLES) as TableName[];

type RowOf<Name extends TableName> = Omit<(typeof TABLES)[Name]['$inferSelect'], 'chronicleId'>;
type AnyRow = { readonly id: string } & { readonly [column: string]: string | number | null };

/** All rows a chronicle has beside its log. */
export type ProjectedRows = { readonly [Name in TableName]: readonly RowOf<Name>[] };

export const NO_ROWS: ProjectedRows = { stickers: [], retainers: [], lent_seats: [] };

/** The statement that writes a row of a table, and the row's fields in its order. */
function writeOf(name: TableName): {
	readonly statement: string;
	readonly keys: readonly string[];
} {
	const columns = Object.entries(getTableColumns(TABLES[name])).filter(
		([key]) => key !== 'chronicleId'
	);
	const names = ['chronicle_id', ...columns.map(([, column]) => `"${column.name}"`)];
	const holes = names.map(() => '?').join(', ');
	return {
		statement: `INSERT OR REPLACE INTO ${name} (${names.join(', ')}) VALUES (${holes})`,
		keys: columns.map(([key]) => key)
	};
}

const WRITES = Object.fromEntries(TABLE_NAMES.map((name) => [name, writeOf(name)])) as Readonly<
	Record<TableName, ReturnType<typeof writeOf>>
>;

interface Change {
	readonly gone: readonly string[];
	readonly written: readonly AnyRow[];
}

function difference(before: readonly AnyRow[], after: readonly AnyRow[]): Change {
	// Most rows are the very same ones in the same place.
	const moved = before.filter((row, index) => row !== after[index]);
	const old = new Map(moved.map((row) => [row.id, row]));
	const written = after.filter((row, index) => {
		if (row === before[index]) return false;
		const was = old.get(row.id);
		old.delete(row.id);
		return !(was && sameRow(was, row));
	});
	return { gone: [...old.keys()], written };
}

function sameRow(a: AnyRow, b: AnyRow): boolean {
	return Object.keys(b).every((column) => a[column] === b[column]);
}

async function apply(
	transaction: Transaction,
	chronicleId: string,
	name: TableName,
	{ gone, written }: Change
): Promise<void> {
	const table = TABLES[name];
	if (gone.length > 0)
		await transaction
			.delete(table)
			.where(and(eq(table.chronicleId, chronicleId), inArray(table.id, [...gone])));
	const { statement, keys } = WRITES[name];
	await transaction.executeEach(
		statement,
		written.map((row) => [chronicleId, ...keys.map((key) => row[key] ?? null)])
	);
}

/** Writes what changed from one set of rows to another; part of the append's own transaction. */
export async function writeChanges(
	transaction: Transaction,
	chronicleId: string,
	before: ProjectedRows,
	after: ProjectedRows
): Promise<void> {
	for (const name of TABLE_NAMES) {
		if (before[name] === after[name]) continue;
		await apply(transaction, chronicleId, name, difference(before[name], after[name]));
	}
}

/** Writes all rows anew, whatever was there: after an import, and when the engine changed. */
export async function rewrite(
	transaction: Transaction,
	chronicleId: string,
	rows: ProjectedRows
): Promise<void> {
	for (const name of TABLE_NAMES)
		await transaction.delete(TABLES[name]).where(eq(TABLES[name].chronicleId, chronicleId));
	await writeChanges(transaction, chronicleId, NO_ROWS, rows);
}

/** What the tables hold of a chronicle, each sorted by id. */
export async function readRows(
	reader: Reader | Transaction,
	chronicleId: string
): Promise<ProjectedRows> {
	const all = async <Name extends TableName>(name: Name) => {
		const table = TABLES[name];
		const found = await reader.select().from(table).where(eq(table.chronicleId, chronicleId));
		return found.map(({ chronicleId: _id, ...row }) => row).sort(byId);
	};
	const entries = await Promise.all(TABLE_NAMES.map(async (name) => [name, await all(name)]));
	return Object.fromEntries(entries) as ProjectedRows;
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
