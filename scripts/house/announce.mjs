import os from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { inUrl, lanAddresses } from './hosts.mjs';

/**
 * @param {import('node:net').AddressInfo} address
 * @param {import('./serve.mjs').Config} config
 */
export function announce({ address, port }, { origin }) {
	const everywhere = address === '0.0.0.0' || address === '::';
	const url = (/** @type {string} */ host) =>
		`http://${inUrl(host)}${port === 80 ? '' : `:${port}`}`;

	console.log(`Elysium is open at ${url(everywhere ? '127.0.0.1' : address)}`);
	if (origin) console.log(`Through the proxy: ${origin}`);
	if (everywhere) {
		const lan = lanAddresses(os.networkInterfaces(), address === '::').map(url);
		console.log(lanLines(lan));
	}
	console.log('To stop it: Ctrl+C');
}

/** @param {string[]} urls @returns {string} */
function lanLines([first, ...others]) {
	if (!first) return 'This machine is not on a network, so phones cannot reach it.';
	const lines = [`On phones in the same network: ${first}`, '', renderUnicodeCompact(first), ''];
	if (others.length > 0) lines.push(`Other addresses of this machine: ${others.join('  ')}`);
	return lines.join('\n');
}
