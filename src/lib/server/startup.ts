/**
 * A reason why Elysium cannot start, in one sentence for the person at the terminal: what, where, what to do.
 * The start script prints the message alone, without a stack trace; it knows the class by its name, for a bundled
 * server carries a class of its own.
 */
export class StartupError extends Error {
	readonly kind = 'startup';
	override readonly name = 'StartupError';
}
