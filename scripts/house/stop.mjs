const PATIENCE_MS = 1_500;

/**
 * On the first SIGTERM or SIGINT: takes no new connection, lets requests under way finish, ends
 * streams that never would, then lets the program close its database. The second one ends at once.
 *
 * Two events tell the program, which listens with `process.on`: `elysium:stopping` when live
 * streams should say goodbye, `sveltekit:shutdown` when no request is left.
 *
 * @param {import('node:http').Server} server
 */
export function stopGracefully(server) {
	let stopping = false;
	/** @param {NodeJS.Signals} signal */
	const stop = (signal) => {
		if (stopping) process.exit(130);
		stopping = true;
		emit('elysium:stopping', signal);
		server.close(() => {
			emit('sveltekit:shutdown', signal);
			// The program's listeners may still be writing; what hangs after that has no say.
			setTimeout(() => process.exit(0), 300).unref();
		});
		server.closeIdleConnections();
		// A connection that becomes idle only now would otherwise be waited for in vain.
		setInterval(() => server.closeIdleConnections(), 50).unref();
		setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
	};
	process.on('SIGTERM', stop);
	process.on('SIGINT', stop);
}

/**
 * @param {string} event one that Node's types do not know
 * @param {NodeJS.Signals} signal
 */
function emit(event, signal) {
	/** @type {NodeJS.EventEmitter} */ (process).emit(event, signal);
}
