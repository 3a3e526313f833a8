import { shuffled, type Chance } from '../../core/chance.ts';
import type { SeatId } from '../../core/seats.ts';
import type { CardId } from '../cards/card.ts';
import { NOTHING_SEALED, type SealedTable } from './dealing.ts';
import { pileSeen, type OwnView, type SeatView } from './own-view.ts';
import { without, type SeatSecret } from './secrets.ts';
import type { Slot, Table } from './table.ts';
import { cardOf, settingOf, sideOf } from './where.ts';

/*
 * Secrets that agree with all that a seat knows, each as likely: for players who think about what others may hold. A deck
 * that was brought in secret may be any cards of the setting.
 */

/** Every card of a player that the one who thinks can look at. */
function seenOf(table: Table, seat: SeatId, viewer: SeatId): readonly CardId[] {
	const { vampires, ongoing, burned } = sideOf(table, seat);
	const discard = pileSeen(table, viewer, seat) ?? [];
	const attached = table.order.flatMap((other) =>
		sideOf(table, other).vampires.flatMap((one) =>
			(one.attached ?? []).flatMap(({ owner, card }) => (owner === seat ? [card] : []))
		)
	);
	const { attack, scheme, playing } = table;
	const laid = [attack?.card, attack?.reaction].flatMap((one) =>
		one && one.seat === seat && one.card !== null ? [one.card] : []
	);
	const modifier = scheme?.opened?.[seat];
	return [
		...vampires.map(({ card }) => card),
		...ongoing.map(({ card }) => card),
		...attached,
		...discard,
		...burned,
		...playing.filter((one) => one.seat === seat).map(({ card }) => card),
		...laid,
		...(modifier === undefined ? [] : [modifier])
	];
}

type Down = { readonly slot: Slot; readonly fits: (card: CardId) => boolean };

/** What of a player lies face down, and what it can be. */
function downOf(table: Table, seat: SeatId): readonly Down[] {
	const { attack, scheme } = table;
	const kindOf = (card: CardId): string => cardOf(table, card).kind;
	const found: Down[] = sideOf(table, seat).down.map(({ slot }) => ({
		slot,
		fits: (card) => kindOf(card) === 'conspiracy'
	}));
	if (attack?.card?.seat === seat && attack.card.card === null)
		found.push({
			slot: attack.card.slot,
			fits: (card) => {
				const face = cardOf(table, card);
				return face.kind === 'attack' && face.type === attack.type;
			}
		});
	if (attack?.reaction?.seat === seat && attack.reaction.card === null)
		found.push({
			slot: attack.reaction.slot,
			fits: (card) => {
				const face = cardOf(table, card);
				return face.kind === 'reaction' && face.types.includes(attack.type);
			}
		});
	const modifier = scheme?.modifiers[seat];
	if (modifier !== undefined && scheme?.opened === undefined)
		found.push({ slot: modifier, fits: (card) => kindOf(card) === 'modifier' });
	return found;
}

function secretOf(
	table: Table,
	seat: SeatId,
	viewer: SeatId,
	chance: Chance,
	own: Pick<OwnView, 'faces'> & Partial<OwnView>
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
function cityOf(table: Table, chance: Chance): readonly CardId[] {
	const { streets, discard, burned, deck } = table.city;
	const attached = table.order.flatMap((seat) =>
		sideOf(table, seat).vampires.flatMap((one) =>
			(one.attached ?? []).flatMap(({ owner, card }) => (owner === null ? [card] : []))
		)
	);
	const seen = [...streets.map(({ card }) => card), ...discard, ...burned, ...attached];
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
