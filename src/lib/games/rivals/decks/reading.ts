import { fault, shown, type FileFault } from '../../core/file-fault.ts';
import { FAULTS_AT_MOST } from '../../core/parse.ts';
import { MOST_COPIES, MOST_LINES, type Deck, type DeckCard, type Facts } from './deck.ts';
import { faultOfName } from './names.ts';
import type { Zone } from './vocabulary.ts';

/** What a list came to: all that could be read, and what could not. */
export type ReadDeck = {
	readonly deck: Deck;
	/** The line of each card, in the order of the deck; 0: it stood in no line. */
	readonly lines: readonly number[];
	/** The first things that could not be read, at most ten. */
	readonly faults: readonly FileFault[];
	/** How many there are besides. */
	readonly more: number;
	/** What was read and looks odd. */
	readonly notes: readonly Note[];
};

export type Note = { readonly line: number; readonly says: string };

/** A card as a line says it, before its count and its name are looked at. */
export type Line = {
	readonly line: number;
	/** The line as it stood there. */
	readonly got: string;
	readonly zone: Zone;
	readonly count: string;
	readonly name: string;
	readonly leader: boolean;
	readonly id?: string;
	readonly facts: Facts;
};

const NOTES_AT_MOST = 20;

/** A deck as it is put together, line by line. */
export class Gathering {
	name = '';
	author = '';
	mode: Deck['mode'] = null;
	readonly #cards: DeckCard[] = [];
	readonly #lines: number[] = [];
	readonly #faults: FileFault[] = [];
	readonly #notes: Note[] = [];
	#unread = 0;

	get cards(): readonly DeckCard[] {
		return this.#cards;
	}

	get isWhole(): boolean {
		return this.#unread === 0;
	}

	/** What stands in a line and cannot be read, and what could have been. */
	unread(line: number | string, expected: string, got: string): void {
		const where = typeof line === 'string' ? line : `line ${line}`;
		this.found(where, expected, () => shown(got));
	}

	/** The same in the words of whoever found it. */
	found(where: string, expected: string, got: () => string): void {
		this.#unread++;
		if (this.#faults.length < FAULTS_AT_MOST) this.#faults.push(fault(where, expected, got()));
	}

	note(line: number, says: string): void {
		if (this.#notes.length < NOTES_AT_MOST) this.#notes.push({ line, says });
	}

	/** Puts a card into the deck; false: something of it cannot be read, and that is noted. */
	add({ line, got, zone, count, name, leader, id, facts }: Line): boolean {
		const copies = /^\d{1,6}$/.test(count) ? Number(count) : 0;
		if (copies < 1 || copies > MOST_COPIES)
			return this.#refused(line, `a whole number of copies, from 1 to ${MOST_COPIES}`, got);
		const wrong = faultOfName(name);
		if (wrong !== null) return this.#refused(line, wrong, got);
		if (leader && zone !== 'faction')
			return this.#refused(line, 'a Leader in the Faction Deck', got);
		if (this.#cards.length >= MOST_LINES)
			return this.#refused(line, `at most ${MOST_LINES} different cards`, got);
		this.#lines.push(line);
		this.#cards.push({
			zone,
			name,
			copies,
			...(leader && { leader: true }),
			...(id !== undefined && { id }),
			...facts
		});
		return true;
	}

	#refused(line: number, expected: string, got: string): false {
		this.unread(line, expected, got);
		return false;
	}

	/** Makes a card of the deck its Leader. */
	lead(nth: number): void {
		const card = this.#cards[nth];
		if (card) this.#cards[nth] = { ...card, leader: true };
	}

	read(): ReadDeck {
		const { name, author, mode } = this;
		return {
			deck: { name, author, mode, cards: this.#cards },
			lines: this.#lines,
			faults: this.#faults,
			more: this.#unread - this.#faults.length,
			notes: [...this.#notes].sort((a, b) => a.line - b.line)
		};
	}
}
