import { isIP } from 'node:net';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { REGISTRATIONS, type Registration } from './accounts/registrations.ts';
import { KEY_PATTERN } from './vault/key-pattern.ts';

export interface Config {
	/** The address to listen on: an IP address or a name of this machine. */
	readonly host: string;
	/** 0 to 65535; 0 lets the system choose a free one. */
	readonly port: number;
	/** Scheme, host and port under which a proxy shows Elysium; undefined without a proxy. */
	readonly origin: string | undefined;
	/** How many proxies stand in front and write `X-Forwarded-For`; 0 believes none. */
	readonly trustedProxies: number;
	/** Absolute path of the folder that holds everything worth keeping. */
	readonly dataDir: string;
	/** A libSQL address; of an embedded file it is absolute and percent-encoded. */
	readonly databaseUrl: string;
	/** What opens a database server, if it does not stand in its address; undefined: nothing does, or none is needed. */
	readonly databaseToken: string | undefined;
	/** Absolute path of the embedded database file; undefined with a database server. */
	readonly databaseFile: string | undefined;
	/** Multiplies how often one may try to sign in, recover an account or open invitations; 1 to 1000. */
	readonly rateLimitFactor: number;
	/** Multiplies how much an account, a group and a chronicle may hold; 1 to 1000. */
	readonly quotaFactor: number;
	/** Who may make an account. */
	readonly registration: Registration;
	/** 64 hex digits: the key of what is sealed; undefined: the one in the file beside the database. */
	readonly vaultKey: string | undefined;
	/** 64 hex digits: the key before it, with which things may still be sealed. */
	readonly vaultKeyOld: string | undefined;
	/** The code that a start gave which did not find the right key: what does not open is thrown away. */
	readonly vaultForget: string | undefined;
	/** The automatic backups; undefined: none are made. */
	readonly backups:
		| {
				/** Absolute path of the folder they lie in. */
				readonly folder: string;
				/** From which hour of the day on one is made, 0 to 23. */
				readonly hour: number;
				/** Of how many days one each is kept, 1 to 366. */
				readonly days: number;
				/** Of how many weeks one each is kept, 0 to 520. */
				readonly weeks: number;
		  }
		| undefined;
}

export type ConfigResult =
	| { readonly ok: true; readonly config: Config }
	| { readonly ok: false; readonly problems: readonly string[] };

const integer = (low: number, high: number, otherwise: string) =>
	v.pipe(
		v.string(),
		v.check(
			(text) => /^\d{1,5}$/.test(text) && Number(text) >= low && Number(text) <= high,
			(issue) => `${otherwise} It is now "${String(issue.input)}".`
		),
		v.transform(Number)
	);

const Port = integer(
	0,
	65535,
	'PORT must be a whole number from 0 to 65535, for example PORT=3000.'
);

const Host = v.pipe(
	v.string(),
	v.check(
		(text) => isIP(text) > 0 || /^(?=.*[a-z])[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text),
		(issue) =>
			`HOST must be one address or name of this machine without scheme and port, for example HOST=127.0.0.1 or HOST=0.0.0.0. It is now "${String(issue.input)}".`
	)
);

const Origin = v.pipe(
	v.string(),
	v.check(
		(text) => originOf(text) !== undefined,
		(issue) =>
			`ORIGIN must be the address that people type, scheme and host and nothing after them, for example ORIGIN=https://elysium.example. It is now "${String(issue.input)}".`
	),
	v.transform((text) => originOf(text) ?? text)
);

const TrustProxy = integer(
	0,
	10,
	'TRUST_PROXY must be the number of proxies in front of Elysium, from 0 to 10, for example TRUST_PROXY=1.'
);

const RateLimitFactor = integer(
	1,
	1000,
	'RATE_LIMIT_FACTOR must be a whole number from 1 to 1000, for example RATE_LIMIT_FACTOR=5.'
);

const QuotaFactor = integer(
	1,
	1000,
	'QUOTA_FACTOR must be a whole number from 1 to 1000, for example QUOTA_FACTOR=5.'
);

const RegistrationSetting = v.picklist(
	REGISTRATIONS,
	(issue) =>
		`REGISTRATION must be open, invitation or closed, for example REGISTRATION=invitation. It is now "${String(issue.input)}".`
);

const BackupHour = integer(
	0,
	23,
	'BACKUP_HOUR must be an hour of the day from 0 to 23, for example BACKUP_HOUR=4.'
);

const BackupDays = integer(
	1,
	366,
	'BACKUP_DAYS must be a whole number from 1 to 366, for example BACKUP_DAYS=7.'
);

const BackupWeeks = integer(
	0,
	520,
	'BACKUP_WEEKS must be a whole number from 0 to 520, for example BACKUP_WEEKS=4.'
);

const DatabaseUrl = v.pipe(
	v.string(),
	v.check(
		(text) => isDatabaseServer(text) || databaseFileOf(text, '/') !== undefined,
		// The address may carry a token: it is not repeated.
		'DATABASE_URL must begin with file:, libsql:, wss:, ws:, https: or http: and name a database, for example DATABASE_URL=file:./data/elysium.db or DATABASE_URL=libsql://database.example.'
	)
);

const DatabaseToken = v.pipe(
	v.string(),
	v.regex(
		/^[\x21-\x7e]+$/,
		'DATABASE_TOKEN must be the token that the database server gave, without spaces or quotation marks around it. What it is now is not shown here.'
	)
);

const keyNamed = (name: string) =>
	v.pipe(
		v.string(),
		v.check(
			(text) => KEY_PATTERN.test(text),
			// It may be a key with one sign too many: it is not repeated.
			`${name} must be 64 hex digits, as \`openssl rand -hex 32\` prints them. What it is now is not shown here.`
		)
	);

const VaultForget = v.pipe(
	v.string(),
	v.regex(
		/^[0-9a-f]{8}$/,
		'VAULT_FORGET must be the eight-character code that a start without the vault’s key printed. Otherwise leave it out.'
	)
);

const Settings = v.object({
	PORT: v.optional(Port, '3000'),
	HOST: v.optional(Host, '127.0.0.1'),
	ORIGIN: v.optional(Origin),
	TRUST_PROXY: v.optional(TrustProxy, '0'),
	DATA_DIR: v.optional(v.string(), './data'),
	DATABASE_URL: v.optional(DatabaseUrl),
	DATABASE_TOKEN: v.optional(DatabaseToken),
	RATE_LIMIT_FACTOR: v.optional(RateLimitFactor, '1'),
	QUOTA_FACTOR: v.optional(QuotaFactor, '1'),
	REGISTRATION: v.optional(RegistrationSetting, 'open'),
	VAULT_KEY: v.optional(keyNamed('VAULT_KEY')),
	VAULT_KEY_OLD: v.optional(keyNamed('VAULT_KEY_OLD')),
	VAULT_FORGET: v.optional(VaultForget),
	BACKUP_DIR: v.optional(v.string()),
	BACKUP_HOUR: v.optional(BackupHour, '4'),
	BACKUP_DAYS: v.optional(BackupDays, '7'),
	BACKUP_WEEKS: v.optional(BackupWeeks, '4')
});

/** The settings a person may give, in the environment or in `.env`. `.env.example` explains them. */
export const SETTINGS = Object.keys(Settings.entries);

/**
 * Reads the settings and says everything that is wrong with them at once.
 *
 * @param env the environment; an empty value counts as not given
 * @param base the folder that relative paths start from
 * @returns the settings with their defaults, or one sentence for each problem
 */
export function readConfig(
	env: Readonly<Record<string, string | undefined>>,
	base: string = process.cwd()
): ConfigResult {
	const given = Object.fromEntries(
		SETTINGS.flatMap((name) => {
			const value = env[name]?.trim();
			return value ? [[name, value]] : [];
		})
	);
	const parsed = v.safeParse(Settings, given);
	if (!parsed.success) return { ok: false, problems: parsed.issues.map((issue) => issue.message) };

	const { PORT, HOST, ORIGIN, TRUST_PROXY, DATA_DIR, DATABASE_URL, RATE_LIMIT_FACTOR } =
		parsed.output;
	const {
		QUOTA_FACTOR,
		DATABASE_TOKEN,
		VAULT_KEY,
		VAULT_FORGET,
		BACKUP_DIR,
		BACKUP_HOUR,
		BACKUP_DAYS,
		BACKUP_WEEKS
	} = parsed.output;
	const problems = togetherProblems(parsed.output);
	if (problems.length > 0) return { ok: false, problems };
	const dataDir = path.resolve(base, DATA_DIR);
	const databaseFile = DATABASE_URL
		? databaseFileOf(DATABASE_URL, base)
		: path.join(dataDir, 'elysium.db');
	return {
		ok: true,
		config: {
			host: HOST,
			port: PORT,
			origin: ORIGIN,
			trustedProxies: TRUST_PROXY,
			dataDir,
			databaseFile,
			databaseUrl: databaseFile ? pathToFileURL(databaseFile).href : (DATABASE_URL ?? ''),
			databaseToken: DATABASE_TOKEN,
			rateLimitFactor: RATE_LIMIT_FACTOR,
			quotaFactor: QUOTA_FACTOR,
			registration: parsed.output.REGISTRATION,
			vaultKey: VAULT_KEY,
			vaultKeyOld: parsed.output.VAULT_KEY_OLD,
			vaultForget: VAULT_FORGET,
			backups:
				BACKUP_DIR?.toLowerCase() === 'off'
					? undefined
					: {
							folder: BACKUP_DIR ? path.resolve(base, BACKUP_DIR) : path.join(dataDir, 'backups'),
							hour: BACKUP_HOUR,
							days: BACKUP_DAYS,
							weeks: BACKUP_WEEKS
						}
		}
	};
}

/** What is wrong with settings that are right each by itself. */
function togetherProblems({
	ORIGIN,
	TRUST_PROXY,
	DATABASE_URL = '',
	DATABASE_TOKEN,
	VAULT_KEY,
	VAULT_KEY_OLD
}: v.InferOutput<typeof Settings>): string[] {
	const isServer = isDatabaseServer(DATABASE_URL);
	const hasToken = /[?&]authToken=/.test(DATABASE_URL);
	const problems: [boolean, string][] = [
		[
			VAULT_KEY_OLD !== undefined && VAULT_KEY === undefined,
			'VAULT_KEY_OLD is set but VAULT_KEY is not: give VAULT_KEY the new key, or leave VAULT_KEY_OLD out.'
		],
		[
			TRUST_PROXY > 0 && ORIGIN === undefined,
			'TRUST_PROXY is set but ORIGIN is not: give ORIGIN the address under which the proxy shows Elysium, or leave TRUST_PROXY out.'
		],
		[
			DATABASE_TOKEN !== undefined && !isServer,
			'DATABASE_TOKEN is set but DATABASE_URL names no server: give DATABASE_URL the address of the libSQL server, or leave DATABASE_TOKEN out.'
		],
		[
			DATABASE_TOKEN !== undefined && hasToken,
			'DATABASE_TOKEN is set and DATABASE_URL holds a token too: leave ?authToken= out of DATABASE_URL.'
		],
		[
			isServer && VAULT_KEY === undefined,
			'VAULT_KEY is not set, and with a database server it must be: every process that uses the server needs the same key. Take the one in the file vault.key of the data folder if it was used so far, or make one with `openssl rand -hex 32`, and keep it.'
		]
	];
	return problems.filter(([is]) => is).map(([, sentence]) => sentence);
}

function originOf(text: string): string | undefined {
	const url = urlOf(text);
	if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
	const more = url.username + url.password + url.search + url.hash;
	return more === '' && url.pathname === '/' ? url.origin : undefined;
}

/** The absolute path in a `file:` address; undefined if it is none or names no file. */
function databaseFileOf(url: string, base: string): string | undefined {
	const rest = /^file:(.+)$/i.exec(url)?.[1];
	if (!rest || /[?#]|:memory:/.test(rest)) return undefined;
	try {
		return rest.startsWith('//')
			? fileURLToPath(`file:${rest}`)
			: path.resolve(base, decodeURIComponent(rest));
	} catch {
		return undefined;
	}
}

function isDatabaseServer(text: string): boolean {
	const url = /^(libsql|wss?|https?):\/\//i.test(text) ? urlOf(text) : undefined;
	return url !== undefined && url.host !== '' && url.username + url.password + url.hash === '';
}

function urlOf(text: string): URL | undefined {
	return URL.canParse(text) ? new URL(text) : undefined;
}
