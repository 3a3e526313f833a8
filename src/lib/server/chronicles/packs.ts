import { eq } from 'drizzle-orm';
import { fault, type FileFault } from '../../games/core/file-fault.ts';
import { canonicalJson, sameJson, type Json } from '../../games/core/json.ts';
import type { DeckCard } from '../../games/heritage/chronicle-deck/cards.ts';
import {
	readChroniclePack,
	type ChroniclePack
} from '../../games/heritage/chronicle-deck/chronicle-pack.ts';
import { expansionFaults } from '../../games/heritage/chronicle-deck/deck-faults.ts';
import { inOrder, merged } from '../../games/heritage/chronicle-deck/order.ts';
import type { ChronicleState } from '../../games/heritage/state.ts';
import type { Application } from '../application.ts';
import { chronicles as chroniclesTable } from '../db/schema/chronicles.ts';
import { VaultFault } from '../vault/vault.ts';
import type { SealedCards } from './sealed-cards.ts';
import { packShelf, type PackNamed } from './sealed-pack.ts';
import type { Chronicle } from './service.ts';

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

type Lying = SealedCards<PackNamed>;

/** The pack as it lies afterwards, or why it cannot lie there. */
function placed(
	state: ChronicleState,
	before: Lying | null,
	pack: ChroniclePack
): Omit<Lying, 'kept'> | PackAnswer {
	const { id, name, licence, cards } = pack;
	const isWhole = before !== null && before.lacks.length === 0;
	if (!pack.adds) {
		// Under another id it is another pack, whatever its cards: a chronicle knows its deck by it.
		const same = isWhole && before.named.id === id && hasSame(before.cards, inOrder(cards));
		if (!same && !mayReplace(state, pack, isWhole)) return refused(SENTENCES.opened);
		return { named: { id, name, licence }, cards: same ? before.cards : cards, lacks: [] };
	}
	if (!before) return refused(SENTENCES.alone);
	if (!isWhole) return refused(SENTENCES.damaged);
	// Sent twice, it is added once.
	const others = withoutThose(before.cards, cards);
	const faults = expansionFaults(others, cards);
	if (faults.length > 0) return refused(SENTENCES.faulty, faults);
	return { ...before, cards: merged(others, cards) };
}

/** The cards that are not among the others, as they are. */
function withoutThose(cards: readonly DeckCard[], others: readonly DeckCard[]): DeckCard[] {
	const numbered = new Map(others.map((card) => [card.number, card]));
	return cards.filter((card) => {
		const other = numbered.get(card.number);
		return other === undefined || !hasSame([other], [card]);
	});
}

const hasSame = (some: readonly DeckCard[], others: readonly DeckCard[]): boolean =>
	sameJson(some as Json, others as Json);

const isLarge = ({ named, cards }: Omit<Lying, 'kept'>): boolean =>
	Buffer.byteLength(canonicalJson({ ...named, cards } as Json)) > LARGEST;

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
			const pack = placed(state, await packShelf.open(transaction, vault, id), read.value);
			if ('kind' in pack) return pack;
			if (isLarge(pack))
				return refused(SENTENCES.large, [fault('file', 'a deck of at most 3 MB', 'more')]);
			await packShelf.keep(transaction, vault, id, pack);
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
