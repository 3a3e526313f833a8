import type { Client, InArgs, InStatement, ResultSet, Transaction as Raw } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';

type Everything = LibSQLDatabase<Record<string, never>>;

/** What may look but not change anything. */
export type Reader = Pick<Everything, 'select' | 'selectDistinct' | '$count' | 'all' | 'get'>;

/** A statement as text, for the few that every act runs: building it anew each time costs more than running it. */
interface Executor {
	execute(sql: string, args: InArgs): Promise<ResultSet>;
}

/** An open write transaction; whatever happens in it is kept together or not at all. */
export type Transaction = Reader &
	Pick<Everything, 'insert' | 'update' | 'delete' | 'run' | 'values'> &
	Executor;

const notInside = (): never => {
	throw new Error('This cannot be done inside a transaction.');
};

/** An open transaction in the shape of a client, the only one that drizzle takes for its statements. */
function clientOf(open: Raw): Client {
	return {
		protocol: 'file',
		get closed() {
			return open.closed;
		},
		execute: (statement: InStatement | string, args?: InArgs) =>
			open.execute(
				typeof statement === 'string' ? { sql: statement, args: args ?? [] } : statement
			),
		batch: notInside,
		migrate: notInside,
		transaction: notInside,
		executeMultiple: notInside,
		sync: notInside,
		reconnect: notInside,
		close: notInside
	};
}

/** Begins at once, not when the first statement comes; commits what the work did, or undoes all of it if it throws. */
export async function inTransaction<T>(
	writer: Client,
	work: (transaction: Transaction) => Promise<T>
): Promise<T> {
	const open = await writer.transaction('write');
	try {
		const client = clientOf(open);
		const transaction = Object.assign(drizzle({ client }), {
			execute: (sql: string, args: InArgs) => open.execute({ sql, args })
		});
		const result = await work(transaction);
		await open.commit();
		return result;
	} finally {
		// After a commit there is nothing left to undo.
		open.close();
	}
}
