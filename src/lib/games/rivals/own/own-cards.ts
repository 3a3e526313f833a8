import type { Card, CardId, VampireCard } from '../cards/card.ts';
import type { Part } from '../cards/part.ts';
import { cardsIn, type Deck, type DeckCard } from '../decks/deck.ts';
import { keyOf } from '../decks/names.ts';
import { knownAs, type KnownVampire } from '../facts/shapes.ts';
import type { TableDeck } from '../table/setting.ts';
import { ATTRIBUTES } from '../vocabulary.ts';

/*
 * A deck that somebody typed, as cards of a dealt match. Cards of a set are found by their name, text and all. Of others only facts
 * are known: their text is `manual`, so that their player reads it off the real card and says what happens.
 */

/** What has to be known before a card can be dealt. */
export type Lack = 'kind' | 'clan' | 'bp' | 'numbers';

/** How much the match knows of a line of a deck: all of it · its facts, while its text is read off the card · too little. */
type OwnLine = {
	readonly name: string;
	readonly zone: DeckCard['zone'];
	readonly copies: number;
} & (
	| { readonly known: 'whole' | 'facts'; readonly card: Card }
	| { readonly known: 'too-little'; readonly lacks: readonly Lack[] }
);

export type OwnDeck = {
	readonly lines: readonly OwnLine[];
	/** Null: a card is not known well enough, or the deck lacks its Haven, its Agenda or its vampires. */
	readonly deck: TableDeck | null;
	readonly cards: readonly Card[];
};

/** What is known of cards: those of a set or that somebody wrote as data, and vampires as people typed them. */
export type Known = {
	readonly cards: readonly Card[];
	readonly vampires: readonly KnownVampire[];
};

const LONGEST_ID = 48;

/** The same name has the same id at every seat. */
function idOf(name: string): CardId {
	const key = keyOf(name);
	// Letters that an id cannot hold are written as their numbers.
	const plain = [...key]
		.map((letter) => (/[a-z0-9]/.test(letter) ? letter : (letter.codePointAt(0) ?? 0).toString(36)))
		.join('');
	return `own-${plain}`.slice(0, LONGEST_ID);
}

const reads = (name: string): Part['effects'] => [{ do: 'manual', text: `do what ${name} says` }];

/** Text that may matter in the Action Phase, and in an attack. */
const textOf = (name: string, inAttack: boolean): Part[] => [
	{ when: { use: 'action' }, effects: reads(name) },
	...(inAttack
		? [{ when: { use: 'abilities' as const }, as: 'party' as const, effects: reads(name) }]
		: [])
];

function vampireOf(line: DeckCard, known: Known): VampireCard | readonly Lack[] {
	const typed = knownAs(known.vampires, line.name);
	const bp = typed?.bp ?? line.bp;
	const clan = typed?.facts.clan ?? line.clan;
	if (bp === undefined || clan === undefined || bp < 1 || bp > 12)
		return [
			...(clan === undefined ? ['clan' as const] : []),
			...(bp === undefined || bp < 1 || bp > 12 ? ['bp' as const] : [])
		];
	const facts = typed?.facts;
	return {
		id: idOf(line.name),
		name: shown(line.name),
		kind: 'vampire',
		clan,
		bp,
		// An attribute that nobody typed counts as 0, as it does with the box.
		attributes: Object.fromEntries(
			ATTRIBUTES.map((attribute) => [attribute, facts?.[attribute] ?? 0])
		) as VampireCard['attributes'],
		disciplines: [...(facts?.disciplines ?? line.disciplines ?? [])].slice(0, 6),
		...(facts?.guard && { keywords: ['guard'] }),
		parts: textOf(line.name, true)
	};
}

/** Kinds of Library cards whose facts are all that the rules need. */
function libraryOf(line: DeckCard): Card | readonly Lack[] {
	const { name, kind, clan, bp } = line;
	const own = {
		id: idOf(name),
		name: shown(name),
		...(clan !== undefined && { clan })
	};
	const asks = bp !== undefined && bp > 0 && bp <= 12 ? { bp } : {};
	const plays: Part[] = [{ when: 'play', effects: reads(name) }];
	switch (kind) {
		case 'Action':
			return { ...own, ...asks, kind: 'action', parts: plays };
		case 'Unhosted action':
			return { ...own, kind: 'action', unhosted: true, parts: plays };
		case 'Ongoing':
			return {
				...own,
				...asks,
				kind: 'action',
				ongoing: true,
				parts: [...plays, ...textOf(name, false)]
			};
		case 'Scheme':
			return { ...own, ...asks, kind: 'scheme', parts: [{ when: 'yes', effects: reads(name) }] };
		case undefined:
			return ['kind'];
		default:
			// Damage, shields, Influence or Prestige that nobody has typed.
			return ['numbers'];
	}
}

const LONGEST_NAME = 40;
const shown = (name: string): string => name.slice(0, LONGEST_NAME);

const KINDS: { readonly [Z in DeckCard['zone']]: (card: Card) => boolean } = {
	agenda: ({ kind }) => kind === 'agenda',
	haven: ({ kind }) => kind === 'haven',
	faction: ({ kind }) => kind === 'vampire',
	library: ({ kind }) =>
		['action', 'attack', 'reaction', 'title', 'scheme', 'modifier', 'conspiracy'].includes(kind)
};

function lineOf(line: DeckCard, known: Known, byName: ReadonlyMap<string, Card>): OwnLine {
	const { name, zone, copies } = line;
	const own = { name, zone, copies };
	const found = byName.get(`${zone} ${keyOf(name)}`);
	if (found) return { ...own, known: 'whole', card: found };
	const made = madeOf(line, known);
	return 'kind' in made
		? { ...own, known: 'facts', card: made }
		: { ...own, known: 'too-little', lacks: made };
}

function madeOf(line: DeckCard, known: Known): Card | readonly Lack[] {
	const { name, zone } = line;
	if (zone === 'faction') return vampireOf(line, known);
	if (zone === 'library') return libraryOf(line);
	return { id: idOf(name), name: shown(name), kind: zone, parts: textOf(name, false) };
}

/** What a typed deck comes to in a dealt match, line by line. */
export function ownDeck(deck: Deck, known: Known): OwnDeck {
	const byName = new Map(
		(['agenda', 'haven', 'faction', 'library'] as const).flatMap((zone) =>
			known.cards.filter(KINDS[zone]).map((card) => [`${zone} ${keyOf(card.name)}`, card] as const)
		)
	);
	const lines = deck.cards.map((line) => lineOf(line, known, byName));
	const cards = lines.flatMap((line) => ('card' in line ? [line.card] : []));
	const idsIn = (zone: DeckCard['zone'], each: (line: OwnLine) => number): readonly CardId[] =>
		lines.flatMap((line) =>
			line.zone === zone && 'card' in line
				? Array.from({ length: each(line) }, () => line.card.id)
				: []
		);
	const [haven] = idsIn('haven', () => 1);
	const [agenda] = idsIn('agenda', () => 1);
	const faction = [...new Set(idsIn('faction', () => 1))];
	const led = cardsIn(deck, 'faction').find(({ leader }) => leader);
	const leads = lines.find(({ zone, name }) => zone === 'faction' && name === led?.name);
	const isWhole = lines.every((line) => 'card' in line) && faction.length > 0;
	return {
		lines,
		cards,
		deck:
			isWhole && haven !== undefined && agenda !== undefined
				? {
						haven,
						agenda,
						faction,
						...(leads && 'card' in leads && { leader: leads.card.id }),
						library: idsIn('library', ({ copies }) => copies)
					}
				: null
	};
}
