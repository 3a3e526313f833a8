import { readFacts } from './card-facts.ts';
import { isWord, type Facts } from './deck.ts';
import { fieldIn, headingIn, type Heading } from './line-forms.ts';
import { keyOf, LONGEST_NAME, seen, unquoted } from './names.ts';
import { Gathering, type ReadDeck } from './reading.ts';
import { modeNamed, zoneNamed, type Zone } from './vocabulary.ts';

/*
 * Reads a deck as people write it, a line a card: `3×Name`, `3x Name`, `3 Name` or `Name x3` under headings, with comments. What
 * a line says besides is read by `line-forms.ts`.
 */

/** Twice as long as a card with all that is known of it. A line is looked at in many ways, so none of them takes long. */
const LONGEST_LINE = 1_000;
const LINE_ENDS = /\r\n|[\n\r\u2028\u2029]/;
const BULLET = /^(?:[-*•·–]|\d+[.)])\s+/;
const COMMENT = /\s(?:#|\/\/).*$/;
const FACTS = /\s*\[([^[\]]*)\]$/;
const LEADER = /\s*[([]leader[)\]]$/i;
const COUNT_FIRST = /^(\d+)(?:\s?[×✕*]\s?|x\s?|\sx\s|[\s,;]+)(.+)$/i;
const COUNT_LAST = /^(.+?)[\s,;]+[×✕*x]\s?(\d+)$/i;
const ODD_COUNT = /^[-+−]\s?\d|^\d+[.,]\d/;

/** A heading whose number of cards is not proved yet. */
type Counted = {
	readonly line: number;
	readonly got: string;
	readonly heading: Heading;
	from: number;
};

class Lines {
	readonly gathered = new Gathering();
	#zone: Zone | null = null;
	#facts: Facts = {};
	#group: Counted | null = null;
	readonly #parts: (Counted & { readonly zone: Zone })[] = [];
	#leader: { readonly line: number; readonly name: string; readonly got: string } | null = null;
	#titled = false;

	read(text: string): ReadDeck {
		text.split(LINE_ENDS).forEach((raw, nth) => this.#line(nth + 1, seen(raw), raw));
		this.#endGroup();
		this.#placeLeader();
		for (const { line, heading, zone } of this.#parts)
			this.#compare(
				line,
				heading,
				this.#copies((card) => card.zone === zone)
			);
		return this.gathered.read();
	}

	#line(line: number, whole: string, got: string): void {
		if (whole === '' || /^\/\/|^;/.test(whole)) return;
		if (whole.length > LONGEST_LINE)
			return this.gathered.unread(line, `a line of at most ${LONGEST_LINE} characters`, got);
		// `By: __` says who made it, though what stands there looks like a heading.
		const isField = fieldIn(whole)?.isLoose === false;
		const heading = isField ? null : headingIn(whole);
		if (heading && this.#head(line, heading, got)) return;
		if (whole.startsWith('#') || /^[-=_*~]+$/.test(whole)) return;
		const text = whole.replace(BULLET, '');
		if (this.#field(line, text, got)) return;
		this.#card(line, text, got);
	}

	/** Whether it is a heading; one that nobody knows is one only where it cannot be a card. */
	#head(line: number, heading: Heading, got: string): boolean {
		const { zone, facts, isSure, word } = heading;
		if (zone !== null) {
			this.#endGroup();
			this.#zone = zone;
			this.#facts = {};
			if (heading.total !== null) this.#parts.push({ line, got, heading, zone, from: 0 });
			return true;
		}
		const isFree = facts === null;
		if (isFree && (!isSure || this.#isTitle(word))) return false;
		if (isFree && this.#zone !== null && this.#zone !== 'library') return false;
		if (isFree && (!isWord(word) || COUNT_FIRST.test(word))) return false;
		this.#endGroup();
		if (this.#zone !== 'faction' || facts?.clan === undefined) this.#zone = 'library';
		this.#facts = facts ?? { kind: word };
		this.#group = { line, got, heading, from: this.gathered.cards.length };
		return true;
	}

	#isTitle(word: string): boolean {
		return !this.#titled && this.#zone === null && word !== '';
	}

	/** Where a heading says how many cards stand below it: whether that is so. */
	#endGroup(): void {
		const group = this.#group;
		this.#group = null;
		if (!group || group.heading.total === null) return;
		const { line, got, heading, from } = group;
		const copies = this.#copies((_card, nth) => nth >= from);
		if (heading.facts !== null || !heading.isLoose) this.#compare(line, heading, copies);
		else if (copies !== heading.total)
			this.gathered.unread(
				line,
				`“${heading.total}× ${heading.word}”, or a heading above ${heading.total} cards (${copies} stand below it)`,
				got
			);
	}

	#copies(of: (card: Gathering['cards'][number], nth: number) => boolean): number {
		return this.gathered.cards.filter(of).reduce((sum, { copies }) => sum + copies, 0);
	}

	#compare(line: number, { word, total }: Heading, copies: number): void {
		// Where lines are missing, so are their cards.
		if (this.gathered.isWhole && total !== null && copies !== total)
			this.gathered.note(line, `“${word}” says ${total}. Below it are ${copies}.`);
	}

	/** `Agenda: …`, `by …` and the like; whether it was one. */
	#field(line: number, text: string, got: string): boolean {
		const field = fieldIn(text);
		if (field === null) return false;
		const { of, value } = field;
		if (of === 'leader') {
			this.#leader = { line, name: value.replace(COMMENT, ''), got };
			return true;
		}
		if (of === 'name' || of === 'author') {
			// Without a colon it is the author only right below the title.
			if (field.isLoose && (this.#zone !== null || this.gathered.author !== '')) return false;
			if (value.length > LONGEST_NAME || /\p{C}/u.test(value))
				this.gathered.unread(line, `a name of at most ${LONGEST_NAME} characters`, got);
			else this.gathered[of] = value;
			if (of === 'name') this.#titled = true;
			return true;
		}
		if (of === 'mode') {
			const mode = modeNamed(value);
			if (mode) this.gathered.mode = mode;
			else this.gathered.unread(line, 'head-to-head, multiplayer or both', got);
			return true;
		}
		const zone = zoneNamed(of);
		if (zone === null) return false;
		this.#add(line, zone, '1', value.replace(COMMENT, ''), got, {});
		return true;
	}

	#card(line: number, commented: string, got: string): void {
		const text = commented.replace(COMMENT, '');
		const bare = text.replace(FACTS, '').replace(LEADER, '');
		const first = COUNT_FIRST.exec(bare) ?? null;
		const last = first ? null : COUNT_LAST.exec(bare);
		const count = first?.[1] ?? last?.[2];
		if (ODD_COUNT.test(bare))
			return this.gathered.unread(line, 'a whole number of copies, from 1 to 99', got);
		if (count !== undefined) {
			const name = first?.[2] ?? last?.[1] ?? '';
			return this.#add(line, this.#zone ?? 'library', count, name + text.slice(bare.length), got);
		}
		if (this.#zone === null && !this.#titled && keyOf(bare) !== '')
			return this.#title(line, commented, got);
		if (this.#zone === null || this.#zone === 'library')
			return this.gathered.unread(
				line,
				this.#zone === null
					? 'a count before the name, such as “2× ”, or a heading such as Faction'
					: 'a count before the name, such as “2× ”, or a heading that ends with a colon',
				got
			);
		this.#add(line, this.#zone, '1', text, got);
	}

	#title(line: number, text: string, got: string): void {
		this.#titled = true;
		if (text.length > LONGEST_NAME || /\p{C}/u.test(text))
			this.gathered.unread(line, `a title of at most ${LONGEST_NAME} characters`, got);
		else this.gathered.name = text;
	}

	/** `written`: the name with what stands behind it. */
	#add(
		line: number,
		zone: Zone,
		count: string,
		written: string,
		got: string,
		below = this.#facts
	): void {
		const said = FACTS.exec(written)?.[1];
		const isLeader = said !== undefined && /^leader$/i.test(said.trim());
		const facts = said === undefined || isLeader ? { facts: {} } : readFacts(said);
		if (!('facts' in facts)) return this.gathered.unread(line, facts.expected, facts.got);
		const named = written.replace(FACTS, '');
		const leader = isLeader || LEADER.test(named);
		const name = unquoted(named.replace(LEADER, '').trim());
		const inLibrary = zone === 'library' || zone === 'faction' ? below : {};
		this.gathered.add({
			line,
			got,
			zone,
			count,
			name,
			leader,
			facts: { ...inLibrary, ...facts.facts }
		});
	}

	/** Some lists name the Leader apart: it is one of the Faction Deck, or stands there besides. */
	#placeLeader(): void {
		if (this.#leader === null) return;
		const { line, name, got } = this.#leader;
		const bare = keyOf(unquoted(name.replace(FACTS, '').trim()));
		const nth = this.gathered.cards.findIndex(
			(card) => card.zone === 'faction' && keyOf(card.name) === bare
		);
		if (nth >= 0) this.gathered.lead(nth);
		else this.#add(line, 'faction', '1', `${name.replace(LEADER, '')} (Leader)`, got, {});
	}
}

/** Reads a list of lines; what cannot be read is named with its line. */
export const readLines = (text: string): ReadDeck => new Lines().read(text);
