import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/* What the program of version 0.1.0 left behind, for tests that later ones go on with it: tests/fixtures/0.1.0. */

const read = (name: string): Buffer =>
	readFileSync(new URL(`../fixtures/0.1.0/${name}`, import.meta.url));

interface Person {
	readonly id: string;
	readonly name: string;
	readonly seat: string;
	readonly session: string;
}

interface About {
	/** Of everybody who has one. */
	readonly password: string;
	/** Opens what is sealed in the file of version 2. */
	readonly passphrase: string;
	readonly keeper: Person;
	readonly player: Pick<Person, 'name' | 'seat'>;
	readonly guest: Pick<Person, 'name' | 'seat' | 'session'>;
	readonly invitation: string;
	readonly group: string;
	readonly chronicles: Readonly<
		Record<'story' | 'aftermath' | 'mixed' | 'openDeck' | 'ownDeck', string>
	>;
	readonly draws: readonly string[];
	readonly game: { readonly id: string; readonly version: number };
	/** Face down at the table of `story`, as their holders saw them. */
	readonly hands: Readonly<Record<string, readonly string[]>>;
	readonly device: { readonly game: string; readonly waiting: readonly string[] };
}

/** A database of a browser. */
interface DeviceDatabase {
	readonly name: string;
	readonly version: number;
	readonly stores: readonly {
		readonly name: string;
		readonly keyPath: string;
		readonly records: readonly unknown[];
	}[];
}

interface Device {
	readonly databases: readonly DeviceDatabase[];
	readonly localStorage: Readonly<Record<string, string>>;
}

export const about = JSON.parse(read('about.json').toString()) as About;

/** When it was left, with everybody still signed in. */
export const LEFT_AT = Date.parse('2026-11-24T20:00:00Z');

/** An exported file of that version of the format. */
export const exportedFile = (version: 1 | 2): string =>
	gunzipSync(read(`chronicle-${version}.json.gz`)).toString();

/** What the keeper's browser held. */
export const device = (): Device =>
	JSON.parse(gunzipSync(read('device.json.gz')).toString()) as Device;

/** Puts the database and its key into a folder. */
export function putData(folder: string): void {
	writeFileSync(join(folder, 'elysium.db'), gunzipSync(read('elysium.db.gz')));
	writeFileSync(join(folder, 'vault.key'), read('vault.key'), { mode: 0o600 });
}

/** Writes the backup to a file. */
export const putBackup = (file: string): void =>
	writeFileSync(file, gunzipSync(read('elysium.backup.gz')));
