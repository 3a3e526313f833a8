/**
 * A reason to stop that a person can act upon: shown as its one sentence, without a stack trace.
 */
export class Refusal extends Error {
	/**
	 * @param {string} sentence what happened, where, and what to do
	 * @param {string} [details] output of a tool that explains more, shown above the sentence
	 */
	constructor(sentence, details = '') {
		super(sentence);
		this.name = 'Refusal';
		this.details = details;
	}
}

/**
 * The built server has its own copy of StartupError, so it is known by name, not by class.
 *
 * @param {unknown} error
 * @returns {Error | undefined} the innermost error of the cause chain that was written for people
 */
export function refusalIn(error) {
	/** @type {Error | undefined} */
	let found;
	for (let at = error; at instanceof Error; at = at.cause) {
		if (at.name === 'StartupError' || at.name === 'Refusal') found = at;
	}
	return found;
}

/** @param {unknown} error @returns {string} the `code` of a system error, or '' */
export function codeOf(error) {
	return error instanceof Error && 'code' in error ? String(error.code) : '';
}
