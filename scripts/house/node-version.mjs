/**
 * Says why this Node cannot run Elysium. Written for Node 12's parser, like every file that
 * start.mjs and test.mjs import before asking.
 *
 * Vite and its bundler need `require` of ES modules, which came with 20.19 and 22.12.
 *
 * @param {string} version as in `process.versions.node`, for example "20.19.0"
 * @returns {string | null} one sentence, or null if this Node will do
 */
export function nodeProblem(version) {
	const parts = version.split('.').map(Number);
	const major = parts[0] || 0;
	const minor = parts[1] || 0;
	const enough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
	if (enough) return null;
	const newer = major === 21 || major === 22 ? ' (of the line after it, 22.12 or newer)' : '';
	return (
		'Elysium needs Node 20.19 or newer' +
		newer +
		'; this is v' +
		version +
		'. Install a current one from https://nodejs.org and run the command again.'
	);
}
