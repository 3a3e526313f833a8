import { eq } from 'drizzle-orm';
import { fault, type FileFault } from '../../../games/core/file-fault.ts';
import {
	OPEN_CHRONICLE,
	readChroniclePack,
	type ChroniclePack
} from '../../../games/heritage/chronicle-deck/chronicle-pack.ts';
import type { ChronicleState } from '../../../games/heritage/state.ts';
import { newId } from '../../accounts/tokens.ts';
import type { Application } from '../../application.ts';
import type { Reader, Transaction } from '../../db/client.ts';
import { chronicles as chroniclesTable } from '../../db/schema/chronicles.ts';
import { QUOTAS } from '../../tables/quotas.ts';
import { findKeeperFull } from '../../tables/used.ts';
import { VaultFault } from '../../vault/vault.ts';
import type { Actor } from '../../logs/answers.ts';
import { placed, placedInOpen, sizeOf, type Misplaced } from './placing.ts';
import { expansionShelf } from './sealed-expansions.ts';
import { packShelf } from './sealed-pack.ts';
import type { Chronicle } from '../../logs/chronicles.ts';

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

type House = Pick<Application, 'database' | 'vault'> & Partial<Pick<Application, 'quotas'>>;

interface Importing {
	/** As it stands; read anew where something happened meanwhile. */
	readonly chronicle: Chronicle<ChronicleState>;
	readonly actor: Actor;
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
	faulty: 'This file has faults, so nothing was changed.',
	opened:
		'This chronicle’s deck is already in use, so you cannot replace it. You can still add an expansion.',
	alone: 'This is an expansion, but there is no pack here yet. Import the pack first.',
	'other-deck':
		'This expansion is for the open chronicle, but you play another deck here. Nothing was changed.',
	'place-kept':
		'An expansion here lacks a card, and this file has another in its place. Import that expansion again first. Nothing was changed.',
	large: 'Pack and expansions together are larger than a chronicle can keep. Nothing was changed.',
	damaged: 'The pack here lacks a card. Import the whole pack again first, then its expansions.',
	unreadable: 'This server cannot open the pack. Ask your host to put its file vault.key back.'
} as const;

const misplaced = (why: Misplaced): PackAnswer =>
	refused(SENTENCES[why.reason], 'faults' in why ? why.faults : []);
const TOO_LARGE = refused(SENTENCES.large, [fault('file', 'a deck of at most 3 MB', 'more')]);

/** How cards come to lie where they belong; what lies there, and whether there is room, was read outside of the transaction that puts them away. */
interface Placing {
	/** What lies there is what it was when the place of the cards was found, and there is room for them. */
	isStill(transaction: Transaction): Promise<boolean>;
	put(transaction: Transaction): Promise<void>;
}

/** Finds the place of a pack among what lies there, or says why it has none. */
async function placing(
	{ database, vault, quotas = QUOTAS }: House,
	{ id, groupId, state }: Pick<Chronicle<ChronicleState>, 'id' | 'groupId' | 'state'>,
	pack: ChroniclePack
): Promise<Placing | PackAnswer> {
	const lying = await packShelf.open(database.read, vault, id);
	const expansions = await expansionShelf.open(database.read, vault, id);
	const roomFor = (read: Reader | Transaction, coming: number) =>
		coming <= 0 ? null : findKeeperFull(read, quotas, groupId, coming);
	const withRoom = async (coming: number, put: Placing['put']): Promise<Placing | PackAnswer> => {
		const full = await roomFor(database.read, coming);
		if (full !== null) return refused(full);
		const isStill = async (transaction: Transaction) =>
			(await packShelf.kept(transaction, vault, id)) === (lying?.kept ?? null) &&
			(await expansionShelf.kept(transaction, vault, id)) === (expansions?.kept ?? null) &&
			(await roomFor(transaction, coming)) === null;
		return { isStill, put };
	};
	const [itsSize, theirSize] = [lying ? sizeOf(lying) : 0, expansions ? sizeOf(expansions) : 0];
	if (pack.adds === OPEN_CHRONICLE) {
		const now = placedInOpen(state, expansions, pack);
		if ('reason' in now) return misplaced(now);
		if (sizeOf(now) + itsSize > LARGEST) return TOO_LARGE;
		return withRoom(sizeOf(now) - theirSize, (transaction) =>
			expansionShelf.keep(transaction, vault, id, now)
		);
	}
	const now = placed(state, lying, pack);
	if ('reason' in now) return misplaced(now);
	if (sizeOf(now) + theirSize > LARGEST) return TOO_LARGE;
	return withRoom(sizeOf(now) - itsSize, (transaction) =>
		packShelf.keep(transaction, vault, id, now)
	);
}

/** Puts a pack away, as long as all is as it was when its place was found. */
async function seal(
	{ database }: Pick<Application, 'database'>,
	{ id, version }: Chronicle<ChronicleState>,
	{ isStill, put }: Placing
): Promise<boolean> {
	return database.write(async (transaction) => {
		const [row] = await transaction
			.select({ version: chroniclesTable.version })
			.from(chroniclesTable)
			.where(eq(chroniclesTable.id, id));
		if (row?.version !== version || !(await isStill(transaction))) return false;
		await put(transaction);
		return true;
	});
}

/** The same for an expansion of the open chronicle, and says in the log that it was added: both or neither. */
async function sealAdded(
	house: Pick<Application, 'keeping'>,
	{ chronicle: { id, version }, actor }: Importing,
	{ id: expansion, name, licence }: ChroniclePack,
	{ isStill, put }: Placing
): Promise<boolean> {
	const answer = await house.keeping('heritage').logs.act({
		chronicle: id,
		actor,
		seat: null,
		command: {
			id: newId(),
			seen: version,
			onlyThere: isStill,
			body: { type: 'AddExpansion', expansion: { id: expansion, name, licence } },
			along: put
		}
	});
	if (answer.kind === 'refused' && answer.reason !== 'version-passed')
		throw new Error(`An expansion cannot be added (${answer.reason}).`);
	return answer.kind === 'accepted';
}

/**
 * Seals a pack of chronicle cards in a chronicle, or adds an expansion to the one that lies there or to the open
 * chronicle, at any time: what belongs before what is open is turned up with the next chapter. Nothing is written
 * before all of it is known to be sound. The rights are those of the route: a keeper's.
 */
export async function importPack(
	application: House & Pick<Application, 'keeping'>,
	importing: Importing
): Promise<PackAnswer> {
	const { chronicle, text } = importing;
	const read = readChroniclePack(text);
	if (!read.ok) return refused(SENTENCES.faulty, read.faults, read.more);
	const { name, licence, adds } = read.value;
	let found: Placing | PackAnswer;
	try {
		found = await placing(application, chronicle, read.value);
	} catch (error) {
		if (error instanceof VaultFault) return refused(SENTENCES.unreadable);
		throw error;
	}
	if ('kind' in found) return found;
	const sealed =
		adds === OPEN_CHRONICLE
			? await sealAdded(application, importing, read.value, found)
			: await seal(application, chronicle, found);
	if (sealed) return { kind: 'sealed', name, licence, adds };
	const now = await application.keeping('heritage').logs.read(chronicle.id);
	if (!now) throw new Error('The chronicle that a pack was imported into is gone.');
	return importPack(application, { ...importing, chronicle: now });
}
