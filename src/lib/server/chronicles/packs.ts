import { eq } from 'drizzle-orm';
import { fault, type FileFault } from '../../games/core/file-fault.ts';
import { canonicalJson, sameJson, type Json } from '../../games/core/json.ts';
import type { DeckCard } from '../../games/heritage/chronicle-deck/cards.ts';
import {
	readChroniclePack,
	type ChroniclePack
} from '../../games/heritage/chronicle-deck/chronicle-pack.ts';
import { expansionFaults } from '../../games/heritage/chronicle-deck/deck-faults.ts';
import { merged } from '../../games/heritage/chronicle-deck/order.ts';
import type { ChronicleState } from '../../games/heritage/state.ts';
import type { Application } from '../application.ts';
import type { Transaction } from '../db/client.ts';
import { chronicles as chroniclesTable } from '../db/schema/chronicles.ts';
import { openDeck } from '../decks/chronicle/open-deck.ts';
import { VaultFault, type Vault } from '../vault/vault.ts';
import type { Chronicle } from './service.ts';
import { keepPack, PackDamaged, sealedPack, type SealedPack } from './sealed-pack.ts';

/**
 * What came of importing a pack. Nothing of its cards is in it, nor how many they are: who imports a deck has not read
 * it. A refusal says in one sentence what to do; `faults` (at most ten) say where the file is wrong, and `more` how many
 * others there are.
 */
export type PackAnswer =
	| { readonly kind: 'sealed'; readonly name: string; readonly licence: string }
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
/** With its expansions; what is sealed has to fit under a passphrase too. Bytes of canonical JSON. */
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
	large: 'Pack and expansions together are larger than a chronicle can keep. Nothing was changed.',
	damaged:
		'The pack that lies here lacks a card. Import the pack itself once more first, whole; then its expansions.',
	unreadable:
		'The pack that lies here cannot be opened on this server; whoever looks after it puts the key of the vault back.'
} as const;

/** Whether a whole pack may be put here: before the first chapter, or the same one again where it did not come along or lacks a card. */
function mayReplace({ deck }: ChronicleState, { id }: ChroniclePack, lies: boolean): boolean {
	if (Object.keys(deck.chapters).length === 0) return true;
	return !lies && deck.identity?.kind === 'pack' && deck.identity.id === id;
}

/** The pack as it lies afterwards, or why it cannot lie there. */
function placed(
	state: ChronicleState,
	before: SealedPack | 'damaged' | null,
	pack: ChroniclePack
): SealedPack | PackAnswer {
	const { id, name, licence, cards } = pack;
	if (!pack.adds) {
		const lies = before === 'damaged' ? null : before;
		// Under another id it is another pack, whatever its cards: a chronicle knows its deck by it.
		const same = lies?.id === id && sameJson(merged([], cards) as Json, lies.cards as Json);
		if (same) return { ...lies, name, licence };
		return mayReplace(state, pack, lies !== null)
			? { id, name, licence, cards }
			: refused(SENTENCES.opened);
	}
	if (before === 'damaged') return refused(SENTENCES.damaged);
	if (!before) return refused(SENTENCES.alone);
	// Sent twice, it is added once.
	const there = new Map(before.cards.map((card) => [card.number, card]));
	const known = (card: DeckCard): boolean => {
		const one = there.get(card.number);
		return one !== undefined && sameJson(one as Json, card as Json);
	};
	if (cards.every(known)) return before;
	const faults = expansionFaults(before.cards, cards);
	if (faults.length > 0) return refused(SENTENCES.faulty, faults);
	return { ...before, cards: merged(before.cards, cards) };
}

/** The pack that lies there; `damaged`: it lacks a card, so that it has to come once more. */
async function lyingPack(transaction: Transaction, vault: Vault, id: string) {
	try {
		return await sealedPack(transaction, vault, id);
	} catch (error) {
		if (error instanceof PackDamaged) return 'damaged' as const;
		throw error;
	}
}

const isLarge = (pack: SealedPack): boolean =>
	Buffer.byteLength(canonicalJson(pack as Json)) > LARGEST;

/**
 * Seals a pack of chronicle cards in a chronicle, or adds an expansion to the one that lies there, at any time: what
 * belongs before what is open is turned up with the next chapter. Nothing is written before all of it is known to be
 * sound. A pack can be replaced until its first chapter is opened. The rights are those of the route: a keeper's.
 */
export async function importPack(
	application: Pick<Application, 'database' | 'vault' | 'chronicles'>,
	{ chronicle, text }: Importing
): Promise<PackAnswer> {
	const read = readChroniclePack(text);
	if (!read.ok) return refused(SENTENCES.faulty, read.faults, read.more);
	const { database, vault, chronicles } = application;
	const { id, version, state } = chronicle;
	let answer: PackAnswer | 'changed';
	try {
		answer = await database.write(async (transaction) => {
			const [row] = await transaction
				.select({ version: chroniclesTable.version })
				.from(chroniclesTable)
				.where(eq(chroniclesTable.id, id));
			if (row?.version !== version) return 'changed';
			const pack = placed(state, await lyingPack(transaction, vault, id), read.value);
			if ('kind' in pack) return pack;
			if (isLarge(pack))
				return refused(SENTENCES.large, [fault('file', 'a deck of at most 3 MB', 'more')]);
			await keepPack(transaction, vault, id, pack);
			const { name, licence } = read.value;
			return { kind: 'sealed', name, licence };
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

/**
 * The whole deck that a chronicle is played with, for the server that turns it, and only for as long as that takes;
 * null: a box, nobody chose one, or the chosen pack does not lie here (it did not come along with a file, or was
 * replaced). Throws `VaultFault` where it does not open, `PackDamaged` where it lacks a card.
 */
export async function deckFor(
	{ database, vault }: Pick<Application, 'database' | 'vault'>,
	{ id, state }: Pick<Chronicle<ChronicleState>, 'id' | 'state'>
): Promise<readonly DeckCard[] | null> {
	const { identity } = state.deck;
	switch (identity?.kind) {
		case 'open':
			return openDeck;
		case 'pack': {
			const pack = await sealedPack(database.read, vault, id);
			return pack?.id === identity.id ? pack.cards : null;
		}
		default:
			return null;
	}
}
