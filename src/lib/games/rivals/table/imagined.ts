import { shuffled, type Chance } from '../../core/chance.ts';
import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards/card.ts';
import { NOTHING_SEALED, type SealedTable } from './dealing.ts';
import type { OwnView, SeatView } from './own-view.ts';
import { without, type SeatSecret } from './secrets.ts';
import { citySeen, downOf, seenOf } from './seen.ts';
import type { Table } from './table.ts';
import { cardOf, settingOf, sideOf } from './where.ts';

/*
 * Secrets that agree with all that a seat knows, each as likely: for players who think about what others may hold. A deck
 * that was brought in secret may be any cards of the setting.
 */

export function secretOf(
	table: Table,
	seat: SeatId,
	viewer: SeatId,
	chance: Chance,
	own: Pick<OwnView, 'faces'> & Partial<OwnView> = { faces: {} }
): SeatSecret {
	const { cards, decks } = settingOf(table);
	const side = sideOf(table, seat);
	const deck = decks[seat];
	const isVampire = (card: CardId): boolean => cardOf(table, card).kind === 'vampire';
	const downs = downOf(table, seat);
	const known = [...(own.hand ?? []), ...downs.flatMap(({ slot }) => own.faces[slot] ?? [])];
	const any = (kinds: (kind: string) => boolean, n: number): readonly CardId[] => {
		const fitting = shuffled(
			chance,
			cards.filter(({ kind }) => kinds(kind))
		).map(({ id }) => id);
		return Array.from({ length: n }, (_, at) => fitting[at % fitting.length] ?? '');
	};
	const left = (all: readonly CardId[], of: (card: CardId) => boolean): readonly CardId[] =>
		shuffled(chance, [...seenOf(table, seat, viewer), ...known].filter(of).reduce(without, all));
	const isOther = ({ kind }: { readonly kind: string }): boolean =>
		!['vampire', 'agenda', 'haven', 'event', 'mortal', 'antagonist', 'prince'].includes(kind);
	const hidden = downs.filter(({ slot }) => own.faces[slot] === undefined);
	const { hand } = side;
	let library = deck
		? left(deck.library, (card) => !isVampire(card))
		: any((kind) => isOther({ kind }), side.library + hand.library + hidden.length);
	const faces: { [slot: string]: CardId } = {};
	for (const { slot, fits } of downs) {
		const face = own.faces[slot] ?? library.find(fits) ?? library[0] ?? '';
		faces[slot] = face;
		if (own.faces[slot] === undefined) library = without(library, face);
	}
	const faction = deck
		? left(deck.faction, isVampire)
		: any((kind) => kind === 'vampire', side.faction + hand.faction);
	const drawn = own.hand ? 0 : hand.library;
	const recruits = own.hand ? 0 : hand.faction;
	return {
		hand: own.hand ?? [...library.slice(0, drawn), ...faction.slice(0, recruits)],
		library: library.slice(drawn, drawn + side.library),
		faction: faction.slice(recruits, recruits + side.faction),
		faces,
		agenda:
			own.agenda ??
			side.agendaCard ??
			deck?.agenda ??
			cards.find(({ kind }) => kind === 'agenda')?.id ??
			''
	};
}

/** The City Deck as it may lie: which Events were put away nobody knows. */
export function cityOf(table: Table, chance: Chance): readonly CardId[] {
	const { deck } = table.city;
	const seen = citySeen(table);
	const left = seen.reduce(without, settingOf(table).city);
	const isEvent = (card: CardId): boolean => cardOf(table, card).kind === 'event';
	const others = left.filter((card) => !isEvent(card));
	const events = shuffled(chance, left.filter(isEvent)).slice(0, Math.max(0, deck - others.length));
	return shuffled(chance, [...others, ...events]).slice(0, deck);
}

/** All that is sealed as it may be, for all that this seat sees. Fists of others are taken for empty. */
export function imagined({ table, seat, own }: SeatView, chance: Chance): SealedTable {
	const seats = Object.fromEntries(
		table.order.map((other) => {
			const knows = other === seat ? own : { faces: own.faces };
			return [
				other,
				{ [sideOf(table, other).secret]: secretOf(table, other, seat, chance, knows) }
			];
		})
	);
	const { scheme } = table;
	return {
		...NOTHING_SEALED,
		seats,
		city: { [table.city.secret]: cityOf(table, chance) },
		stakes:
			scheme && own.fist !== null
				? { [scheme.slot]: { [seat]: { fist: own.fist, modifier: 0 } } }
				: {}
	};
}
