import type { SeatId } from '../../core/seats.ts';
import type { ClanCard } from '../cards.ts';
import { VICTIM, VICTIMS } from '../vocabulary.ts';
import type { Change } from './changes.ts';
import type { Described } from './commands.ts';
import type { Correction } from './correction.ts';
import { beginAside, refused, type Deciders } from './decider.ts';
import type { TableEvent } from './events.ts';
import { corrected, ownerOf } from './evolve-correction.ts';
import type { Table } from './table.ts';
import type { Task } from './tasks.ts';
import {
	allyOf,
	bloodAt,
	clanCardOf,
	deployedOf,
	isIn,
	locationOf,
	playerOf,
	seatsOf,
	settingOf,
	turnOrder
} from './where.ts';

/** What is impossible about a correction; null: nothing. */
function problemWith(table: Table, correction: Correction): string | null {
	if ('seat' in correction && !seatsOf(table).includes(correction.seat))
		return `nobody plays at ${correction.seat}`;
	switch (correction.set) {
		case 'pool': {
			const { tokens, flipped, blood } = { ...playerOf(table, correction.seat), ...correction };
			if (blood === 0) return 'a Pool without Blood is Frenzy';
			return flipped > tokens ? 'more tokens are flipped than there are' : null;
		}
		case 'alliance': {
			const cards = [...correction.alliance, ...correction.drained];
			const allies = cards.filter((card) => card !== VICTIM);
			if (new Set(allies).size < allies.length) return 'an Ally is there twice';
			if (allies.some((card) => !allyOf(table, card))) return 'there is no such Ally';
			const elsewhere = seatsOf(table)
				.filter((seat) => seat !== correction.seat)
				.flatMap((seat) => [...playerOf(table, seat).alliance, ...playerOf(table, seat).drained]);
			if (allies.some((card) => elsewhere.includes(card))) return 'another player has that Ally';
			const victims = [...elsewhere, ...cards].filter((card) => card === VICTIM).length;
			if (victims > VICTIMS) return 'there are not so many Victims';
			return table.locations.some(({ ally }) => ally !== null && allies.includes(ally))
				? 'that Ally lies at a Location'
				: null;
		}
		case 'ally':
			return allyProblem(table, correction);
		case 'blood':
			return locationOf(table, correction.at) ? null : 'that Location is not in play';
		case 'ambition':
			return isIn(table, correction.seat) ? null : 'that player is out';
		case 'card':
			return cardProblem(table, correction);
		case 'relic':
			return playerOf(table, correction.seat).relic ? null : 'that player has no relic';
	}
}

function allyProblem(
	table: Table,
	{ at, ally }: Extract<Correction, { set: 'ally' }>
): string | null {
	if (!locationOf(table, at)) return 'that Location is not in play';
	if (ally === null) return null;
	if (!allyOf(table, ally)) return 'there is no such Ally';
	const held = seatsOf(table).flatMap((seat) => [
		...playerOf(table, seat).alliance,
		...playerOf(table, seat).drained
	]);
	const lies = table.locations.some((one) => one.ally === ally && one.id !== at);
	return lies || held.includes(ally) ? 'that Ally lies elsewhere' : null;
}

/** Where the app deals, only what lies face up is moved by hand: all else would tell what is secret. */
function cardProblem(
	table: Table,
	{ card, from, to }: Extract<Correction, { set: 'card' }>
): string | null {
	const owner = ownerOf(table, card);
	if (owner === null) return 'nobody plays that card';
	if (typeof to === 'object' && !locationOf(table, to.at)) return 'that Location is not in play';
	if (typeof to === 'object' && !seatsOf(table).includes(to.position)) return 'nobody plays there';
	if (table.deployed.some((one) => one.card === card)) return null;
	if (table.dealer === 'app') return 'only cards that lie face up can be moved by hand';
	if (from === undefined) return 'it is not said where the card came from';
	const { hand, deck } = playerOf(table, owner);
	if (typeof from === 'object') {
		const down = table.deployed.find(({ slot }) => slot === from.slot);
		return down?.owner === owner && down.card === null ? null : 'no such card lies face down there';
	}
	return (from === 'hand' ? hand : deck) > 0 ? null : `there is no card in the ${from}`;
}

/** What is impossible about something the table tells; null: nothing. */
function changeProblem(table: Table, change: Change): string | null {
	if ('seat' in change && !isIn(table, change.seat)) return 'that player is out';
	if ('slot' in change && !deployedOf(table, change.slot)) return 'that card lies nowhere';
	if ('at' in change && !locationOf(table, change.at)) return 'that Location is not in play';
	switch (change.change) {
		case 'deployed': {
			const { at, seat, by } = change;
			return bloodAt(table, at, seat) + by < 0 ? 'so much Blood is not deployed there' : null;
		}
		case 'move':
			return isIn(table, change.position) ? null : 'that player is out';
		case 'wins-ties':
		case 'withdraw':
			return table.conflict ? null : 'no Location is being resolved';
		case 'drain':
			return playerOf(table, change.seat).alliance.includes(change.card)
				? null
				: 'that card is not in this Alliance';
		default:
			return null;
	}
}

/** The Frenzies of all whose last Blood is gone, in turn order; whose doing it is causes them. */
function frenziesAfter(
	table: Table,
	by: SeatId | null,
	changes: readonly Change[]
): readonly Task[] {
	const lost = (seat: SeatId) =>
		changes.some((one) => one.change === 'blood' && one.seat === seat && one.by < 0);
	return turnOrder(table)
		.filter(lost)
		.map((seat) => ({ kind: 'frenzy', seat, cause: by === seat ? null : by }));
}

/** What has to be gone through for a change, besides what it is. */
function taskOf(table: Table, change: Change): readonly Task[] {
	switch (change.change) {
		case 'turn-up':
			return [{ kind: 'turn-up', slot: change.slot }];
		case 'withdraw': {
			const at = table.conflict?.location;
			const to = at === 'haven' ? null : 'haven';
			return at === undefined ? [] : [{ kind: 'withdraw-seat', seat: change.seat, at, to }];
		}
		case 'drain':
			return [{ kind: 'drain', seat: change.seat, card: change.card, why: 'effect' }];
		default:
			return [];
	}
}

/** A card that is not in the set, or is another one there: of another clan, or not a starting card. */
function notOfTheBox(table: Table, cards: Described): string | undefined {
	const known = settingOf(table).cards;
	const isClanCard = ({ id, clan, starting }: ClanCard) => {
		const card = clanCardOf(table, id);
		return card?.clan === clan && (card.starting === true) === (starting === true);
	};
	const has = (all: readonly { readonly id: string }[], id: string) =>
		all.some((one) => one.id === id);
	const strange = [
		...cards.clanCards.filter((card) => !isClanCard(card)),
		...cards.allies.filter(({ id }) => !has(known.allies, id)),
		...cards.relics.filter(({ id }) => !has(known.relics, id)),
		...cards.locationCards.filter(({ id }) => !has(known.locationCards, id))
	];
	return strange[0]?.name;
}

/** The table sets things right: the box is right. */
export const byHandDeciders = {
	/** Refusals: `table-empty`, `same-dealer`. */
	ChangeDealer(table, { dealer }) {
		if (table.phase === 'empty') return refused('table-empty');
		if (table.dealer === dealer) return refused('same-dealer', { dealer });
		return beginAside(table, [{ type: 'DealerChanged', dealer }], { kind: 'settle' });
	},

	/** Refusals: `table-empty`, `correction-wrong`. */
	CorrectTable(table, { corrections }) {
		if (table.phase === 'empty') return refused('table-empty');
		let now = table;
		for (const [at, correction] of corrections.entries()) {
			const problem = problemWith(now, correction);
			if (problem !== null) return refused('correction-wrong', { problem }, `corrections.${at}`);
			now = corrected(now, correction);
		}
		return beginAside(table, [{ type: 'TableCorrected', corrections }], { kind: 'settle' });
	},

	/** Refusals: `table-empty`, `correction-wrong`. */
	TellChanges(table, { by, card, changes }) {
		if (table.phase === 'empty') return refused('table-empty');
		for (const [at, change] of changes.entries()) {
			const problem = changeProblem(table, change);
			if (problem !== null) return refused('correction-wrong', { problem }, `changes.${at}`);
		}
		const told: TableEvent = { type: 'ChangesTold', by, card, changes };
		const home = changes.flatMap((one) => (one.change === 'home' ? [one.slot] : []));
		const moved = changes.flatMap((one): TableEvent[] =>
			one.change === 'move'
				? [{ type: 'CardMoved', slot: one.slot, at: one.at, position: one.position }]
				: []
		);
		const gone: readonly TableEvent[] =
			home.length > 0 ? [{ type: 'CardsHome', slots: home, toDeck: [] }] : [];
		return beginAside(
			table,
			[told, ...moved, ...gone],
			...frenziesAfter(table, by, changes),
			...changes.flatMap((one) => taskOf(table, one)),
			{ kind: 'settle' }
		);
	},

	/** Refusals: `table-empty`, `no-box`, `not-of-the-box`. */
	DescribeCards(table, { cards }) {
		if (table.phase === 'empty') return refused('table-empty');
		if (table.dealer !== 'box') return refused('no-box');
		const strange = notOfTheBox(table, cards);
		if (strange !== undefined) return refused('not-of-the-box', { card: strange }, 'cards');
		return beginAside(table, [{ type: 'CardsDescribed', cards }], { kind: 'settle' });
	}
} satisfies Partial<Deciders>;
