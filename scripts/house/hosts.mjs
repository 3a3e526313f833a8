import { isIP } from 'node:net';
import os from 'node:os';

/**
 * Which names a request may call us by. A page of a stranger can point its own name at our address
 * (DNS rebinding) and then read everything as if it were its own, unless the name is looked at.
 *
 * @typedef {object} Doors
 * @property {number} port the port we listen on
 * @property {string | undefined} origin the address a proxy shows us under
 * @property {string[]} names names of this machine
 */

/** @param {string} [hostname] @returns {string[]} what this machine may be called */
export function ownNames(hostname = os.hostname()) {
	const name = hostname.toLowerCase();
	const short = name.split('.')[0] ?? name;
	return ['localhost', '127.0.0.1', '[::1]', name, `${short}.local`];
}

/**
 * The scheme and host to answer under, worked out for each request, so that forms and sessions work
 * under each own address without a setting.
 *
 * @param {string | undefined} host the request's Host header
 * @param {string | undefined} localAddress the own address that the connection reached
 * @param {Doors} doors
 * @returns {{ protocol: string, host: string } | null} null if the name is not ours
 */
export function doorOf(host, localAddress, doors) {
	if (!host) return null;
	const asked = host.toLowerCase();
	if (doors.origin) {
		const origin = new URL(doors.origin);
		if (asked === origin.host || asked === origin.hostname) {
			return { protocol: origin.protocol.slice(0, -1), host: origin.host };
		}
	}
	const [, name = '', port = '80'] = /^(\[[^\]]+\]|[^:]+)(?::(\d+))?$/.exec(asked) ?? [];
	if (Number(port) !== doors.port) return null;
	// An address in figures cannot be rebound: if the connection reached it, it is ours.
	if (!doors.names.includes(name) && name !== inUrl(plainAddress(localAddress))) return null;
	return { protocol: 'http', host: asked };
}

/** @param {string | undefined} address @returns {string} IPv4 as such, also when it came mapped into IPv6 */
function plainAddress(address = '') {
	return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/** @param {string} address @returns {string} as it stands in a URL: IPv6 in brackets */
export function inUrl(address) {
	return isIP(address) === 6 ? `[${address}]` : address;
}

/**
 * The address of the person at the other end. With proxies in front, each of them appended the
 * address it saw to X-Forwarded-For: the one we trust furthest out is counted from the right,
 * because everything left of it is hearsay.
 *
 * @param {string | undefined} remoteAddress
 * @param {string | string[] | undefined} forwardedFor
 * @param {number} trustedProxies
 * @returns {string}
 */
export function clientAddress(remoteAddress, forwardedFor, trustedProxies) {
	const chain = (Array.isArray(forwardedFor) ? forwardedFor.join(',') : (forwardedFor ?? ''))
		.split(',')
		.map((part) => part.trim());
	const told = trustedProxies > 0 ? (chain[chain.length - trustedProxies] ?? '') : '';
	return plainAddress(isIP(told) ? told : remoteAddress);
}

/**
 * Own addresses that another device may reach, the likeliest first: bridges and tunnels of virtual
 * machines and containers come last.
 *
 * @param {NodeJS.Dict<os.NetworkInterfaceInfo[]>} interfaces
 * @param {boolean} alsoIPv6
 * @returns {string[]}
 */
export function lanAddresses(interfaces, alsoIPv6) {
	const virtual = /^(docker|br-|veth|virbr|vmnet|vbox|tun|tap|tailscale|utun|wg|zt|lxc|podman)/i;
	const rank = (/** @type {string} */ name) => (virtual.test(name) ? 1 : 0);
	return Object.entries(interfaces)
		.sort(([a], [b]) => rank(a) - rank(b))
		.flatMap(([, list]) => list ?? [])
		.filter((one) => !one.internal && (one.family === 'IPv4' || alsoIPv6))
		.filter((one) => !/^(169\.254\.|fe80:)/i.test(one.address))
		.sort((a, b) => Number(a.family === 'IPv6') - Number(b.family === 'IPv6'))
		.map((one) => one.address);
}
