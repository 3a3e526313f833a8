import { describe, expect, test } from 'vitest';
import { clientAddress, doorOf, lanAddresses, ownNames } from '../../../scripts/house/hosts.mjs';

const names = ownNames('Candle.home.arpa');
const alone = { port: 3000, origin: undefined, names };
const proxied = { port: 3000, origin: 'https://elysium.example', names };

describe('names of this machine', () => {
	test.each([
		'localhost:3000',
		'LOCALHOST:3000',
		'127.0.0.1:3000',
		'[::1]:3000',
		'candle.home.arpa:3000',
		'candle.local:3000'
	])('%s is ours', (host) => {
		expect(doorOf(host, '127.0.0.1', alone)).toEqual({
			protocol: 'http',
			host: host.toLowerCase()
		});
	});

	test.each([
		['192.168.1.5:3000', '192.168.1.5'],
		['192.168.1.5:3000', '::ffff:192.168.1.5'],
		['[fd00::2]:3000', 'fd00::2']
	])('%s is ours if the connection reached %s', (host, localAddress) => {
		expect(doorOf(host, localAddress, alone)).toEqual({ protocol: 'http', host });
	});

	test('port 80 is not written', () => {
		expect(doorOf('localhost', '127.0.0.1', { ...alone, port: 80 })).toEqual({
			protocol: 'http',
			host: 'localhost'
		});
	});
});

describe('names that are not ours', () => {
	test.each([
		undefined,
		'',
		'evil.test:3000',
		'localhost',
		'localhost:3001',
		'localhost:3000.evil.test',
		'evil.test#localhost:3000',
		'user@localhost:3000',
		'localhost.evil.test:3000',
		'192.168.1.5:3000',
		'[::ffff:127.0.0.1]:3000',
		'::1:3000',
		'elysium.example',
		':3000'
	])('%s', (host) => {
		expect(doorOf(host, '127.0.0.1', alone)).toBeNull();
	});

	test('an address that nobody reached is no name, also if the connection is unknown', () => {
		expect(doorOf(':3000', undefined, alone)).toBeNull();
	});
});

describe('behind a proxy', () => {
	test('its name is answered under its scheme', () => {
		expect(doorOf('Elysium.example', '127.0.0.1', proxied)).toEqual({
			protocol: 'https',
			host: 'elysium.example'
		});
	});

	test('a proxy that drops an unusual port is understood', () => {
		const doors = { ...proxied, origin: 'https://elysium.example:8443' };
		expect(doorOf('elysium.example', '127.0.0.1', doors)?.host).toBe('elysium.example:8443');
		expect(doorOf('elysium.example:8443', '127.0.0.1', doors)?.host).toBe('elysium.example:8443');
	});

	test('own names stay open, others stay closed', () => {
		expect(doorOf('localhost:3000', '127.0.0.1', proxied)?.protocol).toBe('http');
		expect(doorOf('elysium.example.evil.test', '127.0.0.1', proxied)).toBeNull();
	});
});

describe('the address at the other end', () => {
	test.each([
		['the socket says it', '192.168.1.9', undefined, 0, '192.168.1.9'],
		['IPv4 stays IPv4', '::ffff:192.168.1.9', undefined, 0, '192.168.1.9'],
		['hearsay counts for nothing', '192.168.1.9', '1.2.3.4', 0, '192.168.1.9'],
		['one proxy', '127.0.0.1', '1.2.3.4', 1, '1.2.3.4'],
		['one proxy, a lie before it', '127.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
		['two proxies', '127.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.1', 2, '1.2.3.4'],
		['fewer than promised', '127.0.0.1', '1.2.3.4', 2, '127.0.0.1'],
		['nonsense', '127.0.0.1', 'unknown', 1, '127.0.0.1'],
		['nothing', '127.0.0.1', undefined, 1, '127.0.0.1']
	] as const)('%s', (_, remote, forwarded, proxies, expected) => {
		expect(clientAddress(remote, forwarded, proxies)).toBe(expected);
	});
});

test('a phone is shown the real network first, and never what it cannot reach', () => {
	const of = (address: string, family: 'IPv4' | 'IPv6', internal = false) => [
		{ address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }
	];
	const interfaces = {
		lo: of('127.0.0.1', 'IPv4', true),
		docker0: of('172.17.0.1', 'IPv4'),
		wlan0: [
			...of('fe80::1', 'IPv6'),
			...of('fd00::2', 'IPv6'),
			...of('169.254.3.3', 'IPv4'),
			...of('192.168.1.5', 'IPv4')
		]
	} as Parameters<typeof lanAddresses>[0];
	expect(lanAddresses(interfaces, false)).toEqual(['192.168.1.5', '172.17.0.1']);
	expect(lanAddresses(interfaces, true)).toEqual(['192.168.1.5', '172.17.0.1', 'fd00::2']);
});
