import { hunterOf as hunterIn } from '../match/state.ts';
import { findRivalFault } from '../rival-tokens.ts';
import { ACTIONS } from '../vocabulary.ts';
import { bodyOf } from './effects/bodies.ts';
import type { SealedTable } from './dealing.ts';
import { citySize } from './secrets.ts';
import type { Table, TableSeat, TableVampire } from './table.ts';
import { cardOf, isActive, isConflict, sideOf } from './where.ts';
import { downIn, isDecided } from '../ending/ending.ts';

/** What is impossible about a table, whatever rules led to it; none: nothing. */
export function tableFaults(table: Table): readonly string[] {
	if (table.setting === null || table.turn === null) return [];
	return [
		...rivalFaults(table),
		...cityFaults(table),
		...table.order.flatMap((seat) => seatFaults(table, seat, sideOf(table, seat))),
		...nameFaults(table),
		...endingFaults(table)
	];
}

const rivalFaults = ({ order, rivals }: Table): readonly string[] =>
	rivals && findRivalFault(order, rivals) !== null ? ['rivals-unsound'] : [];

/** Every City card lies in one place, and the Prince is never burned. */
function cityFaults(table: Table): readonly string[] {
	const { deck, streets, discard, burned } = table.city;
	const attached = table.order.flatMap((seat) =>
		sideOf(table, seat).vampires.flatMap((one) =>
			(one.attached ?? []).filter(({ owner }) => owner === null)
		)
	);
	const all = deck + streets.length + discard.length + burned.length + attached.length;
	const isPrince = (card: string): boolean => cardOf(table, card).kind === 'prince';
	const princes =
		streets.filter(({ card }) => isPrince(card)).length +
		attached.filter(({ card }) => isPrince(card)).length;
	return [
		...(all === citySize(table) ? [] : ['city-cards-lost']),
		...(princes > 1 ? ['two-princes'] : []),
		...(burned.some(isPrince) || discard.some(isPrince) ? ['prince-off-the-table'] : [])
	];
}

function seatFaults(table: Table, seat: string, side: TableSeat): readonly string[] {
	const { prestige, agenda, hand, library, faction, vampires } = side;
	const faults: string[] = [];
	if (prestige < 0 || agenda < 0 || hand.library < 0 || hand.faction < 0)
		faults.push('less-than-nothing');
	if (library < 0 || faction < 0) faults.push('less-than-an-empty-deck');
	for (const vampire of vampires) faults.push(...vampireFaults(table, vampire));
	if (cardsOf(table, seat, side) !== deckSize(table, seat)) faults.push('cards-lost');
	const tokens = vampires.filter(({ leader }) => leader).length;
	if (tokens !== 1) faults.push('leader-token-moved');
	return faults.map((fault) => `${seat} ${fault}`);
}

/** How many cards a player has, wherever they lie. */
function cardsOf(table: Table, seat: string, side: TableSeat): number {
	const { hand, library, faction, vampires, ongoing, down, discard, burned } = side;
	const { attack, scheme, playing } = table;
	const attached = table.order.flatMap((other) =>
		sideOf(table, other).vampires.flatMap((one) =>
			(one.attached ?? []).filter(({ owner }) => owner === seat)
		)
	);
	const laid = [attack?.card, attack?.reaction].filter((one) => one?.seat === seat);
	return (
		hand.library +
		hand.faction +
		library +
		faction +
		vampires.length +
		ongoing.length +
		down.length +
		discard.length +
		burned.length +
		attached.length +
		laid.length +
		playing.filter((one) => one.seat === seat).length +
		(scheme?.modifiers[seat] === undefined ? 0 : 1)
	);
}

/** With how many it began; of a deck brought in secret nobody can say. */
function deckSize(table: Table, seat: string): number {
	const deck = table.setting?.decks[seat];
	return deck
		? deck.library.length + deck.faction.length
		: cardsOf(table, seat, sideOf(table, seat));
}

function vampireFaults(table: Table, vampire: TableVampire): readonly string[] {
	const { id, place, party, blood, exhausted, attached = [], modifiers } = vampire;
	const faults: string[] = [];
	const { bp } = bodyOf(table, id);
	const isQuiet = table.question === null && !isConflict(table);
	if (blood < 0 || (isQuiet && blood > bp)) faults.push('too-much-blood');
	if (isQuiet && isActive(vampire) && blood === 0) faults.push('active-without-blood');
	if (place === 'burned' && (blood > 0 || attached.length > 0))
		faults.push('burned-with-something');
	if (place !== 'streets' && party !== undefined) faults.push('party-away-from-the-streets');
	if (place === 'streets' && party === undefined) faults.push('no-party-in-the-streets');
	if (place === 'torpor' && !exhausted) faults.push('ready-in-torpor');
	if (!isActive(vampire) && (modifiers || vampire.noInfluence)) faults.push('tokens-in-torpor');
	const kinds = attached.map(({ card }) => cardOf(table, card).kind);
	const titles = kinds.filter((kind) => kind === 'title' || kind === 'prince').length;
	if (attached.length > 3) faults.push('four-attachments');
	if (titles > 1) faults.push('two-titles');
	if (place === 'torpor' && kinds.some((kind) => kind !== 'title'))
		faults.push('attachment-in-torpor');
	return faults.map((fault) => `${id} ${fault}`);
}

/** No two active vampires of a name; a unique Title once in play. */
function nameFaults(table: Table): readonly string[] {
	const active = table.order.flatMap((seat) => sideOf(table, seat).vampires.filter(isActive));
	const names = active.map(({ card }) => cardOf(table, card).name);
	const titles = active.flatMap(({ attached = [] }) =>
		attached.flatMap(({ card }) => {
			const face = cardOf(table, card);
			return face.kind === 'title' && face.limit === 'unique' ? [face.name] : [];
		})
	);
	const twice = (list: readonly string[]): boolean => new Set(list).size < list.length;
	return [
		...(twice(names) ? ['name-active-twice'] : []),
		...(twice(titles) ? ['unique-title-twice'] : [])
	];
}

/** Once nothing is under way nobody is knocked out or at 13 in an open match; a fallen player has no Agenda. */
function endingFaults(table: Table): readonly string[] {
	const { result, question } = table;
	if (!result)
		return question === null && !isConflict(table) && isDecided(table) ? ['not-ended'] : [];
	const rivals = table.rivals;
	return [
		...(result.falls.some(({ seat }) => sideOf(table, seat).agenda !== 0)
			? ['fallen-with-agenda']
			: []),
		...(result.falls.length !== downIn(table).length ? ['falls-otherwise'] : []),
		...(rivals && result.gains.some(({ seat, rival }) => hunterIn(table, rival) !== seat)
			? ['gain-of-another']
			: [])
	];
}

/** What does not agree between the table and what is sealed: counts of hands and decks, and the faces of face-down cards. */
export function sealedFaults(table: Table, sealed: SealedTable): readonly string[] {
	if (table.turn === null) return [];
	const faults: string[] = [];
	for (const seat of table.order) {
		const { secret, hand, library, faction, down } = sideOf(table, seat);
		const own = sealed.seats[seat]?.[secret];
		if (!own) {
			faults.push(`${seat} nothing-sealed`);
			continue;
		}
		if (own.library.length !== library || own.faction.length !== faction)
			faults.push(`${seat} decks-otherwise`);
		const backs = own.hand.filter((card) => cardOf(table, card).kind === 'vampire').length;
		if (backs !== hand.faction || own.hand.length - backs !== hand.library)
			faults.push(`${seat} hand-otherwise`);
		if (down.some(({ slot }) => own.faces[slot] === undefined)) faults.push(`${seat} face-lost`);
	}
	const city = sealed.city[table.city.secret];
	if (city?.length !== table.city.deck) faults.push('city-otherwise');
	return faults;
}

/** What cannot happen between one table and the next. */
export function stepFaults(before: Table, after: Table): readonly string[] {
	const faults: string[] = [];
	const [a, b] = [before.attack, after.attack];
	if (a && b && a.attacker === b.attacker && b.step < a.step) faults.push('attack-goes-back');
	if (after.nextSlot < before.nextSlot) faults.push('slots-go-back');
	if ((after.turn?.actionsLeft ?? 0) > ACTIONS + after.granted) faults.push('too-many-actions');
	return faults;
}
