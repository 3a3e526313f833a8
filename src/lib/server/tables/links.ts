import { networkInterfaces } from 'node:os';
import { renderSVG } from 'uqr';

export interface InvitationLink {
	readonly href: string;
	/** a QR code as SVG, to be shown as it is */
	readonly qr: string;
	/** whether another device can open it, as far as this machine can tell */
	readonly reach: 'everywhere' | 'network' | 'this-device';
}

const isLoopback = (name: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(name);
const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

function ownAddresses(): string[] {
	return Object.values(networkInterfaces())
		.flatMap((addresses) => addresses ?? [])
		.filter(({ family, internal }) => family === 'IPv4' && !internal)
		.map(({ address }) => address);
}

const linkOf = (href: string, reach: InvitationLink['reach']): InvitationLink => ({
	href,
	reach,
	qr: renderSVG(href, { border: 2, ecc: 'M' })
});

/**
 * The links of an invitation: under the address by which the keeper came, and if that is this very machine, where a
 * phone would find itself instead, first under each address by which phones in the network reach it.
 *
 * @param url the address of the keeper's request
 * @param host what the server listens on
 */
export function invitationLinks(
	url: URL,
	token: string,
	host: string,
	addresses: readonly string[] = ownAddresses()
): InvitationLink[] {
	const path = `/join/${token}`;
	if (!isLoopback(url.hostname)) return [linkOf(url.origin + path, 'everywhere')];
	const reachable = isEverywhere(host) ? addresses : [];
	const port = url.port === '' ? '' : `:${url.port}`;
	return [
		...reachable.map((address) => linkOf(`${url.protocol}//${address}${port}${path}`, 'network')),
		linkOf(url.origin + path, 'this-device')
	];
}
