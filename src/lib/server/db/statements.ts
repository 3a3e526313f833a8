import Database from 'libsql';

type Connection = Database.Database;
type Statement = Database.Statement;

/** What only reads or writes rows, or begins and ends that. Anything else may change what such statements mean. */
const OF_ROWS = /^\s*(?:select|insert|update|delete|with|begin|commit|rollback)\b/i;

/** Of each connection; a list of values of any length makes many of one. */
const AT_MOST = 200;

const ANSWERS_NOTHING = new Error('This statement answers no rows.');

/** Asks a statement once, and not each time that it is run, whether it answers rows, and what their columns are. */
function askedOnce(statement: Statement): Statement {
	const [raw, columns] = [statement.raw.bind(statement), statement.columns.bind(statement)];
	let answers: boolean | undefined;
	let known: ReturnType<typeof columns> | undefined;
	const asRows = (): boolean => {
		try {
			raw(true);
			return true;
		} catch {
			return false;
		}
	};
	return Object.assign(statement, {
		raw() {
			answers ??= asRows();
			if (!answers) throw ANSWERS_NOTHING;
			return statement;
		},
		columns: () => (known ??= columns())
	});
}

const PATCHED = Symbol.for('elysium.statements');

/**
 * Lets every connection to a file keep the statements that it runs again and again. The client makes each of them anew
 * for every execution, which costs several times what running it does, and lends no other way to its connections.
 */
export function keepStatements(): void {
	const connections = Database.prototype as Connection & { [PATCHED]?: true };
	if (connections[PATCHED]) return;
	connections[PATCHED] = true;
	const kept = new WeakMap<Connection, Map<string, Statement>>();
	const { prepare, close } = connections;
	connections.prepare = function (this: Connection, text: string) {
		if (!OF_ROWS.test(text)) {
			kept.delete(this);
			return prepare.call(this, text);
		}
		const its = kept.get(this) ?? new Map<string, Statement>();
		kept.set(this, its);
		const known = its.get(text);
		if (known) return known;
		const made = askedOnce(prepare.call(this, text));
		const [oldest] = its.keys();
		if (its.size === AT_MOST && oldest !== undefined) its.delete(oldest);
		its.set(text, made);
		return made;
	} as Connection['prepare'];
	connections.close = function (this: Connection) {
		kept.delete(this);
		return close.call(this);
	};
}
