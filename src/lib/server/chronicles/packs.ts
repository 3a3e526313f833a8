import { eq } from 'drizzle-orm';
import { fault, type FileFault } from '../../games/core/file-fault.ts';
import {
	OPEN_CHRONICLE,
	readChroniclePack,
	type ChroniclePack
} from '../../games/heritage/chronicle-deck/chronicle-pack.ts';
import type { ChronicleState } from '../../games/heritage/state.ts';
import type { Application } from '../application.ts';
import type { Transaction } from '../db/client.ts';
import { chronicles as chroniclesTable } from '../db/schema/chronicles.ts';
import { VaultFault, type Vault } from '../vault/vault.ts';
import { placed, placedInOpen, sizeOf, type Misplaced } from './placing.ts';
import { expansionShelf } from './sealed-expansions.ts';
import { packShelf } from './sealed-pack.ts';
import type { Chronicle } from './service.ts';

/**
 * What came of importing a pack. Nothing of its cards is in it, nor how many they are: who imports a deck has not read
 * it. `adds`: it is an expansion, of the pack or of the open chronicle. A refusal says in one sentence what to do;
 * `faults` (at most ten) say where the file is wrong, and `more` how many others there are.
 */
export type PackAnswer =
	| {
			readonly kind: 'sealed';
			readonly name: string;
			readonly licence: string;
			readonly adds: ChroniclePack['adds'];
	  }
	| {
			readonly kind: 'refused';
			readonly sentence: string;
			readonly faults: readonly FileFault[];
			readonly more: number;
	  };

interface Importing {
	/** As it stands; read anew where something happened meanwhile. */
	readonly chronicle: Chronicle<ChronicleState>;
	/** The file as it came. */
	readonly text: string;
}

const FAULTS_AT_MOST = 10;
/** Pack and expansions together; what is sealed has to fit under a passphrase too. Bytes of canonical JSON. */
const LARGEST = 3 * 1024 * 1024;

/** Refused, with faults that may be cut already to the first of them, and how many more there were. */
const refused = (sentence: string, faults: readonly FileFault[] = [], more = 0): PackAnswer => ({
	kind: 'refused',
	sentence,
	faults: faults.slice(0, FAULTS_AT_MOST),
	more: more + Math.max(0, faults.length - FAULTS_AT_MOST)
});

const SENTENCES = {
	faulty: 'This file was not taken: something in it is wrong. Nothing was changed.',
	opened:
		'Chapters of this chronicle’s deck lie open already, so another deck cannot take its place. An expansion can still be added.',
	alone:
		'This is an expansion, and no pack lies here that it could be added to. Import the pack first.',
	'other-deck':
		'This is an expansion of the open chronicle, and another deck tells the story here. Nothing was changed.',
	large: 'Pack and expansions together are larger than a chronicle can keep. Nothing was changed.',
	damaged:
		'The pack that lies here lacks a card. Import the pack itself once more first, whole; then its expansions.',
	unreadable:
		'The pack that lies here cannot be opened on this server; whoever looks after it puts the key of the vault back.'
} as const;

const misplaced = (why: Misplaced): PackAnswer =>
	refused(SENTENCES[why.reason], 'faults' in why ? why.faults : []);
const TOO_LARGE = refused(SENTENCES.large, [fault('file', 'a deck of at most 3 MB', 'more')]);

/** Puts a pack where it belongs, or says why not. */
async function keep(
	transaction: Transaction,
	vault: Vault,
	{ id, state }: Pick<Chronicle<ChronicleState>, 'id' | 'state'>,
	pack: ChroniclePack
): Promise<PackAnswer> {
	const lying = await packShelf.open(transaction, vault, id);
	const expansions = await expansionShelf.open(transaction, vault, id);
	if (pack.adds === OPEN_CHRONICLE) {
		const now = placedInOpen(state, expansions, pack);
		if ('reason' in now) return misplaced(now);
		if (sizeOf(now) + (lying ? sizeOf(lying) : 0) > LARGEST) return TOO_LARGE;
		await expansionShelf.keep(transaction, vault, id, now);
	} else {
		const now = placed(state, lying, pack);
		if ('reason' in now) return misplaced(now);
		if (sizeOf(now) + (expansions ? sizeOf(expansions) : 0) > LARGEST) return TOO_LARGE;
		await packShelf.keep(transaction, vault, id, now);
	}
	const { name, licence, adds } = pack;
	return { kind: 'sealed', name, licence, adds };
}

/**
 * Seals a pack of chronicle cards in a chronicle, or adds an expansion to the one that lies there or to the open
 * chronicle, at any time: what belongs before what is open is turned up with the next chapter. Nothing is written
 * before all of it is known to be sound. The rights are those of the route: a keeper's.
 */
export async function importPack(
	application: Pick<Application, 'database' | 'vault' | 'chronicles'>,
	{ chronicle, text }: Importing
): Promise<PackAnswer> {
	const read = readChroniclePack(text);
	if (!read.ok) return refused(SENTENCES.faulty, read.faults, read.more);
	const { database, vault, chronicles } = application;
	const { id, version } = chronicle;
	let answer: PackAnswer | 'changed';
	try {
		answer = await database.write(async (transaction) => {
			const [row] = await transaction
				.select({ version: chroniclesTable.version })
				.from(chroniclesTable)
				.where(eq(chroniclesTable.id, id));
			return row?.version === version ? keep(transaction, vault, chronicle, read.value) : 'changed';
		});
	} catch (error) {
		if (error instanceof VaultFault) return refused(SENTENCES.unreadable);
		throw error;
	}
	if (answer !== 'changed') return answer;
	const now = await chronicles.read(id);
	if (!now) throw new Error('The chronicle that a pack was imported into is gone.');
	return importPack(application, { chronicle: now, text });
}
