import type {
	Client,
	InArgs,
	InStatement,
	InValue,
	ResultSet,
	Transaction as Raw
} from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';

type Everything = LibSQLDatabase<Record<string, never>>;

/** What may look but not change anything. */
export type Reader = Pick<Everything, 'select' | 'selectDistinct' | '$count' | 'all' | 'get'>;

/** Statements as text, for the few that every act runs: building them anew each time costs more than running them. */
interface Executor {
	execute(sql: string, args: InArgs): Promise<ResultSet>;
	/** The same statement once for each row of values, sent together. */
	executeEach(sql: string, rows: readonly InValue[][]): Promise<void>;
}

/** An open write transaction; whatever happens in it is kept together or not at all. */
export type Transaction = Reader &
	Pick<Everything, 'insert' | 'update' | 'delete' | 'run' | 'values'> &
	Executor;

const notHere = (): never => {
	throw new Error('This cannot be done here.');
};

/** Something that runs statements, in the shape of a client, the only one that drizzle takes. */
export const clientOn = (run: (statement: InStatement) => Promise<ResultSet>): Client => ({
	protocol: 'file',
	closed: false,
	execute: (statement: InStatement | string, args?: InArgs) =>
		run(typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement),
	batch: notHere,
	migrate: notHere,
	transaction: notHere,
	executeMultiple: notHere,
	sync: notHere,
	reconnect: notHere,
	close: notHere
});

const ROWS_AT_ONCE = 100;

/** What works in an open transaction are given. */
export const transactionOn = (open: Pick<Raw, 'execute' | 'batch'>): Transaction =>
	Object.assign(drizzle({ client: clientOn((statement) => open.execute(statement)) }), {
		execute: (sql: string, args: InArgs) => open.execute({ sql, args }),
		async executeEach(sql: string, rows: readonly InValue[][]) {
			for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
				await open.batch(rows.slice(from, from + ROWS_AT_ONCE).map((args) => ({ sql, args })));
		}
	});

/** The SQL of a statement. */
export const textOf = (statement: InStatement): string =>
	typeof statement === 'string' ? statement : statement.sql;

/** The same, and `seen` hears of each statement before it is run. */
const watched = (
	open: Pick<Raw, 'execute' | 'batch'>,
	seen: (sql: string) => void
): Pick<Raw, 'execute' | 'batch'> => ({
	execute(statement) {
		seen(textOf(statement));
		return open.execute(statement);
	},
	batch(statements) {
		for (const statement of statements) seen(textOf(statement));
		return open.batch(statements);
	}
});

/**
 * Begins at once, not when the first statement comes; commits what the work did, or undoes all of it if it throws.
 * `seen` hears of each statement of the work.
 */
export async function inTransaction<T>(
	writer: Client,
	work: (transaction: Transaction) => Promise<T>,
	seen: (sql: string) => void
): Promise<T> {
	const open = await writer.transaction('write');
	try {
		const result = await work(transactionOn(watched(open, seen)));
		await open.commit();
		return result;
	} finally {
		// After a commit there is nothing left to undo.
		open.close();
	}
}
