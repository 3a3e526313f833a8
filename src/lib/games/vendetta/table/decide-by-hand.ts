import type { SeatId } from '../../core/seats.ts';
import type { ClanCard } from '../cards.ts';
import { VICTIM, VICTIMS } from '../vocabulary.ts';
import type { Change } from './changes.ts';
import type { Described } from './commands.ts';
import type { Correction } from './correction.ts';
import { beginAside, refused, type Deciders } from './decider.ts';
import type { TableEvent } from './events.ts';
import { corrected, ownerOf } from './evolve-correction.ts';
import { tableFaults } from './invariants.ts';
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

/** Why a correction is impossible, in a sentence that says what to do; null: it is possible. */
function problemWith(table: Table, correction: Correction): string | null {
	if ('seat' in correction && !seatsOf(table).includes(correction.seat))
		return `Nobody plays at ${correction.seat}. Choose a player of this game.`;
	switch (correction.set) {
		case 'pool': {
			const { tokens, flipped, blood } = { ...playerOf(table, correction.seat), ...correction };
			if (blood === 0) return 'A Pool needs at least 1 Blood. Enter 1 or more.';
			return flipped > tokens
				? 'More tokens are flipped than this player has. Enter fewer flipped ones.'
				: null;
		}
		case 'alliance': {
			const cards = [...correction.alliance, ...correction.drained];
			const allies = cards.filter((card) => card !== VICTIM);
			if (new Set(allies).size < allies.length)
				return 'The same Ally is listed twice. Remove one of them.';
			if (allies.some((card) => !allyOf(table, card)))
				return 'This game has no such Ally. Choose one from the list.';
			const elsewhere = seatsOf(table)
				.filter((seat) => seat !== correction.seat)
				.flatMap((seat) => [...playerOf(table, seat).alliance, ...playerOf(table, seat).drained]);
			if (allies.some((card) => elsewhere.includes(card)))
				return 'Another player has that Ally. Take it from them first.';
			const victims = [...elsewhere, ...cards].filter((card) => card === VICTIM).length;
			if (victims > VICTIMS) return `There are only ${VICTIMS} Victims. Enter fewer.`;
			return table.locations.some(({ ally }) => ally !== null && allies.includes(ally))
				? 'That Ally lies at a Location. Take it from there first.'
				: null;
		}
		case 'ally':
			return allyProblem(table, correction);
		case 'blood':
			return locationOf(table, correction.at)
				? null
				: 'That Location is not in play. Choose another.';
		case 'ambition':
			return isIn(table, correction.seat) ? null : 'That player is out. Choose another.';
		case 'card':
			return cardProblem(table, correction);
		case 'relic':
			return playerOf(table, correction.seat).relic ? null : 'That player has no relic.';
	}
}

function allyProblem(
	table: Table,
	{ at, ally }: Extract<Correction, { set: 'ally' }>
): string | null {
	const location = locationOf(table, at);
	if (!location) return 'That Location is not in play. Choose another.';
	if (ally === null) return null;
	if (location.resolved && table.stage === 'resolution')
		return 'That Location is resolved: no Ally lies there this round. Choose another.';
	if (!allyOf(table, ally)) return 'This game has no such Ally. Choose one from the list.';
	const held = seatsOf(table).flatMap((seat) => [
		...playerOf(table, seat).alliance,
		...playerOf(table, seat).drained
	]);
	const lies = table.locations.some((one) => one.ally === ally && one.id !== at);
	return lies || held.includes(ally) ? 'That Ally lies elsewhere. Take it from there first.' : null;
}

/** Where the app deals, only what lies face up is moved by hand: all else would tell what is secret. */
function cardProblem(
	table: Table,
	{ card, from, to }: Extract<Correction, { set: 'card' }>
): string | null {
	const owner = ownerOf(table, card);
	if (owner === null) return 'No clan in this game has that card. Choose another.';
	if (typeof to === 'object' && !locationOf(table, to.at))
		return 'That Location is not in play. Choose another.';
	if (typeof to === 'object' && !seatsOf(table).includes(to.position))
		return 'Nobody plays there. Choose a player of this game.';
	if (table.deployed.some((one) => one.card === card)) return null;
	if (table.dealer === 'app')
		return 'Elysium deals: only cards that lie face up can be moved by hand.';
	if (from === undefined) return 'Say where the card came from: hand, deck or face down.';
	const { hand, deck } = playerOf(table, owner);
	if (typeof from === 'object') {
		const down = table.deployed.find(({ slot }) => slot === from.slot);
		return down?.owner === owner && down.card === null
			? null
			: 'No card of that player lies face down there. Choose another.';
	}
	return (from === 'hand' ? hand : deck) > 0
		? null
		: `There is no card in the ${from}. Choose where it came from.`;
}

/** The same for something the table tells. */
function changeProblem(table: Table, change: Change): string | null {
	if ('seat' in change && !isIn(table, change.seat)) return 'That player is out. Choose another.';
	if ('slot' in change && !deployedOf(table, change.slot))
		return 'That card is not deployed any more. Choose another.';
	if ('at' in change && !locationOf(table, change.at))
		return 'That Location is not in play. Choose another.';
	switch (change.change) {
		case 'deployed': {
			const { at, seat, by } = change;
			return bloodAt(table, at, seat) + by < 0
				? `Only ${bloodAt(table, at, seat)} Blood is deployed there. Take away no more.`
				: null;
		}
		case 'move':
			return isIn(table, change.position) ? null : 'That player is out. Choose another.';
		case 'wins-ties':
		case 'withdraw':
			return table.conflict ? null : 'No Location is being resolved. Enter this in Resolution.';
		case 'drain':
			return playerOf(table, change.seat).alliance.includes(change.card)
				? null
				: 'That card is not in this Alliance. Choose another.';
		default:
			return null;
	}
}

/** Whether a change turns up or moves what lies face down where Elysium deals: that would be a look at it, or a play without one. */
function isOfHidden({ dealer, deployed, conflict }: Table, change: Change): boolean {
	if (dealer !== 'app') return false;
	const isDown = (slot: number) => deployed.some((one) => one.slot === slot && one.card === null);
	switch (change.change) {
		case 'turn-up':
		case 'move':
		case 'home':
			return isDown(change.slot);
		case 'withdraw':
			return deployed.some(
				({ at, position, card }) =>
					at === conflict?.location && position === change.seat && card === null
			);
		default:
			return false;
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

/** What goes on after it; once the game is over, it is counted again. */
const goingOn = ({ phase }: Table): Task =>
	phase === 'finished' ? { kind: 'score' } : { kind: 'settle' };

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
		// What no check of its file would let pass is no table.
		if (tableFaults(now).length > 0)
			return refused(
				'correction-wrong',
				{ problem: 'No table can lie like this. Check the cards and counts you set.' },
				'corrections'
			);
		return beginAside(table, [{ type: 'TableCorrected', corrections }], goingOn(table));
	},

	/** Refusals: `table-empty`, `correction-wrong`, `stays-hidden`. */
	TellChanges(table, { by, card, changes }) {
		if (table.phase === 'empty') return refused('table-empty');
		for (const [at, change] of changes.entries()) {
			const problem = changeProblem(table, change);
			if (problem !== null) return refused('correction-wrong', { problem }, `changes.${at}`);
			if (isOfHidden(table, change)) return refused('stays-hidden', {}, `changes.${at}`);
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
	DescribeCards(table, { type: _type, ...described }) {
		const { cards } = described;
		if (table.phase === 'empty') return refused('table-empty');
		if (table.dealer !== 'box') return refused('no-box');
		const strange = notOfTheBox(table, cards);
		if (strange !== undefined) return refused('not-of-the-box', { card: strange }, 'cards');
		return beginAside(table, [{ type: 'CardsDescribed', ...described }], goingOn(table));
	}
} satisfies Partial<Deciders>;
