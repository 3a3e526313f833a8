import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the list lies: like the migrations, in the project's own folder, from which everything is started. */
const LIST = join(process.cwd(), 'assets', 'common-passwords.txt');

let list: Promise<ReadonlySet<string>> | undefined;

async function readList(): Promise<ReadonlySet<string>> {
	const lines = (await readFile(LIST, 'utf8')).split('\n');
	return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));
}

/** The passwords that are guessed first. Read at the first need: starting the server does not wait for them. */
export async function commonPasswords(): Promise<ReadonlySet<string>> {
	list ??= readList();
	try {
		return await list;
	} catch (error) {
		// The next person who chooses a password tries again.
		list = undefined;
		throw error;
	}
}
