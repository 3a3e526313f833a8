import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { dress } from '../../../src/lib/server/http/headers.ts';
import { networkOf } from '../../../src/lib/server/http/limits.ts';
import { pathWithin } from '../../../src/lib/server/http/refuse.ts';
import { reportOf } from '../../../src/lib/server/http/report.ts';

describe('a household', () => {
	it.each([
		['192.168.7.5', '192.168.7.5'],
		['::ffff:192.168.7.5', '192.168.7.5'],
		['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
		['2001:0DB8:1:2::9', '2001:db8:1:2'],
		['fe80::1%eth0', 'fe80:0:0:0'],
		['::1', '0:0:0:0']
	])('of %s is %s', (address, network) => {
		expect(networkOf(address)).toBe(network);
	});
});

describe('a path within the house', () => {
	it.each(['/', '/groups', '/join/abc-_', '/groups?x=1', '/heritage/chronicles/a/chapters/3'])(
		'is %s',
		(path) => {
			expect(pathWithin(path)).toBe(path);
		}
	);
	it.each([
		null,
		'',
		'groups',
		'//evil.test',
		'/\\evil.test',
		'/a\\b',
		'https://evil.test',
		'/ a',
		'/\n/e',
		'/.//evil.test',
		'/%2e//evil.test',
		'/groups/..//evil.test'
	])('is not %j', (path) => {
		expect(pathWithin(path)).toBeNull();
	});
});

describe('what the log learns of an error', () => {
	it('is name, message and place of one of ours', () => {
		const report = reportOf(new TypeError('seats is undefined'));
		expect(report).toMatchObject({ name: 'TypeError', message: 'seats is undefined' });
		expect(report.frames[0]).toMatch(/^at /);
	});

	it('is never a statement or its parameters', () => {
		const cause = Object.assign(new Error('insert into users values (secret)'), {
			code: 'SQLITE_CONSTRAINT'
		});
		const report = reportOf(new Error('Failed query: insert … params: secret', { cause }));
		expect(report).toMatchObject({ code: 'SQLITE_CONSTRAINT' });
		expect(JSON.stringify(report)).not.toContain('secret');
	});

	it('is no statement either where the database gives no code', () => {
		const report = reportOf(new DrizzleQueryError('insert …', ['secret'], new TypeError('bind')));
		expect(report).not.toHaveProperty('message');
		expect(JSON.stringify(report)).not.toContain('secret');
	});

	it('is never what a parser choked on, nor a thrown value', () => {
		let choked: unknown;
		try {
			JSON.parse('{"password": my secret');
		} catch (error) {
			choked = error;
		}
		expect(JSON.stringify(reportOf(choked))).not.toContain('secret');
		expect(reportOf('a secret string')).toEqual({ name: 'string', frames: [] });
	});
});

describe('headers', () => {
	const dressed = (about: Parameters<typeof dress>[1]) => {
		const headers = new Headers();
		dress(headers, about);
		return headers;
	};

	it('promise https only where it is https', () => {
		const plain = { routeId: '/', https: false, trustworthy: false, personal: false };
		expect(dressed(plain).has('strict-transport-security')).toBe(false);
		expect(dressed(plain).has('cross-origin-opener-policy')).toBe(false);
		const secure = dressed({ ...plain, https: true, trustworthy: true });
		expect(secure.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
		expect(secure.get('cross-origin-opener-policy')).toBe('same-origin');
	});
});
