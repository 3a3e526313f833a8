import { describe, expect, test } from 'vitest';
import { readConfig, type Config } from '../../../src/lib/server/config.ts';

const read = (env: Record<string, string | undefined>) => readConfig(env, '/srv/elysium');

function settled(env: Record<string, string | undefined>): Config {
	const result = read(env);
	if (!result.ok) throw new Error(result.problems.join('\n'));
	return result.config;
}

const DATABASE_SERVERS = [
	'libsql://d.example?authToken=t',
	'ws://d:8080',
	'wss://d',
	'http://d:8080'
];
const KEY = 'c0ffee00'.repeat(8);
const databaseServer = (url: string): [Record<string, string>, Partial<Config>] => [
	{ DATABASE_URL: url, VAULT_KEY: KEY },
	{ databaseUrl: url, databaseFile: undefined, databaseToken: undefined }
];

describe('without a setting', () => {
	test('Elysium is open on this computer alone and keeps its data beside itself', () => {
		expect(settled({})).toEqual({
			host: '127.0.0.1',
			port: 3000,
			origin: undefined,
			trustedProxies: 0,
			dataDir: '/srv/elysium/data',
			databaseFile: '/srv/elysium/data/elysium.db',
			databaseUrl: 'file:///srv/elysium/data/elysium.db',
			databaseToken: undefined,
			rateLimitFactor: 1,
			quotaFactor: 1,
			registration: 'open',
			vaultKey: undefined,
			vaultForget: undefined,
			backups: { folder: '/srv/elysium/data/backups', hour: 4, days: 7, weeks: 4 }
		});
	});

	test('an empty value is no setting', () => {
		const empty = {
			PORT: '',
			HOST: ' ',
			ORIGIN: '',
			TRUST_PROXY: '',
			DATA_DIR: '',
			DATABASE_URL: '',
			DATABASE_TOKEN: '',
			RATE_LIMIT_FACTOR: '',
			BACKUP_DIR: '',
			BACKUP_HOUR: ''
		};
		expect(settled(empty)).toEqual(settled({}));
	});
});

describe('settings that are taken', () => {
	test.each<[Record<string, string>, Partial<Config>]>([
		[{ PORT: '0' }, { port: 0 }],
		[{ RATE_LIMIT_FACTOR: '5' }, { rateLimitFactor: 5 }],
		[{ QUOTA_FACTOR: '5' }, { quotaFactor: 5 }],
		[{ REGISTRATION: 'invitation' }, { registration: 'invitation' }],
		[{ VAULT_KEY: 'aB'.repeat(32) }, { vaultKey: 'aB'.repeat(32) }],
		[{ VAULT_FORGET: '0123abcd' }, { vaultForget: '0123abcd' }],
		[{ PORT: ' 8080 ' }, { port: 8080 }],
		[{ BACKUP_DIR: 'off' }, { backups: undefined }],
		[
			{ BACKUP_DIR: '../copies', BACKUP_HOUR: '0', BACKUP_DAYS: '1', BACKUP_WEEKS: '0' },
			{ backups: { folder: '/srv/copies', hour: 0, days: 1, weeks: 0 } }
		],
		[{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
		[{ HOST: '::1' }, { host: '::1' }],
		[{ HOST: 'table.local' }, { host: 'table.local' }],
		[{ ORIGIN: 'https://Elysium.example/' }, { origin: 'https://elysium.example' }],
		[{ ORIGIN: 'http://elysium.example:8080' }, { origin: 'http://elysium.example:8080' }],
		[{ ORIGIN: 'https://e.example', TRUST_PROXY: '2' }, { trustedProxies: 2 }],
		[
			{ DATA_DIR: '/var/lib/my elysium' },
			{
				dataDir: '/var/lib/my elysium',
				databaseFile: '/var/lib/my elysium/elysium.db',
				databaseUrl: 'file:///var/lib/my%20elysium/elysium.db'
			}
		],
		[{ DATABASE_URL: 'file:x.db' }, { databaseFile: '/srv/elysium/x.db' }],
		[{ DATABASE_URL: 'file:../my%20x.db' }, { databaseFile: '/srv/my x.db' }],
		[{ DATABASE_URL: 'file:///x.db' }, { databaseFile: '/x.db', databaseUrl: 'file:///x.db' }],
		...DATABASE_SERVERS.map(databaseServer),
		[
			{ DATABASE_URL: 'wss://d', DATABASE_TOKEN: 'ey.J0.x_-', VAULT_KEY: KEY },
			{ databaseUrl: 'wss://d', databaseToken: 'ey.J0.x_-' }
		]
	])('%j', (env, expected) => {
		expect(settled(env)).toMatchObject(expected);
	});
});

describe('settings that are refused, by name and with the way out', () => {
	test.each([
		['PORT', '65536'],
		['PORT', '-1'],
		['PORT', '3000x'],
		['PORT', '3.5'],
		['HOST', 'http://127.0.0.1'],
		['HOST', '127.0.0.1:3000'],
		['HOST', '127.0.0.256'],
		['HOST', 'two words'],
		['ORIGIN', 'elysium.example'],
		['ORIGIN', 'https://elysium.example/table'],
		['ORIGIN', 'https://elysium.example/?x'],
		['ORIGIN', 'https://me:secret@elysium.example'],
		['ORIGIN', 'ftp://elysium.example'],
		['TRUST_PROXY', 'yes'],
		['TRUST_PROXY', '11'],
		['RATE_LIMIT_FACTOR', '0'],
		['RATE_LIMIT_FACTOR', 'none'],
		['QUOTA_FACTOR', '1001'],
		['DATABASE_URL', 'postgres://d'],
		['DATABASE_URL', './elysium.db'],
		['DATABASE_URL', 'file:'],
		['DATABASE_URL', 'file::memory:'],
		['DATABASE_URL', 'file:%'],
		['DATABASE_URL', 'file:x.db?mode=ro'],
		['DATABASE_URL', 'libsql:'],
		['DATABASE_URL', 'wss://me:secret@d']
	])('%s=%s', (name, value) => {
		const result = read({ ORIGIN: 'https://e.example', [name]: value });
		expect(result).toEqual({
			ok: false,
			problems: [expect.stringMatching(new RegExp(`^${name} must .+ for example ${name}=.+`))]
		});
	});

	test.each([
		['VAULT_KEY', 'c0ffee'.repeat(10)],
		['VAULT_KEY', `${'c0ffee'.repeat(10)}c0ffe`],
		['VAULT_KEY', `g${'c0ffee'.repeat(10)}c0f`],
		['VAULT_KEY_OLD', 'c0ffee'],
		['VAULT_FORGET', 'yes'],
		['DATABASE_TOKEN', 'two words']
	])('%s=%s, which is not repeated', (name, value) => {
		const result = read({ [name]: value });
		expect(result).toEqual({
			ok: false,
			problems: [expect.stringMatching(new RegExp(`^${name} must be .+\\.$`))]
		});
		expect(JSON.stringify(result)).not.toContain(value);
	});

	test('all at once', () => {
		const result = read({ PORT: 'x', HOST: '?', DATABASE_URL: 'x' });
		expect(result.ok ? [] : result.problems).toHaveLength(3);
	});

	test('trusting a proxy that is not there', () => {
		const result = read({ TRUST_PROXY: '1' });
		expect(result.ok ? [] : result.problems).toEqual([expect.stringContaining('ORIGIN is not')]);
	});

	test.each([
		['a token without a server', { DATABASE_TOKEN: 'hush.x' }, 'names no server'],
		[
			'a token for a file',
			{ DATABASE_TOKEN: 'hush.x', DATABASE_URL: 'file:./x.db' },
			'names no server'
		],
		[
			'two tokens',
			{ DATABASE_TOKEN: 'hush.x', DATABASE_URL: 'wss://d?authToken=hush.y', VAULT_KEY: KEY },
			'leave ?authToken= out'
		],
		['a server without a key', { DATABASE_URL: 'wss://d' }, 'VAULT_KEY is not set'],
		['an old key without a new one', { VAULT_KEY_OLD: KEY }, 'give VAULT_KEY the new key']
	])('%s', (_what, env, sentence) => {
		const result = read(env);
		expect(result.ok ? [] : result.problems).toEqual([expect.stringContaining(sentence)]);
		expect(JSON.stringify(result)).not.toContain('hush.');
	});

	test('the address of a database is never repeated, it may hold a token', () => {
		const result = read({ DATABASE_URL: 'mysql://d?authToken=secret' });
		expect(JSON.stringify(result)).not.toContain('secret');
	});
});
